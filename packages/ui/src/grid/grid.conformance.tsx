import { defineConformance } from '../../test/conformance.tsx';
import { gridAnatomy, Grid } from './index.ts';

export const gridConformance = defineConformance({
  anatomy: gridAnatomy,
  render: (probe) => <Grid {...probe('Root')}>One</Grid>,
  asLink: (link) => <Grid asChild>{link}</Grid>,
});

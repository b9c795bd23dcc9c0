import { defineConformance } from '../../test/conformance.tsx';
import { stackAnatomy, Stack } from './index.ts';

export const stackConformance = defineConformance({
  anatomy: stackAnatomy,
  render: (probe) => <Stack {...probe('Root')}>One</Stack>,
  asLink: (link) => <Stack asChild>{link}</Stack>,
});

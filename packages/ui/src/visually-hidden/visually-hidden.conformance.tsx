import { defineConformance } from '../../test/conformance.tsx';
import { visuallyHiddenAnatomy, VisuallyHidden } from './index.ts';

export const visuallyHiddenConformance = defineConformance({
  anatomy: visuallyHiddenAnatomy,
  render: (probe) => <VisuallyHidden {...probe('Root')}>12 calls</VisuallyHidden>,
  asLink: (link) => <VisuallyHidden asChild>{link}</VisuallyHidden>,
});

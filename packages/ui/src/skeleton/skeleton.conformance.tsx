import { defineConformance } from '../../test/conformance.tsx';
import { skeletonAnatomy, Skeleton } from './index.ts';

export const skeletonConformance = defineConformance({
  anatomy: skeletonAnatomy,
  render: (probe) => <Skeleton {...probe('Root')} />,
});

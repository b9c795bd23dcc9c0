export { Skeleton, type SkeletonProps } from './skeleton.tsx';
export { skeletonAnatomy } from './skeleton.anatomy.ts';

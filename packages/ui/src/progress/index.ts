export { Progress, type ProgressProps } from './progress.tsx';
export { progressAnatomy } from './progress.anatomy.ts';

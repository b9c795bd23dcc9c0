export { PageProgress, type PageProgressProps } from './page-progress.tsx';
export { pageProgressAnatomy } from './page-progress.anatomy.ts';

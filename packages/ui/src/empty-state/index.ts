export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { LampPicture, type PictureName } from './lamp-picture.tsx';
export { emptyStateAnatomy } from './empty-state.anatomy.ts';

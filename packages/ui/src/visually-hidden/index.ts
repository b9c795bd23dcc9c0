export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.tsx';
export { visuallyHiddenAnatomy } from './visually-hidden.anatomy.ts';

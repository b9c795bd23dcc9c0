export { SplitButton, type SplitButtonProps } from './split-button.tsx';
export { splitButtonAnatomy } from './split-button.anatomy.ts';

export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { iconButtonAnatomy } from './icon-button.anatomy.ts';

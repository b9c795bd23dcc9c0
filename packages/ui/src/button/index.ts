export { Button, type ButtonLook, type ButtonProps } from './button.tsx';
export { buttonAnatomy } from './button.anatomy.ts';

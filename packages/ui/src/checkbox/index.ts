export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { checkboxAnatomy } from './checkbox.anatomy.ts';

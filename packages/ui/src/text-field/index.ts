export { TextField, type TextFieldProps } from './text-field.tsx';
export { textFieldAnatomy } from './text-field.anatomy.ts';

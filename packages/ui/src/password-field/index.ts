export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { passwordFieldAnatomy } from './password-field.anatomy.ts';

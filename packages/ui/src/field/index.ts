export { Field, type FieldProps } from './field.tsx';
export { type ControlState, useFieldControl } from './field-context.ts';
export { fieldAnatomy } from './field.anatomy.ts';

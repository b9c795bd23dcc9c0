export { TimeField, type TimeFieldDetails, type TimeFieldProps } from './time-field.tsx';
export { timeFieldAnatomy } from './time-field.anatomy.ts';

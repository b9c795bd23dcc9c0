export { DateField, type DateFieldDetails, type DateFieldProps } from './date-field.tsx';
export { dateFieldAnatomy } from './date-field.anatomy.ts';

export { DatePicker, type DatePickerDetails, type DatePickerProps } from './date-picker.tsx';
export { datePickerAnatomy } from './date-picker.anatomy.ts';

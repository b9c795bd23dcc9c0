export { RadioGroup, type RadioGroupItem, type RadioGroupProps } from './radio-group.tsx';
export { radioGroupAnatomy } from './radio-group.anatomy.ts';

export { Select, type SelectGroup, type SelectItem, type SelectProps } from './select.tsx';
export { selectAnatomy } from './select.anatomy.ts';

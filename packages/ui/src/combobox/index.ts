export { Combobox, type ComboboxItem, type ComboboxProps, type ComboboxSection } from './combobox.tsx';
export { comboboxAnatomy } from './combobox.anatomy.ts';

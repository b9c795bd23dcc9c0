export { Combobox, type ComboboxProps, type ComboboxReason } from './combobox.tsx';
export type { ComboboxItem, ComboboxSection } from './choices.ts';
export { comboboxAnatomy } from './combobox.anatomy.ts';

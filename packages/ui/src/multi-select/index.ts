export {
  MultiSelect,
  type MultiSelectItem,
  type MultiSelectProps,
  type MultiSelectReason,
  type MultiSelectSection,
} from './multi-select.tsx';
export { multiSelectAnatomy } from './multi-select.anatomy.ts';

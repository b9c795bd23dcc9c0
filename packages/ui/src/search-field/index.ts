export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { searchFieldAnatomy } from './search-field.anatomy.ts';

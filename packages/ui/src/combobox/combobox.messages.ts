import { defineMessages } from '../provider/define-messages.ts';

export const comboboxMessages = defineMessages('Combobox', {
  placeholder: 'Choose',
  search: 'Search',
  none: 'No results for “{query}”',
  nothing: 'No options',
  loading: 'Searching',
  arriving: 'Loading the list',
  clear: 'Clear',
});

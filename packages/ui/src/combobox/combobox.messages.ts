import { defineMessages } from '../provider/define-messages.ts';

export const comboboxMessages = defineMessages('Combobox', {
  placeholder: 'Choose',
  search: 'Search',
  none: 'Nothing matches “{query}”',
  nothing: 'Nothing to choose',
  loading: 'Searching',
  arriving: 'Opening the list',
  clear: 'Clear',
});

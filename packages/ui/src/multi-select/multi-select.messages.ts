import { defineMessages } from '../provider/define-messages.ts';

export const multiSelectMessages = defineMessages('MultiSelect', {
  placeholder: 'Choose',
  search: 'Search',
  none: 'No results for “{query}”',
  nothing: 'No options',
  loading: 'Searching',
  arriving: 'Loading the list',
  remove: 'Remove {name}',
  more: '+{count, number}',
  chosen: '{count, number} of {total, number} selected',
  chosenOf: '{count, number} of {max, number} maximum selected',
  all: 'Select all',
  allFound: 'Select {count, number} results',
  clear: 'Select none',
});

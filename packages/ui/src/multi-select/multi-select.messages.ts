import { defineMessages } from '../provider/define-messages.ts';

export const multiSelectMessages = defineMessages('MultiSelect', {
  placeholder: 'Choose',
  search: 'Search',
  none: 'Nothing matches “{query}”',
  nothing: 'Nothing to choose',
  loading: 'Searching',
  arriving: 'Opening the list',
  remove: 'Remove {name}',
  more: '+{count, number}',
  chosen: '{count, number} of {total, number} chosen',
  chosenOf: '{count, number} of at most {max, number} chosen',
  all: 'Choose all',
  allFound: 'Choose the {count, number} found',
  clear: 'Choose none',
});

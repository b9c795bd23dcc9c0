import { defineMessages } from '../provider/define-messages.ts';

export const commandPaletteMessages = defineMessages('CommandPalette', {
  title: 'Commands',
  search: 'What do you want to do?',
  recent: 'Recent',
  commands: 'Commands',
  results: 'Results',
  loading: 'Searching',
  none: 'No results for “{query}”',
  noneHint: 'Try fewer letters, or the first letters of each word.',
  move: 'to move',
  run: 'to run',
  close: 'to close',
});

import { defineMessages } from '../provider/define-messages.ts';

export const commandPaletteMessages = defineMessages('CommandPalette', {
  title: 'Commands',
  search: 'What do you want to do?',
  recent: 'Recent',
  commands: 'Commands',
  results: 'Found',
  loading: 'Searching',
  none: 'Nothing matches “{query}”',
  noneHint: 'Try fewer letters, or the first letters of its words.',
  move: 'to move',
  run: 'to run',
  close: 'to close',
});

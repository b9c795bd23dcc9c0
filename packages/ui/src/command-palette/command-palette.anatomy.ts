import { defineAnatomy } from '../internal/anatomy.ts';

export const commandPaletteAnatomy = defineAnatomy('CommandPalette', {
  Content: { states: { state: "'open' | 'closed'" } },
  Search: {},
  List: {},
  Item: {
    states: {
      focused: 'while the arrow keys are on it',
      hovered: 'while the pointer is on it',
      disabled: 'while it cannot be run',
    },
  },
  Footer: {},
});

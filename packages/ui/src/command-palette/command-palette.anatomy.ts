import { defineAnatomy } from '../internal/anatomy.ts';

export const commandPaletteAnatomy = defineAnatomy('CommandPalette', {
  Content: { states: { state: "'open' | 'closed'" } },
  Search: {},
  List: {},
  Item: {
    states: {
      focused: 'when the arrow keys reached it',
      hovered: 'when hovered',
      disabled: 'when disabled',
    },
  },
  Footer: {},
});

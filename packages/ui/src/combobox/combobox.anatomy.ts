import { defineAnatomy } from '../internal/anatomy.ts';

export const comboboxAnatomy = defineAnatomy('Combobox', {
  Trigger: {
    states: {
      state: "'open' | 'closed'",
      placeholder: 'when nothing is selected',
      invalid: 'when the selection is invalid',
      disabled: 'when disabled',
    },
  },
  Content: {},
  Search: {},
  List: {},
  Item: {
    states: {
      focused: 'when the arrow keys reached it',
      hovered: 'when hovered',
      selected: 'on the selected option',
    },
  },
  Clear: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const comboboxAnatomy = defineAnatomy('Combobox', {
  Trigger: {
    states: {
      state: "'open' | 'closed'",
      placeholder: 'while nothing is chosen',
      invalid: 'while the choice is wrong',
      disabled: 'while it cannot be used',
    },
  },
  Content: {},
  Search: {},
  List: {},
  Item: {
    states: {
      focused: 'while the arrow keys are on it',
      hovered: 'while the pointer is on it',
      selected: 'on the one chosen',
    },
  },
  Clear: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const selectAnatomy = defineAnatomy('Select', {
  Trigger: {
    states: {
      state: "'open' | 'closed'",
      placeholder: 'when nothing is selected',
      invalid: 'when the selection is invalid',
      disabled: 'when disabled',
    },
  },
  Content: {},
  Item: { states: { highlighted: 'when hovered, or reached with the arrow keys', state: "'checked' | 'unchecked'" } },
});

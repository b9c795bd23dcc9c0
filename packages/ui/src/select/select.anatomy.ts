import { defineAnatomy } from '../internal/anatomy.ts';

export const selectAnatomy = defineAnatomy('Select', {
  Trigger: {
    states: {
      state: "'open' | 'closed'",
      placeholder: 'while nothing is chosen',
      invalid: 'while the choice is wrong',
      disabled: 'while it cannot be used',
    },
  },
  Content: {},
  Item: { states: { highlighted: 'while the pointer or the arrow keys are on it', state: "'checked' | 'unchecked'" } },
});

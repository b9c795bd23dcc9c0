import { defineAnatomy } from '../internal/anatomy.ts';

export const radioGroupAnatomy = defineAnatomy('RadioGroup', {
  Root: {
    states: {
      orientation: "'vertical' | 'horizontal'",
      look: "'list' | 'cards'",
      invalid: 'while the choice is wrong',
      disabled: 'while it cannot be used',
    },
  },
  Item: { states: { disabled: 'while it cannot be chosen' } },
  Input: {},
});

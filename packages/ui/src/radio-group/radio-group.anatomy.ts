import { defineAnatomy } from '../internal/anatomy.ts';

export const radioGroupAnatomy = defineAnatomy('RadioGroup', {
  Root: {
    states: {
      orientation: "'vertical' | 'horizontal'",
      look: "'list' | 'cards'",
      invalid: 'when the selection is invalid',
      disabled: 'when disabled',
    },
  },
  Item: { states: { disabled: 'when disabled' } },
  Input: {},
});

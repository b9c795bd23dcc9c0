import { defineAnatomy } from '../internal/anatomy.ts';

export const checkboxAnatomy = defineAnatomy('Checkbox', {
  Root: { states: { invalid: 'while the answer is wrong', disabled: 'while it cannot be changed' } },
  Input: {},
});

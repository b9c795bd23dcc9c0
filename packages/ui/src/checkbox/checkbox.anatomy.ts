import { defineAnatomy } from '../internal/anatomy.ts';

export const checkboxAnatomy = defineAnatomy('Checkbox', {
  Root: { states: { invalid: 'when invalid', disabled: 'when disabled' } },
  Input: {},
});

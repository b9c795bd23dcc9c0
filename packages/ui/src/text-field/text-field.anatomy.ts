import { defineAnatomy } from '../internal/anatomy.ts';

export const textFieldAnatomy = defineAnatomy('TextField', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'when the value is invalid',
      disabled: 'when disabled',
      readonly: 'when read-only',
    },
  },
  Input: {},
});

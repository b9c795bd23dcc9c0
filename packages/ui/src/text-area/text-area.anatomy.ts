import { defineAnatomy } from '../internal/anatomy.ts';

export const textAreaAnatomy = defineAnatomy('TextArea', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'when the value is invalid',
      disabled: 'when disabled',
      readonly: 'when read-only',
    },
  },
  Input: {},
  Counter: { states: { full: 'when the limit is reached' } },
});

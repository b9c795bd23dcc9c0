import { defineAnatomy } from '../internal/anatomy.ts';

export const textAreaAnatomy = defineAnatomy('TextArea', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'while its value is wrong',
      disabled: 'while it cannot be used',
      readonly: 'while it can be read and copied only',
    },
  },
  Input: {},
  Counter: { states: { full: 'when no more letters fit' } },
});

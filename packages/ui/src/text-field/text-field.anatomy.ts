import { defineAnatomy } from '../internal/anatomy.ts';

export const textFieldAnatomy = defineAnatomy('TextField', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'while its value is wrong',
      disabled: 'while it cannot be used',
      readonly: 'while it can be read and copied only',
    },
  },
  Input: {},
});

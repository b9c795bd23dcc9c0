import { defineAnatomy } from '../internal/anatomy.ts';

export const numberFieldAnatomy = defineAnatomy('NumberField', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'while its value is wrong',
      disabled: 'while it cannot be used',
      readonly: 'while it can be read and copied only',
    },
  },
  Input: {},
  Unit: {},
  Decrement: { states: { disabled: 'at the smallest value' } },
  Increment: { states: { disabled: 'at the largest value' } },
  Error: {},
});

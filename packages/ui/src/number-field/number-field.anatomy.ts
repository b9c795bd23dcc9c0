import { defineAnatomy } from '../internal/anatomy.ts';

export const numberFieldAnatomy = defineAnatomy('NumberField', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'when the value is invalid',
      disabled: 'when disabled',
      readonly: 'when read-only',
    },
  },
  Input: {},
  Unit: {},
  Decrement: { states: { disabled: 'at the minimum' } },
  Increment: { states: { disabled: 'at the maximum' } },
  Error: {},
});

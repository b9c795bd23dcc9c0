import { defineAnatomy } from '../internal/anatomy.ts';

export const dateFieldAnatomy = defineAnatomy('DateField', {
  Root: {},
  Box: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'when the date is invalid',
      disabled: 'when disabled',
      readonly: 'when read-only',
    },
  },
  Segment: {
    states: {
      placeholder: 'when this part is empty',
      type: "'year' | 'month' | 'day' | 'literal'",
      focused: 'when focused',
    },
  },
  Error: {},
});

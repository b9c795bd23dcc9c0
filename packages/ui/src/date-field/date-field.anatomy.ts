import { defineAnatomy } from '../internal/anatomy.ts';

export const dateFieldAnatomy = defineAnatomy('DateField', {
  Root: {},
  Box: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'while its day is wrong',
      disabled: 'while it cannot be used',
      readonly: 'while it can be read and copied only',
    },
  },
  Segment: {
    states: {
      placeholder: 'while this part has not been entered',
      type: "'year' | 'month' | 'day' | 'literal'",
      focused: 'while it has the focus',
    },
  },
  Error: {},
});

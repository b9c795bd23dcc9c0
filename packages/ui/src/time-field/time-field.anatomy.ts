import { defineAnatomy } from '../internal/anatomy.ts';

export const timeFieldAnatomy = defineAnatomy('TimeField', {
  Root: {},
  Box: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'while its time is wrong',
      disabled: 'while it cannot be used',
      readonly: 'while it can be read and copied only',
    },
  },
  Segment: {
    states: {
      placeholder: 'while this part has not been entered',
      type: "'hour' | 'minute' | 'dayPeriod' | 'literal'",
      focused: 'while it has the focus',
    },
  },
  Error: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const timeFieldAnatomy = defineAnatomy('TimeField', {
  Root: {},
  Box: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      invalid: 'when the time is invalid',
      disabled: 'when disabled',
      readonly: 'when read-only',
    },
  },
  Segment: {
    states: {
      placeholder: 'when this part is empty',
      type: "'hour' | 'minute' | 'dayPeriod' | 'literal'",
      focused: 'when focused',
    },
  },
  Error: {},
});

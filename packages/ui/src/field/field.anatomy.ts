import { defineAnatomy } from '../internal/anatomy.ts';

export const fieldAnatomy = defineAnatomy('Field', {
  Root: {
    states: {
      invalid: 'when it shows an error',
      disabled: 'when its control is disabled',
      required: 'when a value is required',
    },
  },
  Label: {},
  Description: {},
  Error: {},
});

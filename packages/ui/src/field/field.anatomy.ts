import { defineAnatomy } from '../internal/anatomy.ts';

export const fieldAnatomy = defineAnatomy('Field', {
  Root: {
    states: {
      invalid: 'while an error is shown',
      disabled: 'while its control cannot be used',
      required: 'when a value is needed',
    },
  },
  Label: {},
  Description: {},
  Error: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const richTextFieldAnatomy = defineAnatomy('RichTextField', {
  Root: {
    states: {
      invalid: 'while its value is wrong',
      disabled: 'while it cannot be used',
      readonly: 'while it can be read and copied only',
    },
  },
  Toolbar: {},
  Input: {},
  Panel: {},
  Problem: {},
});

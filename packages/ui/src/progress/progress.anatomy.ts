import { defineAnatomy } from '../internal/anatomy.ts';

export const progressAnatomy = defineAnatomy('Progress', {
  Root: { states: { indeterminate: 'while it is unknown how much is left' } },
});

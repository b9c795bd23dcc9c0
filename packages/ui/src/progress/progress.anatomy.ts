import { defineAnatomy } from '../internal/anatomy.ts';

export const progressAnatomy = defineAnatomy('Progress', {
  Root: { states: { indeterminate: 'when the amount left is unknown' } },
});

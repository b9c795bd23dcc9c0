import { defineAnatomy } from '../internal/anatomy.ts';

export const timelineAnatomy = defineAnatomy('Timeline', {
  Root: {},
  Day: {},
  Item: { states: { tone: "'neutral' | 'beacon' | 'info' | 'success' | 'danger'" } },
  Mark: {},
  Time: {},
  More: {},
});

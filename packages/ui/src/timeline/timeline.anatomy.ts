import { defineAnatomy } from '../internal/anatomy.ts';

export const timelineAnatomy = defineAnatomy('Timeline', {
  Root: { states: { layout: "'days' | 'clock'" } },
  Day: {},
  Item: {
    states: {
      tone: "'neutral' | 'beacon' | 'info' | 'success' | 'danger'",
      kind: "'event' | 'exception' | 'note' | 'due', in the clock layout",
    },
  },
  Before: {},
  Mark: {},
  Time: {},
  More: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const stepsAnatomy = defineAnatomy('Steps', {
  Root: { states: { orientation: "'horizontal' | 'vertical'" } },
  Place: {},
  List: {},
  Item: { states: { state: "'done' | 'current' | 'upcoming' | 'invalid'", current: 'on the current step' } },
  Action: {},
  Mark: {},
});

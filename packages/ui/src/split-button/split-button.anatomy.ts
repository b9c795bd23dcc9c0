import { defineAnatomy } from '../internal/anatomy.ts';

export const splitButtonAnatomy = defineAnatomy('SplitButton', {
  Root: {},
  Action: { states: { loading: 'while what it started is under way', disabled: 'while it cannot be pressed' } },
  Trigger: { states: { state: "'open' | 'closed'", disabled: 'while it cannot be opened' } },
});

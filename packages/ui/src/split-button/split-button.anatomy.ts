import { defineAnatomy } from '../internal/anatomy.ts';

export const splitButtonAnatomy = defineAnatomy('SplitButton', {
  Root: {},
  Action: { states: { loading: 'while its action is running', disabled: 'when disabled' } },
  Trigger: { states: { state: "'open' | 'closed'", disabled: 'when disabled' } },
});

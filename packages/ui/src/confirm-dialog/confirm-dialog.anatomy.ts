import { defineAnatomy } from '../internal/anatomy.ts';

export const confirmDialogAnatomy = defineAnatomy('ConfirmDialog', {
  Content: { states: { state: "'open' | 'closed'", pending: 'while what was confirmed is under way' } },
  Typed: {},
  Failure: {},
  Cancel: {},
  Confirm: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const confirmDialogAnatomy = defineAnatomy('ConfirmDialog', {
  Content: { states: { state: "'open' | 'closed'", pending: 'while the confirmed action is running' } },
  Typed: {},
  Failure: {},
  Cancel: {},
  Confirm: {},
});

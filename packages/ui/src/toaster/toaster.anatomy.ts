import { defineAnatomy } from '../internal/anatomy.ts';

export const toasterAnatomy = defineAnatomy('Toaster', {
  Root: {},
  Toast: { states: { tone: "'neutral' | 'beacon' | 'info' | 'success' | 'danger'", state: "'open' | 'closed'" } },
  Action: {},
  Close: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const popoverAnatomy = defineAnatomy('Popover', {
  Trigger: { states: { state: "'open' | 'closed'" } },
  Content: { states: { state: "'open' | 'closed'" } },
  Close: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const dialogAnatomy = defineAnatomy('Dialog', {
  Trigger: { states: { state: "'open' | 'closed'" } },
  Content: {
    states: { state: "'open' | 'closed'", size: "'sm' | 'md' | 'lg'" },
    vars: { '--ui-dialog-inset': 'gap to the edge of the window' },
  },
  Header: {},
  Title: {},
  Description: {},
  Body: {},
  Footer: {},
  Close: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const drawerAnatomy = defineAnatomy('Drawer', {
  Trigger: { states: { state: "'open' | 'closed'" } },
  Content: {
    states: {
      state: "'open' | 'closed'",
      placement: "'start' | 'end' | 'bottom'",
      beside: 'while it takes room beside the work',
    },
  },
  Header: {},
  Title: {},
  Description: {},
  Body: {},
  Footer: {},
  Close: {},
});

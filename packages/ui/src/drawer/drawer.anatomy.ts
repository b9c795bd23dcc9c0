import { defineAnatomy } from '../internal/anatomy.ts';

export const drawerAnatomy = defineAnatomy('Drawer', {
  Trigger: { states: { state: "'open' | 'closed'" } },
  Content: {
    states: {
      state: "'open' | 'closed'",
      placement: "'start' | 'end' | 'bottom'",
      beside: 'when it sits beside the work area',
    },
  },
  Header: {},
  Title: {},
  Description: {},
  Body: {},
  Footer: {},
  Close: {},
});

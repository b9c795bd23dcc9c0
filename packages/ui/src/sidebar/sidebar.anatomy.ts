import { defineAnatomy } from '../internal/anatomy.ts';

export const sidebarAnatomy = defineAnatomy('Sidebar', {
  Frame: { vars: { '--ui-sidebar-size': 'width of the menu beside its content' } },
  Root: { states: { open: 'when open on a narrow screen' } },
  Toggle: {},
  Group: { states: { open: 'when expanded' } },
  GroupTrigger: {},
  Item: { states: { current: 'on the current page' } },
  Body: {},
});

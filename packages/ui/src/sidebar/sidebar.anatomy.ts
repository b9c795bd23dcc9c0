import { defineAnatomy } from '../internal/anatomy.ts';

export const sidebarAnatomy = defineAnatomy('Sidebar', {
  Frame: { vars: { '--ui-sidebar-size': 'width of the menu beside its content' } },
  Root: { states: { open: 'while it is unfolded in little room' } },
  Toggle: {},
  Group: { states: { open: 'while its entries are shown' } },
  GroupTrigger: {},
  Item: { states: { current: 'on the place that is shown' } },
  Body: {},
});

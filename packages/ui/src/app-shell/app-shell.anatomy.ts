import { defineAnatomy } from '../internal/anatomy.ts';

export const appShellAnatomy = defineAnatomy('AppShell', {
  Root: {
    states: {
      'rail-pinned': 'while the rail shows its words',
      'aside-open': 'while the right drawer is open',
      busy: 'while the next page is on its way',
    },
    vars: {
      '--ui-app-shell-bottom': 'height of the bottom bar, for what floats above it',
      '--ui-app-shell-top': 'height of the top bar, for what stands under it',
      '--ui-app-shell-beside': 'width of the Drawer that pushes the work area',
    },
  },
  Rail: {},
  Brand: {},
  RailGroup: {},
  RailItem: { states: { current: 'on the place where one is' } },
  TopBar: {},
  Main: {},
  Aside: {},
  BottomBar: {},
  BottomItem: { states: { current: 'on the place where one is' } },
});

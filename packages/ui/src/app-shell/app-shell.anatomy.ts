import { defineAnatomy } from '../internal/anatomy.ts';

export const appShellAnatomy = defineAnatomy('AppShell', {
  Root: {
    states: {
      'rail-pinned': 'when the rail is pinned open and shows its labels',
      'aside-open': 'when the right drawer is open',
      busy: 'while the next page loads',
    },
    vars: {
      '--ui-app-shell-bottom': 'height of the bottom bar, for anything that floats above it',
      '--ui-app-shell-top': 'height of the top bar, for anything below it',
      '--ui-app-shell-beside': 'width of the Drawer that pushes the work area aside',
    },
  },
  Rail: {},
  Brand: {},
  RailGroup: {},
  RailItem: { states: { current: 'on the current page' } },
  TopBar: {},
  Main: {},
  Aside: {},
  BottomBar: {},
  BottomItem: { states: { current: 'on the current page' } },
});

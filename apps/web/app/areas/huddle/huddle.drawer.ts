import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    /** The team's slug, and the employee id of the reader. */
    huddle: { readonly team: string; readonly me: number };
  }
}

/** The room of a team, beside the team's screen. It does not change the address: the room has its own page. */
export const huddleDrawer = defineDrawer({
  name: 'huddle',
  keyOf: ({ team }) => team,
  Drawer: lazyPart(() => import('./screen/huddle-drawer.tsx')),
});

import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { callKeyText, readCallKey, type CallKey } from './model/call-key.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    call: CallKey;
  }
}

/** One call: its timeline, passes, survey, and related calls. */
export const callDrawer = defineDrawer({
  name: 'call',
  write: callKeyText,
  read: readCallKey,
  // Stepping from one call to the next keeps the drawer.
  keyOf: ({ slug }) => slug,
  Drawer: lazyPart(() => import('./screen/call-drawer.tsx')),
});

import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { callOutText, readCallOut, type CallOutValue } from './model/call-out-value.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    'call-out': CallOutValue;
  }
}

/** Starts a call-out for short hours. */
export const callOutDrawer = defineDrawer({
  name: 'call-out',
  write: callOutText,
  read: readCallOut,
  Drawer: lazyPart(() => import('./screen/call-out-drawer.tsx')),
});

import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { callsText, readCalls, type CallsBehind } from './model/calls-behind.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    calls: CallsBehind;
  }
}

/** The calls behind a number. */
export const callsDrawer = defineDrawer({
  name: 'calls',
  write: callsText,
  read: readCalls,
  keyOf: ({ slug, from, to }) => `${slug} ${from} ${to}`,
  Drawer: lazyPart(() => import('./screen/calls-drawer.tsx')),
});

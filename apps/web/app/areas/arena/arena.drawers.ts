import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { pointsText, readPointsBehind, type PointsBehind } from './model/points-behind.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    points: PointsBehind;
  }
}

/** What a driver's calls of a day were worth, and why. */
export const pointsDrawer = defineDrawer({
  name: 'points',
  write: pointsText,
  read: readPointsBehind,
  Drawer: lazyPart(() => import('./screen/points-drawer.tsx')),
});

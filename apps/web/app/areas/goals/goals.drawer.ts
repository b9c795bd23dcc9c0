import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { goalText, readGoal, type GoalShown } from './model/goal-shown.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    goal: GoalShown;
  }
}

/** The goal of a metric at a location, with its history. */
export const goalDrawer = defineDrawer({
  name: 'goal',
  write: goalText,
  read: readGoal,
  Drawer: lazyPart(() => import('./screen/goal-drawer.tsx')),
});

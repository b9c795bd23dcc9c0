import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { readDrawerPart, type ScheduleDrawerPart } from './model/drawer-part.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    schedule: ScheduleDrawerPart;
  }
}

/** The drawer beside the open schedule: gaps, requests and changes; templates; open-shift patterns. */
export const scheduleDrawer = defineDrawer({
  name: 'schedule',
  write: String,
  read: readDrawerPart,
  Drawer: lazyPart(() => import('./screen/schedule-drawer.tsx')),
});

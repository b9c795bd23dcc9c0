import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { readShiftsBehind, shiftsText, type ShiftsBehind } from './model/report-state.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    shifts: ShiftsBehind;
  }
}

/** The shifts behind a number of a report. */
export const shiftsDrawer = defineDrawer({
  name: 'shifts',
  write: shiftsText,
  read: readShiftsBehind,
  Drawer: lazyPart(() => import('./screen/shifts-drawer.tsx')),
});

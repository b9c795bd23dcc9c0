import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { driverKeyText, readDriverKey, type DriverKey } from './model/driver-key.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    driver: DriverKey;
    'new-ghost': { readonly slug: string };
  }
}

/** One driver or ghost: profile, availability, time off, schedule and requests. */
export const driverDrawer = defineDrawer({
  name: 'driver',
  write: driverKeyText,
  read: readDriverKey,
  Drawer: lazyPart(() => import('./screen/driver-drawer.tsx')),
});

/** A new ghost of a station. */
export const newGhostDrawer = defineDrawer({
  name: 'new-ghost',
  write: ({ slug }) => slug,
  read: (text) => (/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/.test(text) ? { slug: text } : null),
  Drawer: lazyPart(() => import('./screen/ghost-drawer.tsx')),
});

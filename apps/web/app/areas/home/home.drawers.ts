import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { type RecordKey, readRecordKey, recordKeyText } from './model/record-key.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    'home-tile': RecordKey;
    announcement: RecordKey;
    compose: RecordKey;
  }
}

/** A tile of the home page: new, or to edit. */
export const tileDrawer = defineDrawer({
  name: 'home-tile',
  write: recordKeyText,
  read: readRecordKey,
  Drawer: lazyPart(() => import('./screen/tile-drawer.tsx')),
});

/** An announcement in Communications: its reach, its readers, and what can be done with it. */
export const announcementDrawer = defineDrawer({
  name: 'announcement',
  write: recordKeyText,
  read: readRecordKey,
  Drawer: lazyPart(() => import('./screen/announcement-drawer.tsx')),
});

/** Where an announcement is written: new, or to edit. */
export const composeDrawer = defineDrawer({
  name: 'compose',
  write: recordKeyText,
  read: readRecordKey,
  Drawer: lazyPart(() => import('./screen/compose-drawer.tsx')),
});

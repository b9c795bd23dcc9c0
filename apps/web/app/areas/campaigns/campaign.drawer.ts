import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    /** The id of a training campaign. */
    campaign: number;
  }
}

/** The people of a training campaign: who is behind, to remind and to excuse. */
export const campaignDrawer = defineDrawer({
  name: 'campaign',
  write: String,
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null),
  Drawer: lazyPart(() => import('./screen/campaign-drawer.tsx')),
});

import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    /** The id of a training campaign. */
    campaign: number;
    /** The id of a training campaign. */
    'campaign-about': number;
  }
}

const readId = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** What a training campaign is, for people who don't manage it. */
export const campaignAboutDrawer = defineDrawer({
  name: 'campaign-about',
  write: String,
  read: readId,
  Drawer: lazyPart(() => import('./screen/about-drawer.tsx')),
});

/** The people of a training campaign: who is behind, to remind and to excuse. */
export const campaignDrawer = defineDrawer({
  name: 'campaign',
  write: String,
  read: readId,
  Drawer: lazyPart(() => import('./screen/campaign-drawer.tsx')),
});

import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    'survey-focus': { readonly slug: string; readonly name: string };
  }
}

/** What members said about one driver. It leaves the address alone (feature A16). */
export const surveyFocusDrawer = defineDrawer({
  name: 'survey-focus',
  Drawer: lazyPart(() => import('./screen/survey-focus-drawer.tsx')),
});

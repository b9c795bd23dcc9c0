import { defineDrawer } from '../../kit/drawers/drawer-registry.ts';
import { lazyPart } from '../../kit/page/lazy-part.tsx';
import { readWhy, whyText, type WhyAsked } from './why/why-asked.ts';

declare module '../../kit/drawers/drawer-registry.ts' {
  interface DrawerValues {
    why: WhyAsked;
    /** Id of the element the comments are about. */
    comments: number;
  }
}

/** Why a metric moved. */
export const whyDrawer = defineDrawer({
  name: 'why',
  write: whyText,
  read: readWhy,
  Drawer: lazyPart(() => import('./why/why-drawer.tsx')),
});

/** Comments and notes on an element of the open dashboard. */
export const commentsDrawer = defineDrawer({
  name: 'comments',
  write: String,
  read: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null),
  Drawer: lazyPart(() => import('./comments/element-comments.tsx')),
});

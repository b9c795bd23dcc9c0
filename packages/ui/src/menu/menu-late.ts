import { latePart } from '../internal/late-part.ts';

/** The list and the items of a menu, in a chunk of their own. */
export const menuItems = /* @__PURE__ */ latePart(() => import('./menu-items.tsx'));

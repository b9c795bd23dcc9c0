import { latePart } from '../internal/late-part.ts';

/** The surface of a popover, in a chunk of its own. */
export const popoverSurface = /* @__PURE__ */ latePart(() => import('./popover-surface.tsx'));

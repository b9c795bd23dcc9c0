import { latePart } from '../internal/late-part.ts';

/** The surface of a field's popover, in a chunk of its own. */
export const onDemandSurface = /* @__PURE__ */ latePart(() => import('./on-demand-surface.tsx'));

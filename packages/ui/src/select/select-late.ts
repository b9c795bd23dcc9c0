import { latePart } from '../internal/late-part.ts';

/** The list of a select, in a chunk of its own. */
export const selectList = /* @__PURE__ */ latePart(() => import('./select-list.tsx'));

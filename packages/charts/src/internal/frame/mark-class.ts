import type { MarkKind } from '../scene/scene.ts';

/** The class for a kind of mark, built from the kind's name so that charts do not ship a lookup table. */
export const markClass = (kind: MarkKind): string => `ui-chart-${kind}`;

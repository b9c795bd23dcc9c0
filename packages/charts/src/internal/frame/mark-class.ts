import type { MarkKind } from '../scene/scene.ts';

/** The class of a kind of shape. It is made of the kind's own name, so that a chart carries no list of names. */
export const markClass = (kind: MarkKind): string => `ui-chart-${kind}`;

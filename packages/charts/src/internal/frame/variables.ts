import type { CSSProperties } from 'react';

/**
 * A custom property a chart sets on its parts: `at` and `across` are where something stands along and across an axis, in percent;
 * `digits` the room an axis keeps for its labels; `ratio` the shape of a picture that must keep it, width by height;
 * `height` that of the plot, which a class of the application's may set; `paint` the color of a series;
 * `shape` the outline of the bars a pattern is laid over.
 */
export type ChartVariable = 'at' | 'across' | 'digits' | 'ratio' | 'height' | 'paint' | 'shape';

/** The name of a property. */
export const variable = (name: ChartVariable): string => `--ui-chart-${name}`;

/** The value of one, for a style sheet. */
export const valueOf = (name: ChartVariable): string => `var(${variable(name)})`;

/** An attribute that sets those of them that are given. */
export const setVariables = (values: Partial<Record<ChartVariable, string | number | null>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [variable(name as ChartVariable), value]));

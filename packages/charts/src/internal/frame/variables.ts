import type { CSSProperties } from 'react';

/**
 * Custom properties a chart sets on its parts: `at` and `across` are positions along and across an axis, in percent;
 * `digits` is the space an axis reserves for its labels; `ratio` is the aspect ratio (width by height) of a picture
 * that must keep it; `height` is the plot's height, which an application class may set; `paint` is a series' color;
 * `shape` is the outline of the bars under a pattern.
 */
export type ChartVariable = 'at' | 'across' | 'digits' | 'ratio' | 'height' | 'paint' | 'shape';

/** The name of a property. */
export const variable = (name: ChartVariable): string => `--ui-chart-${name}`;

/** Returns a `var()` reference for style sheets. */
export const valueOf = (name: ChartVariable): string => `var(${variable(name)})`;

/** Returns a style attribute with the given properties. */
export const setVariables = (values: Partial<Record<ChartVariable, string | number | null>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [variable(name as ChartVariable), value]));

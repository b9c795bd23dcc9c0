import type { CSSProperties } from 'react';

/** The custom properties a chart sets on its parts. */
export const variables = {
  /** Where something stands along an axis, in percent. */
  at: '--ui-at',
  /** Where something stands across it, in percent. */
  across: '--ui-across',
  /** The room an axis keeps for its labels, in digits. */
  digits: '--ui-chart-digits',
  /** The shape of a picture that must keep it: width by height. */
  ratio: '--ui-chart-ratio',
  /** The height of the plot; a class of the application's may set it. */
  height: '--ui-chart-height',
  /** The colour of a series. */
  paint: '--ui-chart-paint',
  /** The outline of the bars a pattern is laid over. */
  shape: '--ui-chart-shape',
} as const;

/** The value of one of the properties, for a style sheet. */
export const valueOf = (name: keyof typeof variables): string => `var(${variables[name]})`;

/** An attribute that sets some of the properties. */
export function setVariables(values: Partial<Record<keyof typeof variables, string | number>>): CSSProperties {
  const style: Record<string, string | number> = {};
  for (const name in values) style[variables[name as keyof typeof variables]] = values[name as keyof typeof variables] as string | number;
  return style;
}

/** A unit coordinate as a percentage. */
export const percent = (unit: number): string => `${Math.round(unit) / 10}%`;

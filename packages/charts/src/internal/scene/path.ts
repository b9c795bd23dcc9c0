/** Rounds to a tenth of a unit: a tenth of a pixel in a plot 1000 pixels wide. */
const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of path data. */
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A closed rectangle. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`;

/** A horizontal line across the plot. */
export const levelLine = (y: number): string => `M${at(0, y)}H1000`;

/** A vertical line through the plot. */
export const plumbLine = (x: number): string => `M${at(x, 0)}V1000`;

/** A dot, drawn as a zero-length line with round caps. */
export const dot = (x: number, y: number): string => `M${at(x, y)}h0.01`;

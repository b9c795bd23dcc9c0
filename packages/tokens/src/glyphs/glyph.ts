/** A drawing on a 24 by 24 grid: lines to stroke with round caps, and areas to fill. */
export interface Glyph {
  readonly strokes: readonly string[];
  readonly fills: readonly string[];
}

/** The grid of every glyph, as an SVG `viewBox`. */
export const glyphViewBox = '0 0 24 24';

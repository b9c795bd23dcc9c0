/** A drawing on a 24 by 24 grid: lines to stroke with round ends, and areas to fill. */
export interface Glyph {
  readonly strokes: readonly string[];
  readonly fills: readonly string[];
}

/** The grid every glyph is drawn on, as an SVG `viewBox`. */
export const glyphViewBox = '0 0 24 24';

// Advance widths of IBM Plex Sans from space to tilde, in hundredths of an em, two digits each.
const advances =
  '2428427160936924333345602740273860606060606060606060292960606048896465626758566971405163508171716171645857686189615958323832605660535850585532535725255327875756585837493557497751504634313460';
const em = Array.from({ length: 95 }, (_, index) => Number(advances.slice(2 * index, 2 * index + 2)) / 100);
/** Accented letters are as wide as plain letters; CJK characters are one em wide. */
const letter = 0.64;
const square = 1;

/**
 * Estimates the width of a text in units of its font size, without an element or a canvas, so that it is fast and
 * gives the same result on the server.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    width += em[code - 32] ?? (code < 0x1100 ? letter : square);
  }
  return width;
}

/** How the page's font compares to the built-in table, measured once in the browser. */
export interface TextMetrics {
  /** Px per unit of {@link textWidth}. */
  readonly scale: number;
  /** Px of a cell's padding, both sides together. */
  readonly padding: number;
}

/** Plex Sans at 14 px in a page of standard density. */
export const defaultMetrics: TextMetrics = { scale: 14, padding: 24 };

/** Sample text measured to calibrate for the page's font. */
export const sampleText = 'The quick brown fox jumps over 0123456789 lazy dogs';

/** Allowance for heavier weights and kerning. */
const margin = 1.05;

/** Whether a text is certain to fit in a cell of that width. */
export const fits = (text: string, width: number, { scale, padding }: TextMetrics): boolean =>
  textWidth(text) * scale * margin + padding <= width;

// Advance widths of IBM Plex Sans from space to tilde, in hundredths of an em, two digits each.
const advances =
  '2428427160936924333345602740273860606060606060606060292960606048896465626758566971405163508171716171645857686189615958323832605660535850585532535725255327875756585837493557497751504634313460';
const em = Array.from({ length: 95 }, (_, index) => Number(advances.slice(2 * index, 2 * index + 2)) / 100);
/** Letters with accents are as wide as letters; what is written in squares is as wide as its line is high. */
const letter = 0.64;
const square = 1;

/**
 * About how wide a text is, in units of its font size. It asks nobody: no element, no canvas, so it costs as little
 * as reading the text, and gives a server the answer a browser gets.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    width += em[code - 32] ?? (code < 0x1100 ? letter : square);
  }
  return width;
}

/** How a page's own font compares to the table, measured once where there is a page. */
export interface TextMetrics {
  /** Px a unit of {@link textWidth} takes. */
  readonly scale: number;
  /** Px of a cell's padding, both sides together. */
  readonly padding: number;
}

/** Plex Sans at 14 px in a page of standard density. */
export const defaultMetrics: TextMetrics = { scale: 14, padding: 24 };

/** A text whose width tells how the page's font compares. */
export const sampleText = 'The quick brown fox jumps over 0123456789 lazy dogs';

/** Heavier weights and kerning move a text by less than this. */
const margin = 1.05;

/** A text surely fits into a cell that wide. */
export const fits = (text: string, width: number, { scale, padding }: TextMetrics): boolean =>
  textWidth(text) * scale * margin + padding <= width;

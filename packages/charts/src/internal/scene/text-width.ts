const widths: Record<string, number> = {};

/**
 * Estimates the width of a text in pixels at axis label size, 11 px. It does not measure in the page, so server and
 * browser agree.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widths[letter] ??= letterWidth(letter);
  return width;
}

const letterWidth = (letter: string): number =>
  /[\s.,:;'|ilI!()[\]jft\u00a0\u202f]/.test(letter)
    ? 3.4
    : /[mwMW@%—]/.test(letter)
      ? 9.4
      : letter > '\u2e80'
        ? 11
        : 6.4;

/** Truncates a text with an ellipsis to about the given number of pixels. */
export function shorten(text: string, most: number): string {
  if (text.length * 3.4 <= most || textWidth(text) <= most) return text;
  let [kept, width] = ['', 11];
  for (const letter of text) {
    width += textWidth(letter);
    if (width > most) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** The width of the longest of some texts, in digits, which are `1ch` wide. */
export const widthInDigits = (texts: readonly string[]): number =>
  Math.ceil(Math.max(0, ...texts.map(textWidth)) / 6.4 + 0.2);

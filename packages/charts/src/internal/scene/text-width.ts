/** About how many pixels a text takes at the size of an axis label, 11 px. No page is asked, so server and browser agree. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += /[\s.,:;'|ilI!()[\]jft\u00a0\u202f]/.test(letter) ? 3.4 : /[mwMW@%—]/.test(letter) ? 9.4 : letter > '\u2e80' ? 11 : 6.4;
  return width;
}

/** The width of the longest of some texts in digits, which are `1ch` wide. */
export const widthInDigits = (texts: readonly string[]): number => Math.ceil(Math.max(0, ...texts.map(textWidth)) / 6.4 + 0.2);

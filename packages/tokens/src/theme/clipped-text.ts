/**
 * One line of words that may be longer than its place: declarations to spread into a vanilla-extract rule. The dots stand
 * where the words themselves end: a name in Latin letters keeps its beginning in a page read from right to left, and so
 * does an Arabic one in a page read from left to right. Short words stay on the side of the page.
 */
export function clippedText() {
  return {
    overflow: 'hidden' as const,
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext' as const,
    // The side the page begins on, and not the one the words begin on; Chromium and Safari know it by the first name only.
    textAlign: ['-webkit-match-parent' as const, 'match-parent' as const],
  };
}

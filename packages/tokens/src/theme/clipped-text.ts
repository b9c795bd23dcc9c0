/**
 * Single-line truncation, as declarations to spread into a vanilla-extract rule. The ellipsis is at the end of the
 * text's own direction: a name in Latin letters keeps its beginning on a right-to-left page, and an Arabic one on a
 * left-to-right page. Short text stays on the page's start side.
 */
export function clippedText() {
  return {
    overflow: 'hidden' as const,
    textOverflow: 'ellipsis',
    unicodeBidi: 'plaintext' as const,
    // Align to the page's start side, not the text's; Chromium and Safari only support the prefixed name.
    textAlign: ['-webkit-match-parent' as const, 'match-parent' as const],
  };
}

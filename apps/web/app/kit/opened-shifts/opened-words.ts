/** Follows what a decision did: '. 2 shifts are open now.', or nothing. */
export function openedWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '. 1 shift is open now.' : `. ${count} shifts are open now.`;
}

/** What undoing the opening did. Some or all of the shifts may have been taken meanwhile. */
export function keptWords(name: string, count: number): string {
  if (count === 0) return 'Nothing to undo: these shifts aren’t open anymore';
  return count === 1 ? `${name} has the shift again` : `${name} has ${count} shifts again`;
}

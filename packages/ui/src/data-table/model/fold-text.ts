// Most text needs no unfolding, and asking is ten times cheaper than doing it.
const plain = /^[\u0020-\u007e]*$/;

/** Text as filters compare it: without case and accents, so "Jose" finds "José". */
export function foldText(text: string): string {
  return (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

// Most text is plain ASCII, and the test is ten times faster than normalizing.
const plain = /^[\u0020-\u007e]*$/;

/** Normalizes text for filters: ignores case and accents, so "Jose" finds "José". */
export function foldText(text: string): string {
  return (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

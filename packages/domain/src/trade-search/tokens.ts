/** One word of a phrase, as typed and without its plural. */
export interface Token {
  readonly word: string;
  readonly stem: string;
}

/** A word without its plural: 'tows' and 'tow' are the same, 'pass' and 'this' keep their s. */
export function stemOf(word: string): string {
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** A dash that means 'to': between two numbers such as 5-7 and 11/1-11/7, or with spaces around it. ISO days keep theirs. */
const dashesToWords = (phrase: string): string =>
  phrase
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s-\s|(?<!\d{4}|\d{4}-\d\d)(?<=\d(?:[ap]m)?)-(?=\d)|(?<=\d{4}-\d\d-\d\d)-(?=\d)/g, ' to ');

/** The words of a phrase, in lowercase. Signs separate words, except inside dates and hyphened words. */
export function tokensOf(phrase: string): readonly Token[] {
  const words =
    dashesToWords(phrase.toLowerCase().replaceAll('>', ' over ')).match(/[\p{L}\d]+(?:[-/'’.][\p{L}\d]+)*/gu) ?? [];
  return words.map((word) => ({ word, stem: stemOf(word) }));
}

/** Whether the words stand at a position. */
export function standsAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.stem === stemOf(word));
}

/** Why a cell has no value: a word that says so, or an Excel error. */
export type Nothing = 'word' | 'error';

/** Words that systems write where there is no value. */
export const emptyWords: readonly string[] = [
  'null',
  '(null)',
  '<null>',
  '[null]',
  '\\n',
  'nil',
  'none',
  '(none)',
  '(blank)',
  'n/a',
  'n.a.',
  'na',
  'nan',
  'nat',
  'undefined',
  '-',
  '--',
  '---',
  '–',
  '—',
];
const longestWord = 14;
const known = new Set(emptyWords);
/** The errors of every Excel version and language, such as #N/A, #VALUE! and #NAME?, and a column too narrow to show. */
const excelError = /^#(n\/a|nv|[\p{L}\d_/]+[!?]|getting_data|#+)$/iu;

/**
 * Whether a text says that there is no value. In a name, a word counts only in capitals or lower case, because people
 * are called Null and None. `words` replaces the usual words.
 */
export function nothingIn(text: string, { isName = false, words }: NothingRules = {}): Nothing | null {
  if (text.startsWith('#')) return excelError.test(text) ? 'error' : null;
  if (words) return words.has(text.toLowerCase()) ? 'word' : null;
  if (text.length > longestWord || !known.has(text.toLowerCase())) return null;
  return isName && /^\p{Lu}\p{Ll}/u.test(text) ? null : 'word';
}

export interface NothingRules {
  readonly isName?: boolean;
  /** In lower case. */
  readonly words?: ReadonlySet<string> | undefined;
}

/** What the report says about cells without a value. */
export const nothingNotes: Readonly<Record<Nothing, string>> = {
  word: 'cells with a word for no value, such as NULL or N/A, imported as empty. If it is a value, set "empty" in the map',
  error: 'cells with an Excel error, imported as empty. Correct the formula, then import again',
};

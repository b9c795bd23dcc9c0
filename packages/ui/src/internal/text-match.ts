// Most text needs no folding, and testing for that is cheaper than folding.
const plain = /^[\u0020-\u007e]*$/;
const letter = /[\p{L}\p{N}]/u;

/** Folds text for search: drops case and accents but keeps the length in UTF-16 units, so that indexes still match. */
export function foldUnits(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    folded += (unit.normalize('NFD').charAt(0) || unit).toLowerCase().charAt(0) || unit;
  }
  return folded;
}

/** Start and end of a run of matched letters. The end is exclusive. */
export type TextSpan = readonly [start: number, end: number];

/** The score of a text for a query, and the letters that matched. */
export interface TextMatch {
  /** Larger is better. Only comparable between texts matched against the same query. */
  readonly score: number;
  readonly spans: readonly TextSpan[];
}

const startsWord = (text: string, index: number) => index === 0 || !letter.test(text.charAt(index - 1));

/** Finds a word of the query in the text, preferably at the start of a word. */
function findWord(text: string, word: string): { readonly at: number; readonly start: boolean } | null {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) if (startsWord(text, at)) return { at, start: true };
  return first < 0 ? null : { at: first, start: false };
}

/**
 * Finds letters in order, each at the start of a word or right after the previous one: "gd" finds "Go to dashboard".
 */
function findInitials(text: string, letters: string): TextSpan[] | null {
  const spans: [number, number][] = [];
  let from = 0;
  for (const wanted of letters) {
    const last = spans.at(-1);
    if (last && text.charAt(last[1]) === wanted) {
      last[1] += 1;
      from = last[1];
      continue;
    }
    let at = text.indexOf(wanted, from);
    while (at >= 0 && !startsWord(text, at)) at = text.indexOf(wanted, at + 1);
    if (at < 0) return null;
    spans.push([at, at + 1]);
    from = at + 1;
  }
  return spans;
}

/**
 * Matches a text against a query. Every word of the query must occur in the text, and scores higher at the start of a
 * word. With `initials`, the first letters of words match too. An empty query matches everything equally. Returns null
 * for no match.
 */
export function matchText(query: string, text: string, { initials = false } = {}): TextMatch | null {
  const wanted = foldUnits(query).trim();
  if (wanted === '') return { score: 0, spans: [] };
  const folded = foldUnits(text);
  const spans: TextSpan[] = [];
  let score = folded === wanted ? 400 : folded.startsWith(wanted) ? 200 : 0;
  for (const word of wanted.split(/\s+/)) {
    const found = findWord(folded, word);
    if (!found) {
      const letters = initials ? findInitials(folded, wanted.replaceAll(/\s+/g, '')) : null;
      return letters && { score: 20 - Math.min(19, letters.length), spans: letters };
    }
    score += found.start ? 100 : 40;
    spans.push([found.at, found.at + word.length]);
  }
  return { score, spans: joined(spans) };
}

/** Sorts spans and merges those that touch or overlap. */
function joined(spans: readonly TextSpan[]): TextSpan[] {
  const result: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

// Most text needs no unfolding, and asking is cheaper than doing it.
const plain = /^[\u0020-\u007e]*$/;
const letter = /[\p{L}\p{N}]/u;

/** Text as people search it: without case and accents, unit for unit as long as it was, so that places in it hold. */
export function foldUnits(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    folded += (unit.normalize('NFD').charAt(0) || unit).toLowerCase().charAt(0) || unit;
  }
  return folded;
}

/** From where up to where letters were found; the end is not included. */
export type TextSpan = readonly [start: number, end: number];

/** How well a text answers a query, and which of its letters do. */
export interface TextMatch {
  /** Larger is better; only comparable between texts of one query. */
  readonly score: number;
  readonly spans: readonly TextSpan[];
}

const startsWord = (text: string, index: number) => index === 0 || !letter.test(text.charAt(index - 1));

/** Where a word of the query stands, at the start of a word of the text if it does anywhere. */
function findWord(text: string, word: string): { readonly at: number; readonly start: boolean } | null {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) if (startsWord(text, at)) return { at, start: true };
  return first < 0 ? null : { at: first, start: false };
}

/** Letters in order, each as the start of a word or right after the one before: "gd" finds "Go to dashboard". */
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
 * How a text answers what was typed: every word of the query somewhere in it, best at the start of its words; or, with
 * `initials`, the first letters of its words. An empty query is answered by everything alike. Null is no answer.
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

/** Spans in order, those that touch or overlap as one. */
function joined(spans: readonly TextSpan[]): TextSpan[] {
  const result: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

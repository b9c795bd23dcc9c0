import { headsOf } from './pattern-heads.ts';
import type { SpelledWord } from './spelling.ts';

/** How a construction changes the words after it, up to the end of their clause. */
export type Turn =
  /** Turns them around: "far from", "failed to". */
  | 'negates'
  /** Praise after it is missing: "needs", "should have been". */
  | 'wishes'
  /** Praise after it is only expected or claimed, and doesn't count: "supposed to be", "if you like". */
  | 'expects'
  /** Blame after it is not the service's: "saved me from". */
  | 'excuses'
  /** A negation before it doesn't reach past it: "not only". */
  | 'shields';

/** Words whose tone differs from the tones of the single words. */
export interface Construction {
  /** Matches words with single spaces between them, with commas and periods as words of their own. */
  readonly pattern: RegExp;
  /** -3 to 3; 0 for words that carry no tone here. */
  readonly weight: number;
  readonly turn: Turn | null;
}

/** The constructions of a language, by the words they begin with. */
export interface Constructions {
  readonly byWord: ReadonlyMap<string, readonly Construction[]>;
  /** Constructions that begin with a part of a word, or with any word. */
  readonly byBeginning: readonly (readonly [beginning: string, construction: Construction])[];
}

/** A construction found in words. */
export interface ConstructionMatch {
  readonly construction: Construction;
  /** Index of its first word. */
  readonly first: number;
  /** One past the index of its last word. */
  readonly past: number;
}

/** Reads lines of "weight | pattern" or "weight turn | pattern". A pattern is a regular expression over whole words. */
export function constructionsOf(lines: string, blocks: Readonly<Record<string, string>> = {}): Constructions {
  const byWord = new Map<string, Construction[]>();
  const byBeginning: [string, Construction][] = [];
  for (const line of lines.trim().split('\n')) {
    const bar = line.indexOf('|');
    const [weight, turn] = line.slice(0, bar).trim().split(' ');
    const pattern = line
      .slice(bar + 1)
      .trim()
      .replaceAll(/<(\w+)>/g, (_all, name: string) => `(?:${blocks[name] ?? ''})`);
    const construction: Construction = {
      pattern: new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'gu'),
      weight: Number(weight),
      turn: (turn ?? null) as Turn | null,
    };
    const { words, beginnings } = headsOf(pattern);
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), construction]);
    for (const beginning of beginnings) byBeginning.push([beginning, construction]);
  }
  return { byWord, byBeginning };
}

/** Constructions that may occur in these words, since they begin with one of them. */
function candidates({ byWord, byBeginning }: Constructions, words: readonly SpelledWord[]): ReadonlySet<Construction> {
  const found = new Set<Construction>();
  for (const { word } of words) {
    for (const construction of byWord.get(word) ?? []) found.add(construction);
    for (const [beginning, construction] of byBeginning) if (word.startsWith(beginning)) found.add(construction);
  }
  return found;
}

/** Every match of the constructions, the longest first. They overlap. */
export function findConstructions(
  constructions: Constructions,
  words: readonly SpelledWord[],
  sentenceOf: (clause: number) => number,
): readonly ConstructionMatch[] {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let text = '';
  for (const [index, { word, clause }] of words.entries()) {
    const before = words[index - 1];
    if (before && before.clause !== clause) text += sentenceOf(before.clause) === sentenceOf(clause) ? ', ' : '. ';
    starts.set(text.length, index);
    text += word;
    ends.set(text.length, index + 1);
    text += ' ';
  }
  text = text.trimEnd();
  const found: ConstructionMatch[] = [];
  for (const construction of candidates(constructions, words))
    for (const match of text.matchAll(construction.pattern)) {
      const [first, past] = [starts.get(match.index), ends.get(match.index + match[0].length)];
      if (first !== undefined && past !== undefined) found.push({ construction, first, past });
    }
  return found.toSorted((a, b) => b.past - b.first - (a.past - a.first) || a.first - b.first);
}

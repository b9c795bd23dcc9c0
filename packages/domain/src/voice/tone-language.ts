import type { Constructions } from './constructions.ts';
import { outlineOf } from './spelling.ts';

/** What the tone of a language is read with. */
export interface ToneLanguage {
  /** The tone of each word, -3 to 3. */
  readonly weights: ReadonlyMap<string, number>;
  /** The tone of long words by their outline, for misspelled ones. */
  readonly outlines: ReadonlyMap<string, number>;
  readonly constructions: Constructions;
  /** Words that turn around the words after them. */
  readonly negations: ReadonlySet<string>;
  /** Negations that only reach the next few words: "no". */
  readonly shortNegations: ReadonlySet<string>;
  /** Words that strengthen (above 1) or weaken the word after them. */
  readonly degrees: ReadonlyMap<string, number>;
  /** Forms of a word to look up, the most likely first. */
  readonly formsOf: (word: string) => readonly string[];
  /** A word as constructions and word lists spell it. */
  readonly spelled: (word: string) => string;
}

/** The outlines of a language's longer words. An outline that several tones share is left out. */
export function outlinesOf(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const outlines = new Map<string, number>();
  for (const [word, weight] of weights) {
    if (word.length < 7) continue;
    const outline = outlineOf(word);
    outlines.set(outline, outlines.has(outline) && outlines.get(outline) !== weight ? 0 : weight);
  }
  return outlines;
}

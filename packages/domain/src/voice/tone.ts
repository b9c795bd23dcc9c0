import { type ConstructionMatch, findConstructions, type Turn } from './constructions.ts';
import { englishTone } from './english-tone.ts';
import { outlineOf, type SpelledWord, spelledWords } from './spelling.ts';
import { markWeights } from './tone-lexicon.ts';
import type { ToneLanguage } from './tone-language.ts';
import type { ParsedComment, Token } from './tokens.ts';

/** A word or phrase that carries a tone. */
export interface ToneCue {
  /** Index of the first token. */
  readonly first: number;
  /** One past the index of the last token. */
  readonly past: number;
  /** Strength after negation, intensity and contrast; negative for blame. */
  readonly weight: number;
  /** Whether a negation inverted it. */
  readonly negated: boolean;
}

/** Words a negation, a wish or an excuse reaches, if its clause doesn't end before. */
const reach = 9;
/** Words after which a negation in the same clause ends: "he did not call and was rude". */
const scopeEnds = new Set(
  'and so because which who then plus since when while until till y porque que cuando'.split(' '),
);
/** A negation without a word it could turn around, such as "he never checked". */
const bareNegation = -0.3;

/** Whether a word negates the words after it. */
export function isNegation(word: string): boolean {
  return (
    word.endsWith("n't") ||
    englishTone.negations.has(word) ||
    /^(?:do|does|did|ca|could|wo|would|is|was|are)nt$/.test(word)
  );
}

/** Tone of a single word out of context, -3 to 3; 0 if it is not in a list. */
export function toneOf(word: string, language: ToneLanguage = englishTone): number {
  const mark = markWeights.get(word);
  if (mark !== undefined) return mark;
  for (const form of language.formsOf(word)) {
    const weight = language.weights.get(form);
    if (weight !== undefined) return weight;
  }
  return word.length >= 6 ? (language.outlines.get(outlineOf(word)) ?? 0) : 0;
}

/**
 * The tone cues of a comment. Constructions come first, the longest one, then single words. A negation inverts and
 * weakens the cues after it in its clause ("not good" blames less than "bad"). Words such as "very" strengthen a cue.
 * In a sentence with "but", text after it weighs more than text before it.
 */
export function toneCues(comment: ParsedComment, language: ToneLanguage = englishTone): readonly ToneCue[] {
  const words = spelledWords(comment.tokens).map((word) => ({ ...word, word: language.spelled(word.word) }));
  const sentenceOf = (clause: number) => comment.clauses[clause]!.sentence;
  const taken = new Uint8Array(words.length);
  const kept: ConstructionMatch[] = [];
  for (const match of findConstructions(language.constructions, words, sentenceOf)) {
    if (taken.subarray(match.first, match.past).some(Boolean)) continue;
    taken.fill(1, match.first, match.past);
    kept.push(match);
  }
  const turns = turnsOf(words, taken, kept, language);
  const found = [
    ...kept
      .filter(({ construction }) => construction.weight !== 0)
      .map(({ construction, first, past }) => ({ first, past, weight: construction.weight })),
    ...words.flatMap(({ word }, first) => {
      if (taken[first] || language.negations.has(word) || isDegree(words, first, language)) return [];
      const weight = toneOf(word, language);
      return weight === 0 ? [] : [{ first, past: first + 1, weight }];
    }),
  ];
  const cues = found.flatMap((cue) => {
    const inContext = contextOf(comment, words, cue, turns, taken, language);
    return inContext === null ? [] : [inContext];
  });
  return [...cues, ...bareNegations(comment, words, taken, turns, found)].toSorted((a, b) => a.first - b.first);
}

/** Words such as "pretty" or "terribly" only strengthen the tone of the word after them: "pretty bad". */
function isDegree(words: readonly SpelledWord[], at: number, language: ToneLanguage): boolean {
  const [own, next] = [words[at]!, words[at + 1]];
  if (!next || next.clause !== own.clause || !language.degrees.has(own.word)) return false;
  return language.degrees.has(next.word) || toneOf(next.word, language) !== 0;
}

/** The turns that reach a word, in order; 'shields' is never among them. */
type Turns = readonly (readonly { readonly turn: Turn; readonly from: number }[])[];

function turnsOf(
  words: readonly SpelledWord[],
  taken: Uint8Array,
  kept: readonly ConstructionMatch[],
  language: ToneLanguage,
): Turns {
  const turns: { turn: Turn; from: number }[][] = words.map(() => []);
  const spread = (turn: Turn, from: number, begin: number, most: number) => {
    const clause = words[begin - 1]!.clause;
    for (let at = begin; at < Math.min(words.length, begin + most); at += 1) {
      const { word, clause: of } = words[at]!;
      if (of !== clause) return;
      if (turn === 'negates' && at > begin && scopeEnds.has(word) && !continuesList(words, at, language)) return;
      turns[at]!.push({ turn, from });
    }
  };
  for (const { construction, first, past } of kept)
    if (construction.turn !== null && construction.turn !== 'shields') spread(construction.turn, first, past, reach);
  for (const [at, { word }] of words.entries())
    if (!taken[at] && language.negations.has(word) && !isRepeated(word, turns[at]!))
      spread('negates', at, at + 1, language.shortNegations.has(word) ? 4 : reach);
  return turns;
}

/** "neither fast nor friendly" negates once. */
function isRepeated(word: string, reaching: readonly { readonly turn: Turn }[]): boolean {
  return (word === 'nor' || word === 'ni') && reaching.some(({ turn }) => turn === 'negates');
}

/** "not nice and friendly": the word after "and" is negated, too. */
function continuesList(words: readonly SpelledWord[], at: number, language: ToneLanguage): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  return (
    before !== undefined && after !== undefined && toneOf(before.word, language) > 0 && toneOf(after.word, language) > 0
  );
}

interface FoundCue {
  readonly first: number;
  readonly past: number;
  readonly weight: number;
}

function contextOf(
  comment: ParsedComment,
  words: readonly SpelledWord[],
  { first, past, weight }: FoundCue,
  turns: Turns,
  taken: Uint8Array,
  language: ToneLanguage,
): ToneCue | null {
  const { tokens, clauses } = comment;
  const { token, clause } = words[first]!;
  let toned = weight;
  const negated = turns[first]!.filter(({ turn }) => turn === 'negates').length % 2 === 1;
  if (negated) toned *= toned > 0 ? -0.8 : -0.5;
  for (const { turn } of turns[first]!)
    if (turn === 'wishes') toned = weight > 0 ? -0.4 * weight : 0;
    else if (turn === 'expects' && toned > 0) toned = 0;
    else if (turn === 'excuses' && toned < 0) toned = 0;
  if (toned === 0) return null;
  let factor = 1;
  for (let before = first - 1; before >= Math.max(0, first - 2); before -= 1)
    if (words[before]!.clause === clause && !taken[before]) factor *= language.degrees.get(words[before]!.word) ?? 1;
  const lastToken = words[past - 1]!.token + 1;
  if (tokens.slice(token, lastToken).some(({ shouted }) => shouted)) factor *= 1.25;
  if (clauses[clause] === undefined) return null;
  return { first: token, past: lastToken, weight: toned * factor * contrastFactor(comment, clause), negated };
}

/** A negation that turned no word around still sounds like blame: "he never checked the tire". */
function bareNegations(
  comment: ParsedComment,
  words: readonly SpelledWord[],
  taken: Uint8Array,
  turns: Turns,
  found: readonly FoundCue[],
): readonly ToneCue[] {
  return words.flatMap(({ word, token, clause }, at) => {
    if (taken[at] || !/^(?:not|never)$/.test(word)) return [];
    const turned = found.some(({ first }) => turns[first]!.some(({ turn, from }) => turn === 'negates' && from === at));
    if (turned || words[at + 1]?.clause !== clause) return [];
    return [{ first: token, past: token + 1, weight: bareNegation * contrastFactor(comment, clause), negated: false }];
  });
}

function contrastFactor({ clauses }: ParsedComment, index: number): number {
  const clause = clauses[index]!;
  if (clause.concession) return 0.5;
  if (clause.contrast) return 1.3;
  const outweighed = clauses.some(
    (other, at) =>
      at > index &&
      other.contrast &&
      other.past - other.first > 1 &&
      other.sentence - clause.sentence <= 1 &&
      at - index <= 2,
  );
  return outweighed ? 0.7 : 1;
}

/** Sum of the cues between two tokens. */
export function toneBetween(cues: readonly ToneCue[], first: number, past: number): number {
  let sum = 0;
  for (const cue of cues) if (cue.first >= first && cue.first < past) sum += cue.weight;
  return sum;
}

/** Log-odds of praise from a sum of cues: levels off, so that ten kind words don't outweigh everything else. */
export function oddsOf(sum: number): number {
  return (2.2 * sum) / Math.sqrt(sum * sum + 6);
}

/** Tokens in the scope of a negation, which the models count as different words. */
export function negatedTokens(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let left = 0;
  let clause = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.clause !== clause) left = 0;
    clause = token.clause;
    if (isNegation(token.word)) left = 4;
    else if (left > 0) {
      left -= 1;
      marks[index] = 1;
    }
  }
  return marks;
}

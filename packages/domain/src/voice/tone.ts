import { baseForms, type ParsedComment, PhraseFinder, type Token } from './tokens.ts';
import { tonePhrases, toneWeights } from './tone-lexicon.ts';

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

const negations = new Set(
  `not no never none nobody nothing neither nor cannot without hardly barely scarcely isnt wasnt arent werent dont doesnt
  didnt cant couldnt wont wouldnt shouldnt havent hasnt hadnt aint zero`.split(/\s+/),
);
const stronger = new Map(
  `very really so extremely super incredibly absolutely truly highly totally completely especially exceptionally
  ridiculously insanely unbelievably thoroughly always such too most`
    .split(/\s+/)
    .map((word) => [word, 1.4] as const),
);
const weaker = new Map(
  `slightly somewhat fairly rather little bit kinda sorta almost partly mostly pretty`
    .split(/\s+/)
    .map((word) => [word, 0.7] as const),
);
const wordsBetween = 3;

/** Whether a word negates the words after it. */
export function isNegation(word: string): boolean {
  return word.endsWith("n't") || negations.has(word);
}

const phraseFinder = new PhraseFinder(tonePhrases.map(([phrase]) => phrase));

/** Tone of a single word out of context, -3 to 3; 0 if it is not in a list. */
export function toneOf(word: string): number {
  for (const form of baseForms(word)) {
    const weight = toneWeights.get(form);
    if (weight !== undefined) return weight;
  }
  return 0;
}

/**
 * The tone cues of a comment. A negation up to three words before a cue in the same clause inverts and weakens it ("not
 * good" blames less than "bad"). Words such as "very" strengthen it. In a sentence with "but", text after it weighs
 * more than text before it.
 */
export function toneCues(comment: ParsedComment): readonly ToneCue[] {
  const { tokens } = comment;
  const taken = new Uint8Array(tokens.length);
  const cues: ToneCue[] = [];
  const phrases = phraseFinder.find(tokens).toSorted((a, b) => b.past - b.first - (a.past - a.first));
  for (const { phrase, first, past } of phrases) {
    if (tokens[first]?.clause !== tokens[past - 1]?.clause || taken.subarray(first, past).some(Boolean)) continue;
    taken.fill(1, first, past);
    cues.push(inContext(comment, first, past, tonePhrases[phrase]![1]));
  }
  for (const [index, { word }] of tokens.entries()) {
    if (taken[index] || isNegation(word)) continue;
    const weight = toneOf(word);
    if (weight !== 0) cues.push(inContext(comment, index, index + 1, weight));
  }
  return cues.toSorted((a, b) => a.first - b.first);
}

function inContext(comment: ParsedComment, first: number, past: number, weight: number): ToneCue {
  const { tokens, clauses } = comment;
  const clauseIndex = tokens[first]!.clause;
  const clauseFirst = clauses[clauseIndex]!.first;
  let factor = 1;
  let negated = false;
  for (let before = first - 1; before >= Math.max(clauseFirst, first - wordsBetween); before -= 1) {
    const word = tokens[before]!.word;
    if (isNegation(word)) negated = !negated;
    else if (before >= first - 2) factor *= stronger.get(word) ?? weaker.get(word) ?? 1;
  }
  if (negated) factor *= weight > 0 ? -0.8 : -0.5;
  if (tokens.slice(first, past).some(({ shouted }) => shouted)) factor *= 1.25;
  return { first, past, weight: weight * factor * contrastFactor(comment, clauseIndex), negated };
}

function contrastFactor({ clauses }: ParsedComment, index: number): number {
  const clause = clauses[index]!;
  if (clause.contrast) return 1.3;
  const outweighed = clauses.some(
    (other, at) => at > index && other.contrast && other.sentence - clause.sentence <= 1 && at - index <= 2,
  );
  return outweighed ? 0.7 : 1;
}

/** Sum of the cues between two tokens. */
export function toneBetween(cues: readonly ToneCue[], first: number, past: number): number {
  let sum = 0;
  for (const cue of cues) if (cue.first >= first && cue.first < past) sum += cue.weight;
  return sum;
}

/** Tokens in the scope of a negation, which the models count as different words. */
export function negatedTokens(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let left = 0;
  let clause = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.clause !== clause) left = 0;
    clause = token.clause;
    if (isNegation(token.word)) left = wordsBetween + 1;
    else if (left > 0) {
      left -= 1;
      marks[index] = 1;
    }
  }
  return marks;
}

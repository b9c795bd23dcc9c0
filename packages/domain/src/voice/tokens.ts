/** A word of a comment and its position. */
export interface Token {
  /** Lower case, with straight apostrophes. */
  readonly word: string;
  /** Offset of its first character. */
  readonly start: number;
  /** Offset past its last character. */
  readonly end: number;
  /** Index of the clause it belongs to. */
  readonly clause: number;
  /** Written in capitals, with three letters or more. */
  readonly shouted: boolean;
}

/** A part of a comment that makes one statement: between punctuation, or starting at a word like "but". */
export interface Clause {
  /** Index of its sentence. */
  readonly sentence: number;
  /** Starts with a contrast word, so it outweighs what came before in the sentence. */
  readonly contrast: boolean;
  /** Opens its sentence with a word like "although", so the rest of the sentence outweighs it. */
  readonly concession: boolean;
  /** Index of its first token. */
  readonly first: number;
  /** One past the index of its last token. */
  readonly past: number;
}

/** A parsed comment. */
export interface ParsedComment {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
}

/** Smileys, school grades, ratings and percentages are words too. */
const marks = String.raw`[:;]-?[)(D](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[A-DF](?:\++|-)(?![\p{L}\p{N}])|\d{1,2}\/(?:10|5)(?!\d)|\d+%|\p{Extended_Pictographic}`;
const pattern = new RegExp(String.raw`${marks}|[\p{L}\p{N}]+(?:['’‘][\p{L}]+)*|[.!?;,:\n()–—…]|(?<=\s)-+(?=\s)`, 'gu');
const contrastWords = new Set(
  'but however although though yet except unfortunately nevertheless despite pero aunque sino'.split(' '),
);
/** Words whose clause gives way to the rest of its sentence: "although he was late, …". */
const concessionWords = new Set(['although', 'though', 'despite', 'while', 'aunque']);
const breaks = /^(?:[.!?;,:\n()–—…]|-+)$/;
const sentenceEnd = /[.!?;\n…]/;

/** Parses a comment into words and clauses. */
export function parseComment(text: string): ParsedComment {
  const tokens: Token[] = [];
  const clauses: { sentence: number; contrast: boolean; concession: boolean; first: number; past: number }[] = [];
  let sentence = 0;
  let open: (typeof clauses)[number] | null = null;
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    if (breaks.test(raw)) {
      if (open) open.past = tokens.length;
      open = null;
      if (sentenceEnd.test(raw)) sentence += 1;
      continue;
    }
    const word = raw.toLowerCase().replaceAll(/[’‘]/g, "'");
    const opens = clauses.at(-1)?.sentence !== sentence;
    const concession = word === 'despite' || (opens && concessionWords.has(word));
    const contrast = !concession && contrastWords.has(word);
    if (open && contrast) {
      open.past = tokens.length;
      open = null;
    }
    if (!open) {
      open = { sentence, contrast, concession, first: tokens.length, past: tokens.length + 1 };
      clauses.push(open);
    }
    tokens.push({
      word,
      start: match.index,
      end: match.index + raw.length,
      clause: clauses.length - 1,
      shouted: raw.length > 2 && raw === raw.toUpperCase() && raw !== raw.toLowerCase(),
    });
    open.past = tokens.length;
  }
  return { text, tokens, clauses };
}

const doubled = /([bdfglmnprt])\1$/;

/**
 * Base forms a word may be an inflection of, most likely first: "waited" gives "waited", "wait", "waite". Good enough
 * for word-list lookups; not a general stemmer.
 */
export function baseForms(word: string): readonly string[] {
  const forms = [word];
  const add = (stem: string) => {
    if (stem.length < 3) return;
    forms.push(stem, `${stem}e`);
    if (doubled.test(stem)) forms.push(stem.slice(0, -1));
    if (stem.endsWith('i')) forms.push(`${stem.slice(0, -1)}y`);
  };
  const plain = word.replace(/'s$/, '');
  if (plain !== word) forms.push(plain);
  for (const ending of ['s', 'es', 'ed', 'ing', 'ly', 'er', 'est', 'd', 'r', 'st'])
    if (plain.endsWith(ending) && plain.length - ending.length >= 3) add(plain.slice(0, -ending.length));
  return forms;
}

/** Maps all inflections of a word to one stem, which the models count. */
export function stemOf(word: string): string {
  let stem = word.replace(/'s$/, '');
  for (const ending of ['ingly', 'edly', 'ing', 'ied', 'ies', 'ed', 'ly', 'es', 's', 'er'])
    if (stem.endsWith(ending) && stem.length - ending.length >= 3) {
      stem = stem.slice(0, -ending.length);
      if (ending === 'ied' || ending === 'ies') stem += 'y';
      break;
    }
  if (doubled.test(stem)) stem = stem.slice(0, -1);
  return stem.endsWith('e') && stem.length > 3 ? stem.slice(0, -1) : stem;
}

/** Occurrences of a list's phrases, each as [index of the phrase, first token, one past the last]. */
export interface PhraseMatch {
  readonly phrase: number;
  readonly first: number;
  readonly past: number;
}

/** Finds phrases in tokens. A phrase word ending in `*` is a prefix match. */
export class PhraseFinder {
  readonly #byFirst = new Map<string, { index: number; words: readonly string[] }[]>();
  readonly #byPrefix: { index: number; words: readonly string[] }[] = [];

  constructor(phrases: readonly string[]) {
    for (const [index, phrase] of phrases.entries()) {
      const words = phrase.split(' ');
      const first = words[0]!;
      if (first.endsWith('*')) this.#byPrefix.push({ index, words });
      else this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { index, words }]);
    }
  }

  /** Every occurrence, including overlapping ones, ordered by first token. */
  find(tokens: readonly Token[]): PhraseMatch[] {
    const found: PhraseMatch[] = [];
    for (const [at, token] of tokens.entries())
      for (const list of [this.#byFirst.get(token.word) ?? [], this.#byPrefix])
        for (const { index, words } of list)
          if (words.every((word, offset) => wordMatches(word, tokens[at + offset]?.word)))
            found.push({ phrase: index, first: at, past: at + words.length });
    return found;
  }
}

function wordMatches(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

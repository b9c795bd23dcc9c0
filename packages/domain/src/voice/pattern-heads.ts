/** How the texts that match a pattern begin: whole words, and beginnings of words followed by anything. */
export interface PatternHeads {
  readonly words: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

/** What is known of a pattern's first word: still open at its end, complete, or continued by any letters. */
interface Heads {
  open: Set<string>;
  readonly words: Set<string>;
  readonly beginnings: Set<string>;
}

/**
 * The first words of a pattern, so that a comment without any of them needn't be searched for it. Reads the subset of
 * regular expressions that constructions use: letters, groups, `?`, `*`, `{0,n}`, `\w` and `\d`, and assertions.
 */
export function headsOf(pattern: string): PatternHeads {
  const { open, words, beginnings } = headsOfChoice(pattern);
  return { words: new Set([...words, ...open]), beginnings };
}

function headsOfChoice(pattern: string): Heads {
  const all: Heads = { open: new Set(), words: new Set(), beginnings: new Set() };
  for (const sequence of choicesIn(pattern)) {
    const heads = headsOfSequence(sequence);
    for (const word of heads.open) all.open.add(word);
    for (const word of heads.words) all.words.add(word);
    for (const word of heads.beginnings) all.beginnings.add(word);
  }
  return all;
}

function headsOfSequence(sequence: string): Heads {
  const heads: Heads = { open: new Set(['']), words: new Set(), beginnings: new Set() };
  let at = 0;
  while (at < sequence.length && heads.open.size > 0) {
    const end = endOfAtom(sequence, at);
    const atom = sequence.slice(at, end);
    const quantifier = /^(?:[?*+]|\{\d+,\d+\})\??/.exec(sequence.slice(end))?.[0] ?? '';
    at = end + quantifier.length;
    if (/^(?:\^|\$|\(\?<?[=!])/.test(atom)) continue;
    const next: Heads = atom.startsWith('(?:')
      ? headsOfChoice(atom.slice(3, -1))
      : atom === ' '
        ? { open: new Set(), words: new Set(['']), beginnings: new Set() }
        : /^(?:\\[wd]|\[|\.)/.test(atom)
          ? { open: new Set(), words: new Set(), beginnings: new Set(['']) }
          : { open: new Set([atom.replace('\\', '')]), words: new Set(), beginnings: new Set() };
    const before = [...heads.open];
    const join = (endings: ReadonlySet<string>) =>
      before.flatMap((head) => [...endings].map((ending) => head + ending));
    for (const word of join(next.words)) heads.words.add(word);
    for (const word of join(next.beginnings)) heads.beginnings.add(word);
    heads.open = new Set([...join(next.open), ...(/^(?:[?*]|\{0)/.test(quantifier) ? before : [])]);
  }
  return heads;
}

/** The alternatives between the bars of a pattern, outside of its groups. */
function choicesIn(pattern: string): readonly string[] {
  const choices: string[] = [];
  let begin = 0;
  for (let at = 0; at <= pattern.length; at = at === pattern.length ? at + 1 : endOfAtom(pattern, at))
    if (at === pattern.length || pattern[at] === '|') {
      choices.push(pattern.slice(begin, at));
      begin = at + 1;
    }
  return choices;
}

/** Where the character, the group or the set of characters that begins here ends. */
function endOfAtom(pattern: string, begin: number): number {
  if (pattern[begin] === '\\') return begin + 2;
  if (pattern[begin] === '[') return pattern.indexOf(']', begin) + 1;
  if (pattern[begin] !== '(') return begin + 1;
  let at = begin + 1;
  while (pattern[at] !== ')') at = endOfAtom(pattern, at);
  return at + 1;
}

import type { Token } from './tokens.ts';

/** A word as the word lists spell it. One token gives several: "couldn't" is "could" and "not". */
export interface SpelledWord {
  readonly word: string;
  /** Index of its token. */
  readonly token: number;
  readonly clause: number;
}

const missingApostrophe = new Map(
  `dont didnt doesnt cant couldnt wont wouldnt shouldnt isnt wasnt arent werent havent hasnt hadnt aint`
    .split(' ')
    .map((word) => [word, word.replace(/nt$/, "n't")]),
);
const stemsOfNegations = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["ain't", 'is'],
  ["shan't", 'shall'],
]);
const shortForms = new Map([
  ['re', 'are'],
  ['ve', 'have'],
  ['m', 'am'],
  ['ll', 'will'],
  ['d', 'would'],
]);
/** Spellings that the rules below don't lead back to a word. */
const otherSpellings = new Map(
  `cannot:can_not gonna:going_to wanna:want_to couldve:could_have wouldve:would_have shouldve:should_have rud:rude thx:thanks
  thnx:thanks tks:thanks ty:thanks thankyou:thanks txt:text awsome:awesome awesom:awesome amzing:amazing amazeing:amazing
  beatiful:beautiful beutiful:beautiful definately:definitely definatly:definitely defiantly:definitely courtious:courteous
  curteous:courteous courtius:courteous polight:polite rediculous:ridiculous rediculus:ridiculous horrable:horrible
  terable:terrible terribel:terrible excelent:excellent excellant:excellent exelent:excellent excelant:excellent
  profesional:professional proffesional:professional professinal:professional unprofesional:unprofessional
  knowlegable:knowledgeable knowledgable:knowledgeable apreciate:appreciate apreciated:appreciated scrached:scratched
  recomend:recommend reccomend:recommend reccommend:recommend recomended:recommended dissapointed:disappointed
  dissapointing:disappointing disapointing:disappointing greatful:grateful greatfull:grateful freindly:friendly
  freindley:friendly thier:their verry:very perfeck:perfect perfict:perfect fantasic:fantastic wonderfull:wonderful
  helpfull:helpful awfull:awful quik:quick quikly:quickly promt:prompt promply:promptly plesant:pleasant
  satisified:satisfied satified:satisfied incompetant:incompetent incompitent:incompetent rudley:rudely
  unaceptable:unacceptable unacceptible:unacceptable luv:love gr8:great ur:your u:you pls:please plz:please`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words of a comment as the word lists spell them: contractions in full, letters repeated for emphasis removed. */
export function spelledWords(tokens: readonly Token[]): SpelledWord[] {
  return tokens.flatMap((token, index) =>
    spell(token.word).map((word) => ({ word, token: index, clause: token.clause })),
  );
}

function spell(written: string): readonly string[] {
  const known = otherSpellings.get(written);
  if (known !== undefined) return known.split('_');
  const word = missingApostrophe.get(written) ?? written;
  if (word.endsWith("n't")) return [stemsOfNegations.get(word) ?? word.slice(0, -3), 'not'];
  const [stem, ending] = word.split("'");
  if (ending !== undefined && stem)
    return ending === 's' ? [stem] : shortForms.has(ending) ? [stem, shortForms.get(ending)!] : [word];
  // "sooooo" and "greaaat"; real words repeat a letter twice at most.
  return /(\p{L})\1\1/u.test(word) ? [word.replaceAll(/(\p{L})\1{2,}/gu, '$1')] : [word];
}

/**
 * The letters a misspelling usually keeps: doubled ones once, "ie" and "ei" alike. "Recomend" and "recommend" have the
 * same outline.
 */
export function outlineOf(word: string): string {
  return word.replaceAll(/(\p{L})\1+/gu, '$1').replaceAll('ei', 'ie');
}

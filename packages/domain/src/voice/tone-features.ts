import { type Features, type LinearModel, logOdds } from './linear-model.ts';
import { isNegation, negatedTokens, oddsOf, toneBetween, type ToneCue, toneCues, toneOf } from './tone.ts';
import { type ParsedComment, parseComment, stemOf } from './tokens.ts';

/** Words outside the lists together add at most this much to the log-odds: they lean, and never decide. */
const maxByOtherWords = 0.4;
/** Value of such a word's feature. Small, so that regularization keeps its weight small. */
const wordValue = 0.3;

/** Words that say when, where, who and what, never how it was. */
const withoutTone = new Set(
  `a an the and or of to in on at by from with for as into onto off out over under up down it its is was were be been being am are has have had do does did
  i my me we our us you your he him his she her they them their this that these those there here who what which when where
  after before during while until till since again then now later today tonight tomorrow yesterday morning afternoon
  evening night noon midnight day days week weeks month months year years hour hours hr hrs minute minutes min mins
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december winter summer spring fall time times am pm
  driveway home house garage street road highway interstate freeway exit ramp lot parking mall store shop dealer dealership
  station office city town county state north south east west mile miles bridge corner airport hotel church school hospital
  car truck van suv vehicle pickup jeep honda toyota ford chevy nissan bmw tesla subaru mazda kia hyundai dodge ram
  battery tire tires tow towed towing jump spare key keys lockout gas fuel engine flatbed winch door trunk hood
  driver technician guy man lady woman operator agent member club company wife husband mom mother dad father son daughter
  kids friend dispatcher dispatch service call called phone came arrived got went took brought`.split(/\s+/),
);

/** Stems of the words outside the lists, marked if negated: features of the tone model. */
export function wordFeatures(comment: ParsedComment): Features {
  const features = new Map<string, number>();
  const marks = negatedTokens(comment.tokens);
  for (const [index, { word }] of comment.tokens.entries())
    if (/^[a-z]{3,}$/.test(word) && !withoutTone.has(word) && !isNegation(word) && toneOf(word) === 0)
      features.set(`${marks[index] ? '!' : ''}${stemOf(word)}`, wordValue);
  return features;
}

/** Features to train the tone model with: the lists' log-odds, so that other words only learn what those miss. */
export function toneFeatures(text: string): Features {
  const comment = parseComment(text);
  return new Map([['=lists', listOdds(comment, toneCues(comment))], ...wordFeatures(comment)]);
}

function listOdds(comment: ParsedComment, cues: readonly ToneCue[]): number {
  return oddsOf(toneBetween(cues, 0, comment.tokens.length));
}

/**
 * Log-odds of praise by a comment's words.
 * @param model weights of words outside the lists; null for none
 */
export function toneOdds(comment: ParsedComment, cues: readonly ToneCue[], model: LinearModel | null): number {
  const others = model === null ? 0 : logOdds({ ...model, bias: 0 }, wordFeatures(comment));
  return listOdds(comment, cues) + Math.max(-maxByOtherWords, Math.min(maxByOtherWords, others));
}

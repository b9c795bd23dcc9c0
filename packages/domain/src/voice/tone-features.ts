import type { Features } from './linear-model.ts';
import { negatedTokens, toneBetween, type ToneCue, toneCues } from './tone.ts';
import { type ParsedComment, parseComment, stemOf } from './tokens.ts';

/**
 * Features of the tone model: sums of the lexicon's cues (whole, praise, blame, last clause), and stems and stem pairs,
 * marked if negated.
 */
export function toneFeatures(text: string): Features {
  const comment = parseComment(text);
  return toneFeaturesOf(comment, toneCues(comment));
}

/** Same as `toneFeatures`, for a comment that is already parsed, with its cues. */
export function toneFeaturesOf(comment: ParsedComment, cues: readonly ToneCue[]): Features {
  const features = new Map<string, number>();
  let praise = 0;
  let blame = 0;
  for (const { weight } of cues)
    if (weight > 0) praise += weight;
    else blame -= weight;
  const score = praise - blame;
  const last = comment.clauses.at(-1);
  features.set('=score', score / Math.sqrt(score * score + 6));
  features.set('=praise', Math.min(praise, 6) / 3);
  features.set('=blame', Math.min(blame, 6) / 3);
  if (last) {
    const end = toneBetween(cues, last.first, last.past);
    features.set('=end', end / Math.sqrt(end * end + 6));
  }
  if (cues.length === 0) features.set('=silent', 1);
  if (comment.text.includes('?')) features.set('=question', 1);
  if (comment.text.includes('!')) features.set('=exclaimed', score === 0 ? 0.2 : Math.sign(score));
  const marks = negatedTokens(comment.tokens);
  let previous = '^';
  for (const [index, { word }] of comment.tokens.entries()) {
    const stem = `${marks[index] ? '!' : ''}${stemOf(word)}`;
    features.set(stem, 0.5);
    features.set(`${previous} ${stem}`, 0.35);
    previous = stem;
  }
  return features;
}

import { englishConstructions } from './english-constructions.ts';
import { baseForms } from './tokens.ts';
import { outlinesOf, type ToneLanguage } from './tone-language.ts';
import { toneWeights } from './tone-lexicon.ts';

/** Words that look like an inflection of a toned word and aren't one. */
const unrelated = new Set(
  `likely unlikely lately means meaning meant fairly fines fined clearing clears cleared rocked rocky later latest latter
  hardly barely shortly directly wells welled master number tender center after waste lasted fasten fastened safes
  lighter lights lowest mains goods kindly kinda saver easter cleaner cleaners cheaper firmly charger charmer
  trusts fitted matter masters sharply badge ladder bolder winner shiner manner meanwhile`.split(/\s+/),
);
const doNotLead = new Set(['kindly', 'cleaner', 'cheaper', 'winner', 'sharply']);

const stronger = `very really so extremely super incredibly absolutely truly highly totally completely especially exceptionally
  ridiculously insanely unbelievably thoroughly always such most terribly awfully amazingly perfectly utterly beyond
  remarkably extraordinarily seriously genuinely wonderfully crazy mighty damn freaking friggin real quite overly
  outrageously horribly`;
const weaker = `slightly somewhat rather little bit kinda sorta almost partly mostly pretty fairly reasonably sometimes usually maybe`;

/** American English. */
export const englishTone: ToneLanguage = {
  weights: toneWeights,
  outlines: outlinesOf(toneWeights),
  constructions: englishConstructions,
  negations: new Set(
    'not no never none rarely seldom nobody nothing neither nor without zero noone nowhere'.split(' '),
  ),
  shortNegations: new Set(['no', 'without', 'zero', 'nowhere']),
  degrees: new Map([
    ...stronger.split(/\s+/).map((word) => [word, 1.3] as const),
    ...weaker.split(/\s+/).map((word) => [word, 0.7] as const),
  ]),
  formsOf: (word) => (unrelated.has(word) && !doNotLead.has(word) ? [word] : baseForms(word)),
  spelled: (word) => word,
};

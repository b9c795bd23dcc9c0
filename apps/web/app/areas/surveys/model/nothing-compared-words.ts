import { comparedDaysWords } from '../../../kit/format/compared-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import type { SurveyWhy } from './loaded-surveys.ts';

/** Which of two compared periods has no answers: 'No answers from Nov 1 to 3, 2026 yet.' */
export function nothingComparedWords({
  data,
  previous,
  before,
  meta,
}: Pick<SurveyWhy, 'data' | 'previous' | 'before'> & {
  readonly meta: Pick<SurveyWhy['meta'], 'from' | 'to'>;
}): string {
  const [now, earlier] = [rangeWords(meta.from, meta.to), comparedDaysWords(before)];
  if (data?.value != null) return `No answers from ${earlier}.`;
  return previous?.value == null ? `No answers from ${now} or ${earlier}.` : `No answers from ${now} yet.`;
}

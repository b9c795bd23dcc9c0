import type { ExecReportFacts } from '@roadside/contract/schemas';
import { dayWords } from '../../../kit/format/day-words.ts';

/** How far the data of a report's days goes; an empty string if it has all of them. */
export function soFarWords({
  from,
  to,
  finished,
  last_day: lastDay,
}: Pick<ExecReportFacts, 'from' | 'to' | 'finished' | 'last_day'>): string {
  if (finished) return '';
  return from > lastDay ? 'No data for these days yet.' : `So far, through ${dayWords(to)}.`;
}

import type { ExecReportFacts } from '@roadside/contract/schemas';
import { dayWords } from '../../../kit/format/day-words.ts';

/** Whether the data ends before the report's days begin: its zeros would be no numbers. */
export const isAheadOfData = ({
  from,
  finished,
  last_day: lastDay,
}: Pick<ExecReportFacts, 'from' | 'finished' | 'last_day'>): boolean => !finished && from > lastDay;

/** How far the data of a report's days goes; an empty string if it has all of them. */
export function soFarWords(report: Pick<ExecReportFacts, 'from' | 'to' | 'finished' | 'last_day'>): string {
  if (report.finished) return '';
  return isAheadOfData(report) ? 'No data for these days yet.' : `So far, through ${dayWords(report.to)}.`;
}

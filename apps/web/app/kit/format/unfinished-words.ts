import type { MetricMeta } from '@roadside/contract/schemas';
import { dayWords } from './day-words.ts';

/** A month of a series that isn't covered in full, as the API marks it. */
export type UnfinishedMonth = NonNullable<MetricMeta['unfinished']>[number];

/** The days a month covers: 'to date, Nov 25', 'from Nov 6' or 'Nov 6 to Nov 20'. */
export function unfinishedWords({ from, through }: Pick<UnfinishedMonth, 'from' | 'through'>): string {
  if (from === null) return through === null ? 'to date' : `to date, ${dayWords(through)}`;
  return through === null ? `from ${dayWords(from)}` : `${dayWords(from)} to ${dayWords(through)}`;
}

/**
 * The values of a small chart by month. A month that starts within its range is left out, because its value looks like a
 * fall; the last one stays, marked as unfinished.
 */
export function monthsToDraw(
  values: readonly (number | null)[],
  dates: readonly string[],
  unfinished: readonly UnfinishedMonth[] = [],
): { readonly values: readonly (number | null)[]; readonly unfinished: boolean } {
  const late = new Set(unfinished.filter(({ from }) => from !== null).map(({ date }) => date));
  return {
    values: values.map((value, index) => (late.has(dates[index] ?? '') ? null : value)),
    unfinished: unfinished.some(({ date, from }) => from === null && date === dates.at(-1)),
  };
}

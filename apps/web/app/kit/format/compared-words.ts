import type { ComparedDays } from '@roadside/contract/schemas';
import { dayWords, rangeWords } from './day-words.ts';
import { dayFormat } from './formats.ts';

type Before = Pick<ComparedDays, 'comparison' | 'spans'>;

/** The days a reply is compared with: 'Wed, Nov 18', '4 Wednesdays, Oct 28 to Nov 18, 2026' or 'Oct 4 to 28, 2026'. */
export function comparedDaysWords({ comparison, spans }: Before, locale = 'en-US'): string {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return '';
  const range = rangeWords(first.from, last.to, locale);
  if (first.from !== first.to) return range;
  if (spans.length > 1) return `${spans.length} ${weekday(first.from, 'long', locale)}s, ${range}`;
  return `${weekday(first.from, 'short', locale)}, ${dayWords(first.from, comparison === 'last_year', locale)}`;
}

/** The comparison after a change: 'vs. Wed, Nov 18' or 'vs. same weekdays, Oct 4 to 28, 2026'. */
export function comparedWords(before: Before, locale = 'en-US'): string {
  const [first] = before.spans;
  const days = comparedDaysWords(before, locale);
  if (before.spans.length > 1)
    return first?.from === first?.to ? `vs. mean of ${days}` : `vs. ${before.spans.length}-week mean, ${days}`;
  return first?.from === first?.to ? `vs. ${days}` : `vs. same weekdays, ${days}`;
}

function weekday(day: string, length: 'long' | 'short', locale: string): string {
  return dayFormat(locale, { weekday: length }).format(new Date(`${day}T00:00:00Z`));
}

import { dateFormat, namePoint } from '../internal/words/dates.ts';
import type { GridSpec } from '../internal/grid/grid-scene.ts';
import type { Words } from '../internal/words/words.ts';

const day = 86_400_000;
const monthStyle = { month: 'short' } as const;
const weekdayStyle = { weekday: 'short' } as const;

/** One day's value. */
export interface CalendarDay {
  /** An ISO day. */
  readonly day: string;
  readonly value: number | null | undefined;
  /** The number of cases behind it. */
  readonly count?: number | null | undefined;
}

/**
 * Lays out days with weeks across and weekdays down, starting each week at the top. Unreadable days are dropped; if a
 * day is given twice, the last value wins.
 */
export function calendarGrid(
  days: readonly CalendarDay[],
  firstWeekday: number,
  { locale, say }: Words,
): Pick<GridSpec, 'rowTitle' | 'rowNames' | 'columnNames' | 'values' | 'counts' | 'along' | 'placeName'> {
  const read = days.map((each) => ({ ...each, at: Date.parse(each.day) })).filter(({ at }) => Number.isFinite(at));
  const moments = read.map(({ at }) => at);
  // 1970 began on a Thursday.
  const weekdayOf = (at: number) => (Math.floor(at / day) + 4 - firstWeekday + 7 * 1e6) % 7;
  const first = Math.min(...moments);
  const start = moments.length > 0 ? first - weekdayOf(first) * day : 0;
  const weeks = moments.length > 0 ? Math.floor((Math.max(...moments) - start) / (7 * day)) + 1 : 0;
  const values = Array.from({ length: 7 }, () => Array.from({ length: weeks }, (): number | null => null));
  const counts = Array.from({ length: 7 }, () => Array.from({ length: weeks }, (): number | null => null));
  for (const { at, value, count } of read) {
    const [week, weekday] = [Math.floor((at - start) / (7 * day)), weekdayOf(at)];
    (values[weekday] as (number | null)[])[week] = value ?? null;
    (counts[weekday] as (number | null)[])[week] = count ?? null;
  }
  const momentOf = (week: number, weekday: number) => start + (week * 7 + weekday) * day;
  const monthName = dateFormat(locale, 'UTC', monthStyle);
  const weekdayName = dateFormat(locale, 'UTC', weekdayStyle);
  const monthOf = (week: number) => new Date(momentOf(week, 6)).getUTCMonth();
  return {
    rowTitle: say('weekOf'),
    rowNames: Array.from({ length: weeks }, (_, week) => namePoint(momentOf(week, 0), 'day', locale, 'UTC')),
    columnNames: Array.from({ length: 7 }, (_, weekday) => weekdayName.format(momentOf(0, weekday))),
    values,
    counts,
    along: Array.from({ length: weeks }, (_, week) => week)
      .filter((week) => week > 0 && monthOf(week) !== monthOf(week - 1))
      .map((week) => ({ at: ((week + 0.5) / weeks) * 1000, text: monthName.format(momentOf(week, 6)) })),
    placeName: (week, weekday) => namePoint(momentOf(week, weekday), 'day', locale, 'UTC'),
  };
}

import type { ElementNote } from '../model/stored-dashboard.ts';

/** A note's position on a chart: one date, or a range. */
interface NoteOnChart {
  readonly text: string;
  readonly at?: string;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Places notes on the dates of a chart. On a monthly chart a note goes on the month of its day. Notes outside the dates
 * are left out, and ranges that extend past the ends are clipped.
 * @param dates the chart's points in order, ISO days or YYYY-MM
 */
export function notesOn(
  dates: readonly string[],
  notes: readonly Pick<ElementNote, 'day' | 'until' | 'body' | 'tags'>[],
): readonly NoteOnChart[] {
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const point = (day: string) => day.slice(0, first.length);
  const asDay = (date: string) => (date.length === 7 ? `${date}-01` : date);
  return notes.flatMap(({ day, until, body, tags }) => {
    const text = tags.length === 0 ? body : `${tags.join(', ')}: ${body}`;
    const from = point(day);
    const to = point(until ?? day);
    if (to < first || from > last) return [];
    const [start, end] = [from < first ? first : from, to > last ? last : to];
    return [start === end ? { text, at: asDay(start) } : { text, from: asDay(start), to: asDay(end) }];
  });
}

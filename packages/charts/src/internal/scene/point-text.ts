import type { Words } from '../words/words.ts';
import { pointMessages } from './point.messages.ts';
import type { PointColumn } from './points.ts';

/** A value formatted for people: with its unit, its interval, and a note if it has few cases. */
export function pointText(
  { state, plain, interval, note, count, fewest = 0 }: PointColumn,
  row: number,
  { say }: Words,
): string {
  const now = state(row);
  if (now === 'missing') return say('gap', {}, pointMessages);
  if (now === 'withheld') return say('withheld', { least: fewest }, pointMessages);
  const said = note?.(row);
  const value = said ? `${plain(row)}, ${said}` : plain(row);
  const ends = interval?.(row);
  const whole = ends ? say('interval', { value, low: ends[0], high: ends[1] }, pointMessages) : value;
  return now === 'few' ? say('few', { value: whole, count: count?.(row) ?? 0 }, pointMessages) : whole;
}

import { addDays, dayCount } from '@roadside/domain/calendar';
import type { MapEntry } from './map-places.ts';

/** The same number of days, shifted back by whole weeks so that each weekday is compared with the same weekday. */
export function daysBefore({ from, to }: { readonly from: string; readonly to: string }) {
  const weeks = Math.ceil(dayCount(from, to) / 7);
  return { weeks, from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}

/** West, south, east and north bounds of all entries; null if there are none. */
export function boundsOf(entries: readonly MapEntry[]): readonly [number, number, number, number] | null {
  if (entries.length === 0) return null;
  const [east, north] = [entries.map(({ longitude }) => longitude), entries.map(({ latitude }) => latitude)];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return [least(east), least(north), most(east), most(north)];
}

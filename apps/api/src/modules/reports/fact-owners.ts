import type { DayRange } from '../metrics/fact-filters.ts';
import type { MeasureRow } from '../metrics/measure-query.ts';

/** The owners for a list of single rows: the same stations or drivers that its numbers count. */
export function ownersOf(row: MeasureRow | undefined, withinStations: readonly number[] | null) {
  return row?.grain === 'driver'
    ? { driverIds: row.driverIds, stationIds: withinStations }
    : { driverIds: null, stationIds: row?.stationIds ?? [] };
}

/** The days of a range that remain after a filter. */
export function narrowedDays(
  range: { readonly from: string; readonly to: string },
  days: DayRange,
): { readonly from: string; readonly to: string } {
  return {
    from: days.from !== null && days.from > range.from ? days.from : range.from,
    to: days.to !== null && days.to < range.to ? days.to : range.to,
  };
}

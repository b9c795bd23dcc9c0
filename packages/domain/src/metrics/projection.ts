import { dayOfWeekOf } from '../scheduling/week.ts';
import { sumHistograms, type MinutesHistogram } from './histogram.ts';
import { measureIds } from './measures.ts';
import { sumMeasures, type KnownMeasures } from './value.ts';

/** Number of days before a projection that it is based on: four of each weekday. */
export const projectionDays = 28;

/** Summed facts, with calls by minute of ATA where quantiles are needed. */
export interface MeasuredDays {
  readonly measures: KnownMeasures;
  readonly histogram: MinutesHistogram | undefined;
}

/**
 * Projects the facts of a whole period: those so far, and for each remaining day the mean of the recent days with the
 * same weekday. Recent days before the first with any facts are not counted: the data may start there.
 * @returns null if a remaining day has no recent day with its weekday
 */
export function projectWholePeriod(
  soFar: MeasuredDays,
  recent: readonly (MeasuredDays & { readonly day: string })[],
  remaining: readonly string[],
): MeasuredDays | null {
  const first = recent.findIndex(
    ({ measures, histogram }) => measureIds.some((id) => measures[id]) || histogram?.some((calls) => calls > 0),
  );
  const counted = first < 0 ? [] : recent.slice(first);
  const expected: MeasuredDays[] = [];
  for (const day of remaining) {
    const same = counted.filter((each) => dayOfWeekOf(each.day) === dayOfWeekOf(day));
    if (same.length === 0) return null;
    expected.push(...same.map((each) => scaled(each, 1 / same.length)));
  }
  const all = [soFar, ...expected];
  return {
    measures: sumMeasures(all.map(({ measures }) => measures)),
    histogram: soFar.histogram && sumHistograms(all.flatMap(({ histogram }) => (histogram ? [histogram] : []))),
  };
}

function scaled({ measures, histogram }: MeasuredDays, by: number): MeasuredDays {
  return {
    measures: Object.fromEntries(Object.entries(measures).map(([id, value]) => [id, value * by])),
    histogram: histogram?.map((calls) => calls * by),
  };
}

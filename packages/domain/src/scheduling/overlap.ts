import type { Shift } from './driver.ts';
import { shownEnd } from './duration.ts';

/** Pairs of shifts of one driver that share time, by index in the list. */
export function overlappingShifts(
  shifts: readonly Pick<Shift, 'driverId' | 'startDate' | 'duration'>[],
): readonly (readonly [number, number])[] {
  const spans = shifts
    .map(({ driverId, startDate, duration }, index) => ({
      index,
      driverId,
      start: Date.parse(startDate),
      end: Date.parse(shownEnd(startDate, duration)),
    }))
    .toSorted((a, b) => a.driverId - b.driverId || a.start - b.start);
  const pairs: [number, number][] = [];
  for (const [place, span] of spans.entries())
    for (let next = place + 1; next < spans.length; next += 1) {
      const other = spans[next]!;
      if (other.driverId !== span.driverId || other.start >= span.end) break;
      pairs.push([Math.min(span.index, other.index), Math.max(span.index, other.index)]);
    }
  return pairs;
}

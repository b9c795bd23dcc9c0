import { wallTime } from '../scheduling/availability.ts';

/** A stretch during which a zone's clock has one offset. */
export interface ZoneTime {
  /** When it begins, in epoch milliseconds. */
  readonly from: number;
  /** The offset from UTC in minutes. */
  readonly minutes: number;
  /** The offset just before. */
  readonly before: number;
}

const day = 86_400_000;
const minute = 60_000;

/**
 * The offsets of a time zone over a span, each with the moment its clock changed. The first one begins before the span,
 * at the last clock change, or a year earlier in a zone without any.
 */
export function zoneTimes(timeZone: string, from: number, to: number): readonly ZoneTime[] {
  const at = (instant: number) => (wallTime(new Date(instant).toISOString(), timeZone) - instant) / minute;
  const earliest = Math.floor((from - 366 * day) / day) * day;
  const times: ZoneTime[] = [{ from: earliest, minutes: at(earliest), before: at(earliest) }];
  for (let step = earliest; step <= to; step += day) {
    const before = at(step);
    const minutes = at(step + day);
    if (before === minutes) continue;
    let [low, high] = [step / minute, (step + day) / minute];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle * minute) === before) low = middle;
      else high = middle;
    }
    times.push({ from: high * minute, minutes, before });
  }
  const current = times.findLastIndex((time) => time.from <= from);
  return times.slice(Math.max(current, 0));
}

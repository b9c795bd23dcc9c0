const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  7 * day,
] as const;
const monthSteps = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200] as const;
// 1970 began on a Thursday; weeks are counted from a Monday.
const monday = 4 * day;

/** A tick of a time axis. */
export interface TimeTick {
  readonly at: number;
  readonly grain: 'minute' | 'hour' | 'day' | 'month' | 'year';
  /** A longer stretch begins here: midnight among hours, January among months. */
  readonly boundary: boolean;
}

/** Moves a wall-clock reading, written as if it were UTC, back to the moment it names. Readings a clock change skips move to after it. */
function momentOf(local: number, offsetAt: (moment: number) => number): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

function evenTicks(from: number, to: number, step: number): readonly TimeTick[] {
  const phase = step === 7 * day ? monday : 0;
  const ticks: TimeTick[] = [];
  for (let at = Math.ceil((from - phase) / step) * step + phase; at <= to; at += step)
    ticks.push({
      at,
      grain: step < hour ? 'minute' : step < day ? 'hour' : 'day',
      boundary: step < day && at % day === 0,
    });
  return ticks;
}

function monthTicks(from: number, to: number, months: number): readonly TimeTick[] {
  const start = new Date(from);
  const ticks: TimeTick[] = [];
  let count =
    Math.ceil(
      (start.getUTCFullYear() * 12 + start.getUTCMonth() + (start.getUTCDate() > 1 || from % day > 0 ? 1 : 0)) / months,
    ) * months;
  for (; ; count += months) {
    const at = new Date(0).setUTCFullYear(Math.floor(count / 12), count % 12, 1);
    if (!(at <= to)) return ticks;
    ticks.push({ at, grain: months < 12 ? 'month' : 'year', boundary: months < 12 && count % 12 === 0 });
  }
}

/**
 * Round moments from `from` to `to`, milliseconds since 1970, at most about `most` of them, in order.
 * @param offsetAt milliseconds the zone is ahead of UTC at a moment; left out, days are UTC days
 */
export function timeTicks(
  from: number,
  to: number,
  most: number,
  offsetAt: (moment: number) => number = () => 0,
): readonly TimeTick[] {
  if (!(to >= from) || !Number.isFinite(to - from)) return [];
  const rough = (to - from) / Math.max(1, most);
  const step = steps.find((each) => each >= rough);
  const start = from + offsetAt(from);
  const end = to + offsetAt(to);
  const local = step
    ? evenTicks(start, end, step)
    : monthTicks(start, end, monthSteps.find((months) => months * 30.4 * day >= rough) ?? 1200);
  const ticks = local
    .map((tick) => ({ ...tick, at: momentOf(tick.at, offsetAt) }))
    .filter(({ at }) => at >= from && at <= to);
  return ticks.filter((tick, index) => index === 0 || tick.at > (ticks[index - 1] as TimeTick).at);
}

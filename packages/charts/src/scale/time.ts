import { unixDay, utcDay, utcHour, utcMinute, utcMonday, utcMonth, utcYear, type TimeInterval } from 'd3-time';

/** A tick of a time axis. */
export interface TimeTick {
  readonly at: number;
  readonly grain: 'minute' | 'hour' | 'day' | 'month' | 'year';
  /** A longer period begins here: midnight among hours, January among months. */
  readonly boundary: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.4 * day;

/** A calendar interval, its approximate length, and how its start times are named. */
interface Step {
  readonly length: number;
  readonly grain: TimeTick['grain'];
  readonly interval: () => TimeInterval;
  /** The longer period that begins at a boundary. */
  readonly longer?: TimeInterval;
}

const every = (interval: TimeInterval & { every(step: number): TimeInterval | null }, count: number) => () =>
  interval.every(count) ?? interval;

/**
 * The intervals used on an axis, shortest first. d3's own list also has milliseconds, and its weeks start on Sunday.
 */
const steps: readonly Step[] = [
  ...[1, 5, 15, 30].map((count): Step => ({
    length: count * minute,
    grain: 'minute',
    interval: every(utcMinute, count),
    longer: utcDay,
  })),
  ...[1, 3, 6, 12].map((count): Step => ({
    length: count * hour,
    grain: 'hour',
    interval: every(utcHour, count),
    longer: utcDay,
  })),
  { length: day, grain: 'day', interval: () => utcDay },
  // Counted from 1970, because counting days of the month would give both the 31st and the 1st.
  { length: 2 * day, grain: 'day', interval: every(unixDay, 2) },
  { length: 7 * day, grain: 'day', interval: () => utcMonday },
  ...[1, 3, 6].map((count): Step => ({
    length: count * month,
    grain: 'month',
    interval: every(utcMonth, count),
    longer: utcYear,
  })),
  ...[1, 2, 5, 10, 20, 50, 100].map((count): Step => ({
    length: count * 12 * month,
    grain: 'year',
    interval: every(utcYear, count),
  })),
];

/**
 * Converts a wall-clock time, stored as if it were UTC, to the actual timestamp. Times skipped by a clock change move
 * to after it.
 */
function momentOf(local: number, offsetAt: (moment: number) => number): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

/**
 * Round timestamps from `from` to `to`, in milliseconds since 1970, at most about `most` of them, in order.
 * @param offsetAt the zone's offset from UTC at a given time, in milliseconds; if omitted, days are UTC days
 */
export function timeTicks(
  from: number,
  to: number,
  most: number,
  offsetAt: (moment: number) => number = () => 0,
): readonly TimeTick[] {
  if (!(to >= from) || !Number.isFinite(to - from)) return [];
  const rough = (to - from) / Math.max(1, most);
  const { interval, grain, longer } = steps.find(({ length }) => length >= rough) ?? (steps.at(-1) as Step);
  // d3 only supports UTC and the machine's own zone, which on a server is not the reader's. So the wall clock of the
  // requested zone is treated as UTC, and the resulting ticks are converted back.
  const local = interval().range(new Date(from + offsetAt(from)), new Date(to + offsetAt(to) + 1));
  const ticks = local
    .map((tick): TimeTick => ({
      at: momentOf(+tick, offsetAt),
      grain,
      boundary: longer !== undefined && +longer.floor(tick) === +tick,
    }))
    .filter(({ at }) => at >= from && at <= to);
  return ticks.filter((tick, index) => index === 0 || tick.at > (ticks[index - 1] as TimeTick).at);
}

import { instantAt, stationTimeOf } from '@roadside/domain/scheduling';

/** The time at a location, which a demo may pin to a day. */
export interface PlaceClock {
  /** ISO day. */
  readonly today: string;
  /** ISO instant. */
  readonly now: string;
  /** Milliseconds this clock is ahead of the real one; 0 where no day is pinned. */
  readonly aheadMs: number;
}

/** The clock of a location. On a pinned day it keeps the real time of day. */
export function placeClock(pinned: string | null, timeZone: string, real: Date = new Date()): PlaceClock {
  const { day, time } = stationTimeOf(real.toISOString(), timeZone);
  if (pinned === null || pinned === day) return { today: day, now: real.toISOString(), aheadMs: 0 };
  const aheadMs = Date.parse(instantAt(pinned, time, timeZone)) - Date.parse(instantAt(day, time, timeZone));
  return { today: pinned, now: new Date(real.getTime() + aheadMs).toISOString(), aheadMs };
}

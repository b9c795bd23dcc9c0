/** A span of clock times somebody typed. An end at or before the start is on the next day. */
export interface TypedTimes {
  /** `HH:MM`. */
  readonly start: string;
  readonly end: string;
}

const halfDay = 12 * 60;
const typed = /^\s*(\d{1,2})(?::?([0-5]\d))?\s*(am?|pm?)?\s*(?:-|–|to)\s*(\d{1,2})(?::?([0-5]\d))?\s*(am?|pm?)?\s*$/i;

/** Minutes after midnight that a typed time may mean: one with AM or PM, or on a 24-hour clock, else both halves. */
function meanings(hours: string, minutes: string | undefined, half: string | undefined): readonly number[] {
  const hour = Number(hours);
  const past = Number(minutes ?? 0);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return [];
    return [(hour % 12) * 60 + past + (half.toLowerCase().startsWith('p') ? halfDay : 0)];
  }
  if (hour > 24 || (hour === 24 && past > 0)) return [];
  if (hour === 0 || hour > 12) return [(hour % 24) * 60 + past];
  const morning = (hour % 12) * 60 + past;
  return [morning, morning + halfDay];
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Reads typed times of a shift, as dispatchers write them: `7-3`, `7a-3:30p`, `11p-7a`, `0600-1400`. A time without AM
 * or PM is what makes the shift at most 12 hours long; of two such readings the one that starts in the morning. Null for
 * anything else, and for times off the quarter hour.
 */
export function parseShiftTimes(text: string): TypedTimes | null {
  const match = typed.exec(text);
  if (!match) return null;
  const [, fromHour = '', fromMinutes, fromHalf, toHour = '', toMinutes, toHalf] = match;
  const starts = meanings(fromHour, fromMinutes, fromHalf);
  const ends = meanings(toHour, toMinutes, toHalf);
  const readings = starts.flatMap((start) =>
    ends.map((end) => ({ start, end, length: (end - start + 2 * halfDay) % (2 * halfDay) || 2 * halfDay })),
  );
  const best =
    readings.find(({ length, start }) => length <= halfDay && start >= 5 * 60) ??
    readings.find(({ length }) => length <= halfDay) ??
    readings[0];
  if (!best || best.start % 15 !== 0 || best.end % 15 !== 0) return null;
  return { start: clock(best.start), end: clock(best.end) };
}

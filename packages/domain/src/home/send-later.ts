import { parseAbsolute, type ZonedDateTime } from '@internationalized/date';

/** A time to send a message at, offered to its writer. */
export interface LaterChoice {
  readonly label: string;
  /** ISO instant. */
  readonly at: string;
}

const at = (time: ZonedDateTime, hour: number) => time.set({ hour, minute: 0, second: 0, millisecond: 0 });

/**
 * When a message can be sent instead of now, soonest first: in an hour, when the morning shift starts, and when the
 * office opens on a Monday.
 * @param now - ISO instant
 * @param timeZone - IANA name
 */
export function laterChoices(now: string, timeZone: string): readonly LaterChoice[] {
  const here = parseAbsolute(now, timeZone);
  const tomorrow = here.add({ days: 1 });
  // Sunday is 0.
  const weekday = new Date(Date.UTC(here.year, here.month - 1, here.day)).getUTCDay();
  const monday = here.add({ days: (8 - weekday) % 7 || 7 });
  const opens = at(tomorrow, 8);
  const nextWeek = at(monday, 8);
  return [
    { label: 'In 1 hour', time: here.add({ hours: 1 }) },
    { label: 'Tomorrow at 6:00 AM', time: at(tomorrow, 6) },
    { label: 'Tomorrow at 8:00 AM', time: opens },
    ...(nextWeek.compare(opens) === 0 ? [] : [{ label: 'Monday at 8:00 AM', time: nextWeek }]),
  ].map(({ label, time }) => ({ label, at: time.toAbsoluteString() }));
}

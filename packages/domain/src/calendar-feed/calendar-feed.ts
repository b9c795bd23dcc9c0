import { zoneTimes, type ZoneTime } from './zone-times.ts';

/** One entry of a calendar feed. Times are ISO instants. */
export interface FeedEntry {
  /** Stays the same when the entry changes. */
  readonly uid: string;
  /** Increases with every change. */
  readonly version: number;
  readonly start: string;
  readonly end: string;
  /** IANA name of the zone whose clock the entry follows. */
  readonly timeZone: string;
  readonly title: string;
  readonly location: string;
  readonly notes: string | null;
}

/** A calendar as calendar apps subscribe to it. */
export interface CalendarFeed {
  readonly name: string;
  readonly entries: readonly FeedEntry[];
  readonly now: string;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Text of a property (RFC 5545, 3.3.11). */
const text = (value: string) =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- Control characters aren't allowed in a calendar.
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

const utc = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Lines of at most 75 bytes; the rest of a line goes on after a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (size + bytes > 75) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}

const offset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}${pad(Math.abs(minutes) % 60)}`;

/** A wall clock time from an instant and its offset: `20261127T060000`. */
const wallClock = (instant: number, minutes: number) =>
  utc(new Date(instant + minutes * 60_000).toISOString()).slice(0, -1);

/** A time zone with its clock changes. */
function zoneLines(timeZone: string, times: readonly ZoneTime[]): readonly string[] {
  const usual = Math.min(...times.map(({ minutes }) => minutes));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...times.flatMap(({ from, minutes, before }) => {
      const kind = minutes > usual ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${wallClock(from, before)}`,
        `TZOFFSETFROM:${offset(before)}`,
        `TZOFFSETTO:${offset(minutes)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** Writes a feed as an iCalendar file (RFC 5545). Each entry has the clock of its own time zone. */
export function writeCalendar({ name, entries, now }: CalendarFeed): string {
  const zones = new Map(
    [...new Set(entries.map(({ timeZone }) => timeZone))].map((timeZone) => {
      const own = entries.filter((entry) => entry.timeZone === timeZone);
      const from = Math.min(...own.map(({ start }) => Date.parse(start)));
      const to = Math.max(...own.map(({ end }) => Date.parse(end)));
      return [timeZone, zoneTimes(timeZone, from, to)] as const;
    }),
  );
  const local = (instant: string, timeZone: string) => {
    const at = Date.parse(instant);
    const minutes = zones.get(timeZone)?.findLast(({ from }) => from <= at)?.minutes ?? 0;
    return wallClock(at, minutes);
  };
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roadside//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...zones].flatMap(([timeZone, times]) => zoneLines(timeZone, times)),
    ...entries.flatMap(({ uid, version, start, end, timeZone, title, location, notes }) => [
      'BEGIN:VEVENT',
      `UID:${text(uid)}`,
      `DTSTAMP:${utc(now)}`,
      `SEQUENCE:${version}`,
      `DTSTART;TZID=${timeZone}:${local(start, timeZone)}`,
      `DTEND;TZID=${timeZone}:${local(end, timeZone)}`,
      `SUMMARY:${text(title)}`,
      ...(location ? [`LOCATION:${text(location)}`] : []),
      ...(notes ? [`DESCRIPTION:${text(notes)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

import type { ZoneClock } from '../../../platform/time/zone-clock.ts';

/**
 * A time as written in a file: exact with its offset, or a wall-clock reading (as if it were UTC, in epoch
 * milliseconds).
 */
export type ParsedInstant = ({ readonly exact: number } | { readonly wall: number }) & {
  /** Milliseconds the text covers: a day, a minute, or less. */
  readonly span: number;
  /** The day was written once for several times, so a time past midnight is on the next day. */
  readonly sharesDay?: boolean;
};

export const [daySpan, minuteSpan, secondSpan] = [86_400_000, 60_000, 1000] as const;

/** Parses the text of one time; null when it does not match. */
export type InstantReader = (text: string) => ParsedInstant | null;

/**
 * How to handle a time skipped by the clocks in spring: reject the row, or read it an hour later as the clock would
 * have shown.
 */
export type NonexistentTime = 'reject' | 'later';
/** Which of two instants to use for a time that occurs twice in autumn. */
export type AmbiguousTime = 'earlier' | 'later';

const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
const widestOffset = 18 * 60;

/**
 * `2026-11-20 14:05:30`, with T or a space, seconds, fraction and offset optional. The offset may be in hours, as
 * PostgreSQL writes it. 24:00 is midnight at the end of the day.
 */
export const readIsoInstant: InstantReader = (text) => {
  const match = iso.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second, fraction = '0', offset] = match;
  const span =
    hour === undefined ? daySpan : second === undefined ? minuteSpan : match[7] === undefined ? secondSpan : 1;
  const wall = wallTime({ year, month, day, hour, minute, second });
  if (wall === null) return null;
  const time = wall + Math.floor(Number(`0.${fraction}`) * 1000);
  if (!offset) return { wall: time, span };
  if (/^[A-Z]/i.test(offset)) return { exact: time, span };
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', '') || 0);
  return minutes > widestOffset ? null : { exact: time - (offset.startsWith('-') ? -1 : 1) * minutes * 60_000, span };
};

const tokens: Readonly<Record<string, readonly [part: string, pattern: string]>> = {
  YYYY: ['year', '\\d{4}'],
  YY: ['shortYear', '\\d{2}'],
  MM: ['month', '\\d{2}'],
  M: ['month', '\\d{1,2}'],
  MMM: ['monthName', '[A-Za-z]{3}'],
  DD: ['day', '\\d{2}'],
  D: ['day', '\\d{1,2}'],
  HH: ['hour', '\\d{2}'],
  H: ['hour', '\\d{1,2}'],
  hh: ['hour12', '\\d{2}'],
  h: ['hour12', '\\d{1,2}'],
  mm: ['minute', '\\d{2}'],
  m: ['minute', '\\d{1,2}'],
  ss: ['second', '\\d{2}'],
  s: ['second', '\\d{1,2}'],
  A: ['half', '[AaPp]\\.?[Mm]\\.?'],
};
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns a reader for a map's format. Formats: `iso`; `unix` (seconds) and `unix-ms`; `excel` (Excel's day numbers, as
 * a wall clock); or a pattern of YYYY YY MMM MM M DD D HH H hh h mm m ss s A, such as `M/D/YYYY h:mm A`. With a
 * pattern, the time of day may be missing from the text.
 * @returns null for an invalid format
 */
export function instantReader(format: string): InstantReader | null {
  switch (format) {
    case 'iso':
      return readIsoInstant;
    case 'unix':
    case 'unix-ms':
      return (text) =>
        /^-?\d+(\.\d+)?$/.test(text)
          ? {
              exact: Math.round(Number(text) * (format === 'unix' ? 1000 : 1)),
              span: format === 'unix' && !text.includes('.') ? secondSpan : 1,
            }
          : null;
    case 'excel':
      return (text) => {
        const days = Number(text.replace(',', '.'));
        // Day 25569 is 1970-01-01. Excel stores times as fractions of a day, so they are rounded to whole seconds.
        return days > 1 && days < 100_000
          ? {
              wall: Math.round((days - 25_569) * 86_400) * 1000,
              span: Number.isInteger(days) ? daySpan : secondSpan,
            }
          : null;
      };
    default:
      return patternReader(format);
  }
}

function patternReader(format: string): InstantReader | null {
  const parts: string[] = [];
  const pattern = format.replace(/YYYY|YY|MMM|MM|M|DD|D|HH|H|hh|h|mm|m|ss|s|A|[^A-Za-z]+|[A-Za-z]/g, (token) => {
    const known = tokens[token];
    if (!known) return token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
    parts.push(known[0]);
    return `(${known[1]})`;
  });
  const has = (part: string) => parts.includes(part);
  if (
    !(has('year') || has('shortYear')) ||
    !(has('month') || has('monthName')) ||
    !has('day') ||
    new Set(parts).size !== parts.length ||
    has('hour12') !== has('half')
  )
    return null;
  const whole = new RegExp(`^${pattern}$`);
  const hasHour = has('hour') || has('hour12');
  const span = has('second') ? secondSpan : hasHour && has('minute') ? minuteSpan : hasHour ? 60 * minuteSpan : daySpan;
  return (text) => {
    const match = whole.exec(text);
    if (!match) return null;
    const found = Object.fromEntries(parts.map((part, index) => [part, match[index + 1] ?? '']));
    const month =
      found['monthName'] === undefined
        ? found['month']
        : String(monthNames.indexOf(found['monthName'].toLowerCase()) + 1);
    const hour =
      found['hour12'] === undefined ? found['hour'] : hourOfDay(Number(found['hour12']), found['half'] ?? '');
    if (hour === null) return null;
    const wall = wallTime({
      year: found['year'] ?? `20${found['shortYear'] ?? ''}`,
      month,
      day: found['day'],
      hour,
      minute: found['minute'],
      second: found['second'],
    });
    return wall === null ? null : { wall, span };
  };
}

function hourOfDay(hour: number, half: string): string | null {
  if (hour < 1 || hour > 12) return null;
  return String((hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0));
}

type WallParts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string | undefined>>;

/** Null for a nonexistent day or hour, such as 31 April or 24:61. 24:00 is 0:00 of the next day. */
function wallTime({ year, month, day, hour, minute, second }: WallParts): number | null {
  const [y, mo, d, h, mi, s] = [year, month, day, hour, minute, second].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (mi > 59 || s > 59 || h * 3600 + mi * 60 + s > 86_400) return null;
  const read = new Date(Date.UTC(y, mo - 1, d));
  if (read.getUTCFullYear() !== y || read.getUTCMonth() !== mo - 1 || read.getUTCDate() !== d) return null;
  return Date.UTC(y, mo - 1, d, h, mi, s);
}

/** Rules for times around a clock change. */
export interface ClockChangeRules {
  readonly nonexistent: NonexistentTime;
  readonly ambiguous: AmbiguousTime;
}

/** An instant, or the reason there is none. */
export type ResolvedInstant = { readonly instant: number } | { readonly problem: string };

/** Resolves a reading in a zone to its instant, or the reason there is none. */
export function resolveInstant(parsed: ParsedInstant, clock: ZoneClock, rules: ClockChangeRules): ResolvedInstant {
  const read = candidatesOf(parsed, clock, rules);
  return 'problem' in read ? read : { instant: read.preferred };
}

/** A time past midnight is moved to the next day only if it then follows within this time; otherwise it's a mistake. */
const longestStep = 12 * 60 * minuteSpan;

/** An instant in a sequence. `moved` if the file's text alone says something else. */
export type OrderedInstant =
  | { readonly instant: number; readonly moved?: 'next-day' | 'same-moment' }
  | { readonly problem: string };

/**
 * Resolves consecutive readings, such as the steps of a call, and keeps their order where the texts allow it:
 * - In the hour that occurs twice in autumn, received at 1:50 and served at 1:10 is 20 minutes, not an error.
 * - If the day was written once for all times, received at 23:40 and arrived at 0:15 is 35 minutes.
 * - A day or a minute isn't before a time within it; it's then read as that time.
 * Readings that no choice puts in order are resolved one by one.
 */
export function resolveInOrder(
  readings: readonly ParsedInstant[],
  clock: ZoneClock,
  rules: ClockChangeRules,
  longest = longestStep,
): readonly OrderedInstant[] {
  const onDays = acrossMidnight(readings, longest);
  const chosen = chosenInOrder(
    onDays.map((reading) => candidatesOf(reading, clock, rules)),
    onDays.map(({ span }) => span),
    rules.ambiguous === 'earlier',
  );
  let latest = Number.NEGATIVE_INFINITY;
  return chosen.map((each, index) => {
    if ('problem' in each) return each;
    const { span } = onDays[index] as ParsedInstant;
    const isWithin = each.instant < latest && latest < each.instant + span;
    const instant = isWithin ? latest : each.instant;
    latest = Math.max(latest, instant);
    if (isWithin) return { instant, moved: 'same-moment' };
    return onDays[index] === readings[index] ? { instant } : { instant, moved: 'next-day' };
  });
}

/** Moves times that share their day with an earlier one past midnight where that puts them in order. */
function acrossMidnight(readings: readonly ParsedInstant[], longest: number): readonly ParsedInstant[] {
  let [latest, days] = [Number.NEGATIVE_INFINITY, 0];
  return readings.map((reading) => {
    if ('exact' in reading) return reading;
    const shift = reading.sharesDay ? days : 0;
    const isBefore = reading.wall + shift + reading.span <= latest;
    const next = reading.wall + shift + daySpan;
    if (reading.sharesDay && isBefore && next - latest <= longest) days = shift + daySpan;
    const wall = reading.wall + (reading.sharesDay ? days : 0);
    latest = Math.max(latest, wall);
    return wall === reading.wall ? reading : { ...reading, wall };
  });
}

type Candidates = { readonly preferred: number; readonly other: number } | { readonly problem: string };

/** Picks the earliest possible instants from the front, or the latest possible from the back. */
function chosenInOrder(
  read: readonly Candidates[],
  spans: readonly number[],
  forward: boolean,
): readonly ResolvedInstant[] {
  const steps = read.map((candidates, index) => ({ candidates, span: spans[index] ?? 0 }));
  const chosen: ResolvedInstant[] = [];
  let bound = forward ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const { candidates, span } of forward ? steps : steps.toReversed()) {
    if ('problem' in candidates) {
      chosen.push(candidates);
      continue;
    }
    const instant = [candidates.preferred, candidates.other].find((each) =>
      forward ? each + span > bound : each < bound,
    );
    if (instant === undefined) return read.map((each) => ('problem' in each ? each : { instant: each.preferred }));
    bound = forward ? Math.max(bound, instant) : Math.min(bound, instant + span);
    chosen.push({ instant });
  }
  return forward ? chosen : chosen.toReversed();
}

function candidatesOf(parsed: ParsedInstant, clock: ZoneClock, rules: ClockChangeRules): Candidates {
  const only = (instant: number) => ({ preferred: instant, other: instant });
  if ('exact' in parsed) return only(parsed.exact);
  const [first, second = first] = clock.instantsOf(parsed.wall);
  if (first === undefined || second === undefined) {
    if (rules.nonexistent === 'later') return only(parsed.wall - clock.offsetAt(parsed.wall - 86_400_000));
    const shown = new Date(parsed.wall).toISOString().slice(0, 16).replace('T', ' ');
    return { problem: `${shown} doesn’t exist in ${clock.timeZone}: clocks moved forward past it` };
  }
  return rules.ambiguous === 'later' ? { preferred: second, other: first } : { preferred: first, other: second };
}

import { isAcceptedDay } from '@roadside/domain/calendar';

/** The calls behind a number: the location, the dates, and which calls. */
export interface CallsBehind {
  readonly slug: string;
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
  /** The element whose filters apply; null if none. */
  readonly element: number | null;
  /** Only calls this metric counts; null for all calls. */
  readonly metric: string | null;
  /** The calls in the numerator, or all calls in the denominator. */
  readonly part: 'numerator' | 'denominator';
  /** Limits to one service, provider type or facility type, sorts the longest waits first, or both: 'service:Tow',
   * 'provider:P', 'network:PSP', 'wait', 'service:Tow+wait'. */
  readonly only: string | null;
}

const days = '(\\d{4}-\\d\\d-\\d\\d)~(\\d{4}-\\d\\d-\\d\\d)';
const pattern = new RegExp(
  `^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~${days}(?:~(\\d{1,10}|-)~([a-z][a-z0-9_]{0,63}|-)~(numerator|denominator)~((?:service:[A-Za-z ]{1,20}|provider:[PCF]|network:(?:PSP|nonPSP|Fleet|csn))(?:\\+wait)?|wait|-))?$`,
);

const orNothing = (value: string | number | null) => (value === null ? '-' : String(value));
const given = (text: string | undefined) => (text === undefined || text === '-' ? null : text);

/** The URL form: 'montgomery~2026-11-01~2026-11-17~4~ata_avg~denominator~-'. */
export function callsText({ slug, from, to, element, metric, part, only }: CallsBehind): string {
  return [slug, from, to, orNothing(element), orNothing(metric), part, orNothing(only)].join('~');
}

/** Parses the URL form; returns null for empty or invalid text. */
export function readCalls(text: string): CallsBehind | null {
  const [, slug, from, to, element, metric, part, only] = pattern.exec(text) ?? [];
  if (!slug || !isAcceptedDay(from) || !isAcceptedDay(to) || from > to) return null;
  return {
    slug,
    from,
    to,
    element: given(element) === null ? null : Number(element),
    metric: given(metric),
    part: part === 'numerator' ? 'numerator' : 'denominator',
    only: given(only),
  };
}

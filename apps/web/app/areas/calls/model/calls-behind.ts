/** The calls somebody looks at: of which place and days, and which of them. */
export interface CallsBehind {
  readonly slug: string;
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
  /** The element whose filters hold; null for none. */
  readonly element: number | null;
  /** Only what this metric counts; null for all calls. */
  readonly metric: string | null;
  /** Those in the number itself, or all it is counted among. */
  readonly part: 'numerator' | 'denominator';
  /** Only of one service or provider type, or the longest waits first: 'service:Tow', 'provider:P', 'wait'. */
  readonly only: string | null;
}

const days = '(\\d{4}-\\d\\d-\\d\\d)~(\\d{4}-\\d\\d-\\d\\d)';
const pattern = new RegExp(
  `^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~${days}(?:~(\\d{1,10}|-)~([a-z][a-z0-9_]{0,63}|-)~(numerator|denominator)~(service:[A-Za-z ]{1,20}|provider:[PCF]|wait|-))?$`,
);

const orNothing = (value: string | number | null) => (value === null ? '-' : String(value));
const given = (text: string | undefined) => (text === undefined || text === '-' ? null : text);

/** As it stands in the address: 'montgomery~2026-11-01~2026-11-17~4~ata_avg~denominator~-'. */
export function callsText({ slug, from, to, element, metric, part, only }: CallsBehind): string {
  return [slug, from, to, orNothing(element), orNothing(metric), part, orNothing(only)].join('~');
}

/** What an address says; null when it says nothing, or nothing that can be looked at. */
export function readCalls(text: string): CallsBehind | null {
  const [, slug, from, to, element, metric, part, only] = pattern.exec(text) ?? [];
  if (!slug || !from || !to || from > to) return null;
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

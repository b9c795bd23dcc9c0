import { isAcceptedDay } from '@roadside/domain/calendar';
import { isComparison, isTimeType, type Comparison, type TimeType } from '@roadside/domain/dashboards';

/** The change to explain: the metric, the location, and the dates. */
export interface WhyAsked {
  readonly slug: string;
  readonly metric: string;
  readonly timeType: TimeType;
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
  /** The element whose filters apply; null if none. */
  readonly element: number | null;
  /** What it is compared with; null means the default of its period. */
  readonly compare: Comparison | null;
}

const pattern =
  /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~([a-z][a-z0-9_]{0,63})~([A-Za-z_]{1,30})~(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d)~(\d{1,10}|-)(?:~([a-z_]{1,20}))?$/;

/** The URL form: 'montgomery~ata_avg~This_Month~2026-11-01~2026-11-17~2', then a comparison if one is chosen. */
export function whyText({ slug, metric, timeType, from, to, element, compare }: WhyAsked): string {
  return [slug, metric, timeType, from, to, element ?? '-', ...(compare ? [compare] : [])].join('~');
}

/** Parses the URL form; returns null for empty or invalid text. */
export function readWhy(text: string): WhyAsked | null {
  const [, slug, metric, timeType, from, to, element, compare = null] = pattern.exec(text) ?? [];
  if (!slug || !metric || !timeType || !isTimeType(timeType)) return null;
  if (!isAcceptedDay(from) || !isAcceptedDay(to) || from > to) return null;
  if (compare !== null && !isComparison(compare)) return null;
  return { slug, metric, timeType, from, to, element: element === '-' ? null : Number(element), compare };
}

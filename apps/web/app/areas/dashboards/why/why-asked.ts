import { isAcceptedDay } from '@roadside/domain/calendar';
import { isTimeType, type TimeType } from '@roadside/domain/dashboards';

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
}

const pattern =
  /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})~([a-z][a-z0-9_]{0,63})~([A-Za-z_]{1,30})~(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d)~(\d{1,10}|-)$/;

/** The URL form: 'montgomery~ata_avg~This_Month~2026-11-01~2026-11-17~2'. */
export function whyText({ slug, metric, timeType, from, to, element }: WhyAsked): string {
  return [slug, metric, timeType, from, to, element ?? '-'].join('~');
}

/** Parses the URL form; returns null for empty or invalid text. */
export function readWhy(text: string): WhyAsked | null {
  const [, slug, metric, timeType, from, to, element] = pattern.exec(text) ?? [];
  if (!slug || !metric || !timeType || !isTimeType(timeType)) return null;
  if (!isAcceptedDay(from) || !isAcceptedDay(to) || from > to) return null;
  return { slug, metric, timeType, from, to, element: element === '-' ? null : Number(element) };
}

import { addDays, dayCount } from '@roadside/domain/calendar';

/** ISO days, both included. */
export interface ChosenPeriod {
  readonly from: string;
  readonly to: string;
}

/** What a screen's period may be. */
export interface PeriodLimits {
  /** The days shown when the address names none. */
  readonly fallback: ChosenPeriod;
  readonly min?: string;
  readonly max?: string;
  /** The most days one answer may cover. */
  readonly longest?: number;
}

const day = /^\d{4}-\d\d-\d\d$/;
const isDay = (text: string | null): text is string =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The period of an address, cut to the limits. Anything that is not a period counts as none. */
export function readPeriod(query: URLSearchParams, limits: PeriodLimits): ChosenPeriod {
  const [from, to] = [query.get('from'), query.get('to')];
  if (!isDay(from) || !isDay(to) || from > to) return limits.fallback;
  return cut({ from, to }, limits) ?? limits.fallback;
}

/** The query with another period. The fallback leaves no trace, and a page's cursor goes with the old period. */
export function writePeriod(query: URLSearchParams, period: ChosenPeriod, { fallback }: PeriodLimits): string {
  const next = new URLSearchParams(query);
  for (const name of ['from', 'to', 'cursor']) next.delete(name);
  if (period.from !== fallback.from || period.to !== fallback.to) {
    next.set('from', period.from);
    next.set('to', period.to);
  }
  const text = next.toString();
  return text ? `?${text}` : '?';
}

/** The period of the same length right before (-1) or after (1); null when none of it is within the limits. */
export function stepPeriod(period: ChosenPeriod, step: -1 | 1, limits: PeriodLimits): ChosenPeriod | null {
  const days = dayCount(period.from, period.to) * step;
  return cut({ from: addDays(period.from, days), to: addDays(period.to, days) }, limits);
}

function cut({ from, to }: ChosenPeriod, { min, max, longest }: PeriodLimits): ChosenPeriod | null {
  const last = max !== undefined && to > max ? max : to;
  const earliest = longest === undefined ? from : addDays(last, 1 - longest);
  const bounds = [from, earliest, ...(min === undefined ? [] : [min])];
  const first = bounds.reduce((latest, each) => (each > latest ? each : latest));
  return first > last ? null : { from: first, to: last };
}

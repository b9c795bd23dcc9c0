import { addDays, dayCount } from '@roadside/domain/calendar';

/** ISO days, inclusive. */
export interface ChosenPeriod {
  readonly from: string;
  readonly to: string;
}

/** The limits of a screen's period. */
export interface PeriodLimits {
  /** The days shown when the address has none. */
  readonly fallback: ChosenPeriod;
  readonly min?: string;
  readonly max?: string;
  /** The most days one request may cover. */
  readonly longest?: number;
}

const day = /^\d{4}-\d\d-\d\d$/;
const isDay = (text: string | null): text is string =>
  text !== null && day.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The period of an address, clamped to the limits. Anything invalid is ignored. */
export function readPeriod(query: URLSearchParams, limits: PeriodLimits): ChosenPeriod {
  const [from, to] = [query.get('from'), query.get('to')];
  if (!isDay(from) || !isDay(to) || from > to) return limits.fallback;
  return cut({ from, to }, limits) ?? limits.fallback;
}

/** The query with another period. The fallback is omitted, and the page cursor is dropped with the old period. */
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

/** The period of the same length right before (-1) or after (1); null when all of it is outside the limits. */
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

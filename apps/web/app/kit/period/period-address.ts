import {
  addDays,
  clampRange,
  dayCount,
  type DayRange,
  isAcceptedDay,
  type RangeLimits,
} from '@roadside/domain/calendar';

/** ISO days, inclusive. */
export type ChosenPeriod = DayRange;

/** The limits of a screen's period. */
export interface PeriodLimits extends RangeLimits {
  /** The days shown when the address has none. */
  readonly fallback: ChosenPeriod;
}

/** The period of an address, clamped to the limits. Anything invalid is ignored. */
export function readPeriod(query: URLSearchParams, limits: PeriodLimits): ChosenPeriod {
  const [from, to] = [query.get('from'), query.get('to')];
  if (!isAcceptedDay(from) || !isAcceptedDay(to) || from > to) return limits.fallback;
  return clampRange({ from, to }, limits) ?? limits.fallback;
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
  return clampRange({ from: addDays(period.from, days), to: addDays(period.to, days) }, limits);
}

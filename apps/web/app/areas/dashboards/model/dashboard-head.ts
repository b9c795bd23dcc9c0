import { providerTypeByFilter, troubleCodes } from '@roadside/domain/calls';
import { headPeriodOf, headPeriodText, type HeadFilters, type HeadPeriod } from '@roadside/domain/dashboards';

type Limits = Omit<HeadFilters, 'service'>;

/** No limits: everything counts. */
export const noFilters: Limits = { codes: [], providers: [], hours: [], weekdays: [] };

/** The URL parameters of the head's period and filters. The service has its own (`dashboard-state.ts`). */
const names = {
  period: 'period',
  codes: 'tcd',
  providers: 'provider',
  hours: 'hour',
  weekdays: 'weekday',
} as const;

const providerTypes = Object.values(providerTypeByFilter);
const knownCodes = troubleCodes.map(({ code }) => code);
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const daysOfWeek = Array.from({ length: 7 }, (_, day) => day);

/** The known values of a list in the address, in their own order; unknown ones are ignored. */
function listed<Value extends string | number>(
  search: URLSearchParams,
  name: string,
  known: readonly Value[],
): readonly Value[] {
  const values = new Set(search.get(name)?.split('.') ?? []);
  return known.filter((value) => values.has(String(value)));
}

/** The period of the head; null means this month. */
export function periodIn(search: URLSearchParams): HeadPeriod | null {
  return headPeriodOf(search.get(names.period));
}

/** What the head limits every element to, besides a service. */
export function filtersIn(search: URLSearchParams): Limits {
  return {
    codes: listed<string>(search, names.codes, knownCodes),
    providers: listed(search, names.providers, providerTypes),
    hours: listed(search, names.hours, hoursOfDay),
    weekdays: listed(search, names.weekdays, daysOfWeek),
  };
}

/** Writes the period to a query; null removes it. */
export function writePeriod(query: URLSearchParams, period: HeadPeriod | null): void {
  if (period) query.set(names.period, headPeriodText(period));
  else query.delete(names.period);
}

/** Writes the filters to a query; an empty list is removed. */
export function writeFilters(query: URLSearchParams, limits: Limits): void {
  for (const key of ['codes', 'providers', 'hours', 'weekdays'] as const)
    if (limits[key].length > 0) query.set(names[key], limits[key].join('.'));
    else query.delete(names[key]);
}

import { providerTypeByFilter, troubleCodes, type ServiceGroup } from '@roadside/domain/calls';
import {
  headPeriodOf,
  headPeriodText,
  isComparison,
  serviceOf,
  type Comparison,
  type HeadFilters,
  type HeadPeriod,
} from '@roadside/domain/dashboards';

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

/** The URL parameter of the comparison, shared by all elements. */
export const compareName = 'compare';
/** The URL parameter of the service, shared by all elements. */
export const serviceName = 'service';

/** The comparison chosen for the dashboard; null means the default of each period. */
export function comparisonIn(search: URLSearchParams): Comparison | null {
  const compare = search.get(compareName);
  return isComparison(compare) ? compare : null;
}

/** The query with another comparison. */
export function withComparison(search: URLSearchParams, comparison: Comparison | null): string {
  const query = new URLSearchParams(search);
  if (comparison) query.set(compareName, comparison);
  else query.delete(compareName);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The service chosen for the dashboard; null means all. Chosen trouble codes take its place. */
export function serviceIn(search: URLSearchParams): ServiceGroup | null {
  return filtersIn(search).codes.length > 0 ? null : serviceOf(search.get(serviceName));
}

/** A service in the URL that doesn't exist, as an old or mistyped link may have; null if there is none. */
export function unknownServiceIn(search: URLSearchParams): string | null {
  const asked = search.get(serviceName);
  return asked && serviceOf(asked) === null ? asked.slice(0, 40) : null;
}

/** Everything the dashboard is limited to. */
export function limitsIn(search: URLSearchParams): HeadFilters {
  return { service: serviceIn(search), ...filtersIn(search) };
}

/** A parameter that names the page of a list. */
const isPage = /^page(?:\.\d{1,10})?$/;

/** The query with another period, or limited otherwise; every list starts at its first page again. */
export function withHead(
  search: URLSearchParams,
  change: Partial<HeadFilters> & { readonly period?: HeadPeriod | null },
): string {
  const query = new URLSearchParams([...search].filter(([name]) => !isPage.test(name)));
  if (change.period !== undefined) writePeriod(query, change.period);
  // Trouble codes and a service replace each other.
  const cleared = change.codes?.length ? { service: null } : change.service ? { codes: [] } : {};
  const { service, ...limits } = { ...limitsIn(search), ...change, ...cleared };
  writeFilters(query, limits);
  if (service === null) query.delete(serviceName);
  else query.set(serviceName, service);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The query with another service; every list starts at its first page again. */
export function withService(search: URLSearchParams, service: ServiceGroup | null): string {
  return withHead(search, { service });
}

/** The location that a row of one element limits all others to. */
export interface Focus {
  readonly slug: string;
  /** The element with the row; it keeps showing all of its rows. */
  readonly element: number;
}

/** The URL parameter of the focus. */
export const focusName = 'only';

/** The location the other elements are limited to; null for none. */
export function focusIn(search: URLSearchParams): Focus | null {
  const [, element, slug] = /^(\d{1,10})\.([A-Za-z0-9][A-Za-z0-9_-]{0,199})$/.exec(search.get(focusName) ?? '') ?? [];
  return element === undefined || slug === undefined ? null : { slug, element: Number(element) };
}

/** The query with another focus; every list starts at its first page again. */
export function withFocus(search: URLSearchParams, focus: Focus | null): string {
  const query = new URLSearchParams([...search].filter(([name]) => !isPage.test(name)));
  if (focus) query.set(focusName, `${focus.element}.${focus.slug}`);
  else query.delete(focusName);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** The query with a chosen span of days as its period, or without it if it has that one already. */
export function withDays(search: URLSearchParams, days: { readonly from: string; readonly to: string }): string {
  const period: HeadPeriod = { kind: 'days', from: days.from, to: days.to };
  const current = periodIn(search);
  const chosen = current !== null && headPeriodText(current) === headPeriodText(period);
  return withHead(search, { period: chosen ? null : period });
}

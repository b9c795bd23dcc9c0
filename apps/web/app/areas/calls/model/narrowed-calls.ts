import type { ServiceGroup } from '@roadside/domain/calls';
import { filtersWithService, serviceOf, servicesIn } from '@roadside/domain/dashboards';
import { onlyFilters } from '@roadside/domain/metrics';
import type { CallsBehind } from './calls-behind.ts';

/** What a list of calls is limited to, such as 'service:Tow', and whether the longest waits come first. */
export interface OnlyParts {
  readonly limit: string | null;
  readonly longest: boolean;
}

export function onlyParts(only: string | null): OnlyParts {
  const parts = only?.split('+') ?? [];
  return { limit: parts.find((part) => part !== 'wait') ?? null, longest: parts.includes('wait') };
}

/** The opposite of {@link onlyParts}. */
export function onlyOf({ limit, longest }: OnlyParts): string | null {
  return [limit, longest && 'wait'].filter(Boolean).join('+') || null;
}

type Filters = Readonly<Record<string, unknown>>;

/**
 * The filters of a list of calls: those of the element its number is on, narrowed by a further limit. What the element
 * counts itself stays: a limit to calls it doesn't count limits nothing.
 */
export function narrowedFilters(filters: Filters, limit: string | null): Filters {
  const service = serviceOfLimit(limit);
  if (service) return filtersWithService(filters, service);
  const [[name, wanted] = []] = Object.entries(onlyFilters(limit));
  if (name === undefined || wanted === undefined) return filters;
  const own = filters[name];
  const counted = !Array.isArray(own) || own.some((each) => wanted.includes(String(each)));
  return counted ? { ...filters, [name]: wanted } : filters;
}

/** The calls behind a number without a service that its element doesn't count, as an old link may ask for. */
export function withinElement(behind: CallsBehind, filters: Filters): CallsBehind {
  const { limit, longest } = onlyParts(behind.only);
  const service = serviceOfLimit(limit);
  return service === null || servicesIn(filters).includes(service)
    ? behind
    : { ...behind, only: onlyOf({ limit: null, longest }) };
}

/** The service of a limit; null for any other. */
export function serviceOfLimit(limit: string | null): ServiceGroup | null {
  const [dimension, key] = limit?.split(':') ?? [];
  return dimension === 'service' ? serviceOf(key ?? null) : null;
}

import { serviceGroups, type ServiceGroup, troubleCodesByGroup, troubleCodesFor } from '../calls/index.ts';

/** A service in an address; null for none or an unknown one. */
export function serviceOf(text: string | null): ServiceGroup | null {
  return serviceGroups.find((group) => group === text) ?? null;
}

/**
 * An element's filters with a service chosen elsewhere on the dashboard. Where the element already counts some trouble
 * codes only, those of the service stay; one that counts none of them keeps its own, because it shows another service.
 */
export function filtersWithService(
  filters: Readonly<Record<string, unknown>>,
  service: ServiceGroup | null,
): Readonly<Record<string, unknown>> {
  if (service === null) return filters;
  const own = filters['tcd__in'];
  if (!Array.isArray(own)) return { ...filters, tcd__in: [service] };
  const codes = new Set<string>(troubleCodesByGroup[service]);
  const both = troubleCodesFor(own.filter((name) => typeof name === 'string')).filter((code) => codes.has(code));
  return both.length === 0 ? filters : { ...filters, tcd__in: both };
}

/** The services an element counts: those of its own trouble codes, or all three. */
export function servicesIn(filters: Readonly<Record<string, unknown>>): readonly ServiceGroup[] {
  const own = filters['tcd__in'];
  if (!Array.isArray(own)) return serviceGroups;
  const codes = new Set(troubleCodesFor(own.filter((name) => typeof name === 'string')));
  return serviceGroups.filter((group) => troubleCodesByGroup[group].some((code) => codes.has(code)));
}

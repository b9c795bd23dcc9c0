import { troubleCodesByGroup, troubleCodesFor, type ServiceGroup } from '@roadside/domain/calls';

/** Whether an alert, which has a service and no other filter, would watch the very number an element shows. */
export function isAlertable(filters: Readonly<Record<string, unknown>>, service: ServiceGroup | null): boolean {
  const { tcd__in: codes, ...others } = filters;
  if (Object.keys(others).length > 0) return false;
  if (service === null || !Array.isArray(codes)) return codes === undefined && service === null;
  // An element that counts other services keeps its own, whatever is chosen for the dashboard.
  const counted = new Set(troubleCodesFor(codes.map(String)));
  const own = troubleCodesByGroup[service];
  return counted.size === own.length && own.every((code) => counted.has(code));
}

import type { ServiceType } from '../scheduling/driver.ts';

/** Calls one driver should finish per hour (glossary, section 3: calls_per_driver_hour). */
export const defaultProductivityGoals: Readonly<Record<ServiceType, number>> = {
  Tow: 0.75,
  Battery: 1.1,
  'Light Service': 1.25,
};

/**
 * Drivers needed in an hour by plain division: ceil(volume / productivity goal), at least 1 while the station is open
 * (glossary, section 3), none while it is closed.
 * @param volume expected calls in the hour
 * @param productivity calls one driver finishes per hour, above 0
 */
export function driversNeeded(volume: number, productivity: number, open = true): number {
  if (!open) return 0;
  // A forecast of 1.5 calls at .75 is two drivers; floating-point error must not make it three.
  return Math.max(1, Math.ceil(volume / productivity - 1e-9));
}

/**
 * Productivity goal of services that share one pool of drivers, such as Battery and Light Service with combine_batt_ls:
 * calls per hour at which the pool takes as long as its services combined.
 */
export function pooledProductivity(
  parts: readonly { readonly volume: number; readonly productivity: number }[],
): number | null {
  const volume = parts.reduce((sum, part) => sum + part.volume, 0);
  const hours = parts.reduce((sum, part) => sum + part.volume / part.productivity, 0);
  return hours > 0 ? volume / hours : null;
}

/** Drivers that keep occupancy at or below a cap: ceil(erlangs / cap). */
export function driversForOccupancy(erlangs: number, cap: number): number {
  return Math.ceil(erlangs / cap - 1e-9);
}

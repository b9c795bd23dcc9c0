/** Minutes after which a dashboard's data is refetched (specification, section 9). */
export const staleAfterMinutes = 90;

/** Load state of the data on the screen. */
export interface DashboardLoad {
  /** ISO instant of the last load; null = never loaded. */
  readonly loadedAt: string | null;
  readonly parametersChanged: boolean;
  readonly firstElementHasData: boolean;
}

/** Reasons a dashboard must reload. */
export type RefreshReason = 'stale' | 'parameters-changed' | 'no-data';

/**
 * Returns why the dashboard must refresh, or null if it need not: a parameter changed, the first element has no data,
 * or the data is older than 90 minutes (specification, section 4).
 * @param now the current instant as an ISO string
 */
export function refreshReason(load: DashboardLoad, now: string): RefreshReason | null {
  if (load.parametersChanged) return 'parameters-changed';
  if (!load.firstElementHasData || load.loadedAt === null) return 'no-data';
  return Date.parse(now) - Date.parse(load.loadedAt) > staleAfterMinutes * 60_000 ? 'stale' : null;
}

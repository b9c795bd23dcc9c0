/** Kind of loaded data: the descriptions of metrics, or anything else (specification, section 9). */
export type FreshnessKind = 'metric-information' | 'other';

/** Hours after which loaded data counts as stale (specification, section 9). */
export const freshnessLimitHours: Readonly<Record<FreshnessKind, number>> = {
  'metric-information': 168,
  other: 24,
};

/** Age of the data and whether to show it. */
export interface Freshness {
  /** Hours since the load, never negative; null if nothing was ever loaded. */
  readonly ageHours: number | null;
  readonly stale: boolean;
}

/**
 * Age of data against its limit; exactly at the limit is still fresh.
 * @param loadedAt instant of the last load as an ISO string, null = never (stale)
 * @param now the current instant as an ISO string
 */
export function freshnessOf(kind: FreshnessKind, loadedAt: string | null, now: string): Freshness {
  if (loadedAt === null) return { ageHours: null, stale: true };
  const ageHours = Math.max(0, (Date.parse(now) - Date.parse(loadedAt)) / 3_600_000);
  return { ageHours, stale: ageHours > freshnessLimitHours[kind] };
}

import type { MapCalls } from '@roadside/contract/schemas';

export interface Counted {
  readonly key: string;
  readonly count: number;
}

/** Counts the calls per value, most frequent first. */
export function countBy(values: readonly (string | null)[], most: number): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key))
    .slice(0, most);
}

/** Counts the calls per pass reason. A call passed for two reasons counts toward both. */
export const passReasonsOf = (calls: MapCalls['calls'], entries: readonly number[], most: number): readonly Counted[] =>
  countBy(
    entries.flatMap((entry) => calls.reasons[entry]?.split(', ') ?? []),
    most,
  );

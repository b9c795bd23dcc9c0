import type { MapCalls } from '@roadside/contract/schemas';

export interface Counted {
  readonly key: string;
  readonly count: number;
}

/** How many of some calls each value has, the most frequent first. */
export function countBy(values: readonly (string | null)[], most: number): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key))
    .slice(0, most);
}

/** Each reason calls were passed for, and how many of them; a call passed for two reasons counts for both. */
export const passReasonsOf = (calls: MapCalls['calls'], entries: readonly number[], most: number): readonly Counted[] =>
  countBy(
    entries.flatMap((entry) => calls.reasons[entry]?.split(', ') ?? []),
    most,
  );

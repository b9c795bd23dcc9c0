import { sameShift } from './operations.ts';
import type { Shift } from './schedule.ts';

/** Changes since the last save, by shift. */
export interface ScheduleDiff {
  readonly added: readonly Shift[];
  readonly removed: readonly Shift[];
  readonly changed: readonly { readonly before: Shift; readonly after: Shift }[];
}

/**
 * Sorts the changes since the last save.
 * @param saved each shift touched since then, as it was saved; null for one that did not exist
 * @param current the shift as it is now
 */
export function diffOf(
  saved: ReadonlyMap<string, Shift | null>,
  current: (id: string) => Shift | undefined,
): ScheduleDiff {
  const changes = [...saved]
    .map(([id, before]) => ({ before, after: current(id) ?? null }))
    .filter(({ before, after }) => !sameShift(before, after));
  return {
    added: changes.flatMap(({ before, after }) => (before === null && after ? [after] : [])),
    removed: changes.flatMap(({ before, after }) => (before && after === null ? [before] : [])),
    changed: changes.flatMap(({ before, after }) => (before && after ? [{ before, after }] : [])),
  };
}

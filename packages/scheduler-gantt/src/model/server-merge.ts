import { patched, patchOf, sameShift } from './operations.ts';
import type { Operation, Shift } from './schedule.ts';

/** What the server sends: shifts as they now are there, and those that are gone. */
export interface ServerUpdate {
  readonly shifts: readonly Shift[];
  readonly removed?: readonly string[];
}

/** Both sides changed the same thing. Mine stays on the screen; saving it overwrites theirs knowingly. Null: removed. */
export interface MergeConflict {
  readonly id: string;
  readonly mine: Shift | null;
  readonly theirs: Shift | null;
}

interface LocalState {
  /** The shift as it is on the screen. */
  shift(id: string): Shift | null;
  /** Shifts edited since the last save, as they were then. */
  readonly saved: ReadonlyMap<string, Shift | null>;
}

interface Merge {
  readonly operations: readonly Operation[];
  /** What the next save of an edited shift starts from. */
  readonly bases: ReadonlyMap<string, Shift | null>;
  readonly conflicts: readonly MergeConflict[];
}

/** Where it stands is one thing: half a move from here and half from there would be a place nobody chose. */
const facets = [['driverId', 'start', 'end'], ['service'], ['lock'], ['note']] as const;

const differs = (facet: readonly (keyof Shift)[], a: Shift, b: Shift) => facet.some((key) => a[key] !== b[key]);

/** Three ways: what I changed and what they changed since the same base; null when both changed one facet differently. */
function mergedShift(base: Shift, mine: Shift, theirs: Shift): Shift | null {
  const mineOnly: (keyof Shift)[] = [];
  for (const facet of facets) {
    if (!differs(facet, base, mine)) continue;
    if (differs(facet, base, theirs) && differs(facet, mine, theirs)) return null;
    mineOnly.push(...facet);
  }
  return patched(theirs, Object.fromEntries(mineOnly.map((key) => [key, mine[key]])));
}

/** Makes the operation that turns what is on the screen into what shall be there. */
function operationTo(present: Shift | null, wanted: Shift | null): Operation | null {
  if (present === null) return wanted && { kind: 'add', shift: wanted };
  if (wanted === null) return { kind: 'remove', shift: present };
  const { id: _, ...fields } = wanted;
  const gone = (['lock', 'note'] as const).filter((key) => present[key] !== undefined && wanted[key] === undefined);
  return patchOf(present, { ...fields, ...Object.fromEntries(gone.map((key) => [key, undefined])) });
}

/**
 * What to change on the screen when the server has news. A shift nobody edited here follows the server; an edited one
 * keeps the edit and takes what does not touch it.
 */
export function mergeServer(
  update: { readonly shifts: readonly Shift[]; readonly removed: readonly string[] },
  local: LocalState,
): Merge {
  const operations: Operation[] = [];
  const bases = new Map<string, Shift | null>();
  const conflicts: MergeConflict[] = [];
  const become = (id: string, wanted: Shift | null) => {
    const operation = operationTo(local.shift(id), wanted);
    if (operation) operations.push(operation);
  };
  const news = [
    ...update.shifts.map((theirs) => [theirs.id, theirs] as const),
    ...update.removed.map((id) => [id, null] as const),
  ];
  for (const [id, theirs] of news) {
    if (!local.saved.has(id)) {
      become(id, theirs);
      continue;
    }
    const base = local.saved.get(id) ?? null;
    const mine = local.shift(id);
    bases.set(id, theirs);
    if (sameShift(base, theirs) || sameShift(mine, theirs)) {
      // Nothing new there, or both did the same; only the version may have grown.
      if (mine && theirs) become(id, { ...mine, version: theirs.version });
      continue;
    }
    const merged = base && mine && theirs ? mergedShift(base, mine, theirs) : null;
    if (merged) become(id, merged);
    else {
      conflicts.push({ id, mine, theirs });
      if (mine && theirs) become(id, { ...mine, version: theirs.version });
    }
  }
  return { operations, bases, conflicts };
}

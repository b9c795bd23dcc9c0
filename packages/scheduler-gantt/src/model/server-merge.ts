import { sameBreaks } from './breaks.ts';
import { patched, patchOf, sameShift } from './operations.ts';
import type { Operation, Shift } from './schedule.ts';

/** A server update: the current shifts, and the ones that were removed. */
export interface ServerUpdate {
  readonly shifts: readonly Shift[];
  readonly removed?: readonly string[];
}

/**
 * Both sides changed the same thing. Mine stays on the screen, and saving it knowingly overwrites theirs. Null:
 * removed.
 */
export interface MergeConflict {
  readonly id: string;
  readonly mine: Shift | null;
  readonly theirs: Shift | null;
}

interface LocalState {
  /** The shift as shown on the screen. */
  shift(id: string): Shift | null;
  /** Shifts edited since the last save, as they were then. */
  readonly saved: ReadonlyMap<string, Shift | null>;
}

interface Merge {
  readonly operations: readonly Operation[];
  /** The base version for the next save of each edited shift. */
  readonly bases: ReadonlyMap<string, Shift | null>;
  readonly conflicts: readonly MergeConflict[];
}

/** A shift's position is a single facet: merging half a move from each side would put it where nobody chose. */
const facets = [['driverId', 'start', 'end', 'openEnd'], ['service'], ['lock'], ['note'], ['breaks']] as const;

const differs = (facet: readonly (keyof Shift)[], a: Shift, b: Shift) =>
  facet.some((key) => (key === 'breaks' ? !sameBreaks(a, b) : a[key] !== b[key]));

/** Three-way merge of my changes and theirs against the same base; null if both changed a facet differently. */
function mergedShift(base: Shift, mine: Shift, theirs: Shift): Shift | null {
  const mineOnly: (keyof Shift)[] = [];
  for (const facet of facets) {
    if (!differs(facet, base, mine)) continue;
    if (differs(facet, base, theirs) && differs(facet, mine, theirs)) return null;
    mineOnly.push(...facet);
  }
  return patched(theirs, Object.fromEntries(mineOnly.map((key) => [key, mine[key]])));
}

/** My shift with what only the server decides: its version, and whether it is published. */
function kept(mine: Shift, { version, draft }: Shift): Shift {
  const { draft: _, ...own } = mine;
  return { ...own, version, ...(draft ? { draft } : {}) };
}

/** The operation that turns the shift on the screen into the wanted one. */
function operationTo(present: Shift | null, wanted: Shift | null): Operation | null {
  if (present === null) return wanted && { kind: 'add', shift: wanted };
  if (wanted === null) return { kind: 'remove', shift: present };
  const { id: _, ...fields } = wanted;
  const gone = (['lock', 'note', 'breaks', 'openEnd', 'draft'] as const).filter(
    (key) => present[key] !== undefined && wanted[key] === undefined,
  );
  return patchOf(present, { ...fields, ...Object.fromEntries(gone.map((key) => [key, undefined])) });
}

/**
 * The changes to apply to the screen after a server update. Unedited shifts follow the server; edited ones keep the
 * edit and take the changes that do not touch it.
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
      // Nothing new, or both made the same change.
      if (mine && theirs) become(id, kept(mine, theirs));
      continue;
    }
    const merged = base && mine && theirs ? mergedShift(base, mine, theirs) : null;
    if (merged) become(id, merged);
    else {
      conflicts.push({ id, mine, theirs });
      if (mine && theirs) become(id, kept(mine, theirs));
    }
  }
  return { operations, bases, conflicts };
}

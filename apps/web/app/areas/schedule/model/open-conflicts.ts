import {
  patchOf,
  sameShift,
  type MergeConflict,
  type Operation,
  type ScheduleModel,
} from '@roadside/scheduler-gantt/model';

/**
 * The unresolved conflicts of a schedule: shifts changed on both sides.
 * @param tell called whenever they change
 */
export function openConflicts(model: ScheduleModel, tell: () => void) {
  let conflicts: readonly MergeConflict[] = [];
  const replace = (found: readonly MergeConflict[]) => {
    conflicts = found;
    tell();
  };
  /** The conflicts left after resolving one shift, or none after resolving all. */
  const othersThan = (shiftId: string | undefined) =>
    shiftId === undefined ? [] : conflicts.filter(({ id }) => id !== shiftId);
  return {
    list() {
      // Undone, or edited to match the stored shift: nothing left to resolve.
      const open = conflicts.filter(({ id, theirs }) => !sameShift(model.shift(id) ?? null, theirs));
      if (open.length < conflicts.length) conflicts = open;
      return conflicts;
    },
    replace,
    /** Adds conflicts. Unresolved ones stay, unless there is a newer one for the same shift. */
    add(found: readonly MergeConflict[]) {
      const newer = new Set(found.map(({ id }) => id));
      replace([...conflicts.filter(({ id }) => !newer.has(id)), ...found]);
    },
    keepMine: (shiftId?: string) => replace(othersThan(shiftId)),
    takeTheirs(shiftId?: string) {
      const others = othersThan(shiftId);
      for (const conflict of conflicts) if (!others.some(({ id }) => id === conflict.id)) putTheirs(model, conflict);
      replace(others);
    },
  };
}

/** Replaces my version of a shift with the stored one. */
function putTheirs(model: ScheduleModel, { id, theirs }: MergeConflict): void {
  const mine = model.shift(id);
  const operation: Operation | null = theirs
    ? mine
      ? patchOf(mine, { ...theirs, note: theirs.note ?? (undefined as never) })
      : { kind: 'add', shift: theirs }
    : mine
      ? { kind: 'remove', shift: mine }
      : null;
  if (operation) model.apply([operation], 'server');
  else model.merge(theirs ? { shifts: [theirs] } : { shifts: [], removed: [id] });
}

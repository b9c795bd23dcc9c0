import { patched, sameShift } from './operations.ts';
import type { Issue, Operation, Shift } from './schedule.ts';

/** The existing drivers and shifts of a schedule. */
interface Existing {
  hasShift(id: string): boolean;
  hasDriver(id: string): boolean;
}

/** Operations that no longer fit the state: a shift was removed or changed elsewhere, or its driver is unknown. */
export function misfits(operations: readonly Operation[], { hasShift, hasDriver }: Existing): readonly Issue[] {
  const issue = (shiftId: string, code: string, text: string): Issue => ({ code, severity: 'block', shiftId, text });
  const exists = new Map<string, boolean>();
  return operations.flatMap((operation) => {
    const id = operation.kind === 'patch' ? operation.id : operation.shift.id;
    const there = exists.get(id) ?? hasShift(id);
    exists.set(id, operation.kind !== 'remove');
    const times = operation.kind === 'patch' ? operation.after : operation.shift;
    if (![times.start ?? 0, times.end ?? 0].every(Number.isFinite))
      return [issue(id, 'not-a-time', 'This shift would have no start or end.')];
    const driverId =
      operation.kind === 'patch'
        ? operation.after.driverId
        : operation.kind === 'add'
          ? operation.shift.driverId
          : undefined;
    if (driverId !== undefined && !hasDriver(driverId))
      return [issue(id, 'unknown-driver', `There is no driver ${driverId} in this schedule.`)];
    if (operation.kind === 'add') return there ? [issue(id, 'duplicate-shift', `Shift ${id} exists already.`)] : [];
    return there ? [] : [issue(id, 'gone', 'This shift no longer exists.')];
  });
}

/**
 * True if the shift an undo or redo would write to is no longer as that step left it, because of a server update: the
 * later change stays.
 */
export function changedSince(operation: Operation, shift: (id: string) => Shift | undefined): boolean {
  if (operation.kind === 'add') return false;
  const now = shift(operation.kind === 'patch' ? operation.id : operation.shift.id);
  if (!now) return false;
  return !sameShift(now, operation.kind === 'remove' ? operation.shift : patched(now, operation.before));
}

import { sameBreaks } from './breaks.ts';
import { endsOpen, type Operation, type Shift, type ShiftPatch } from './schedule.ts';

/** The inverse of an operation. */
export function invert(operation: Operation): Operation {
  switch (operation.kind) {
    case 'add':
      return { kind: 'remove', shift: operation.shift };
    case 'remove':
      return { kind: 'add', shift: operation.shift };
    case 'patch':
      return { kind: 'patch', id: operation.id, before: operation.after, after: operation.before };
  }
}

/** The inverse of a list of operations: each one inverted, in reverse order. */
export function invertAll(operations: readonly Operation[]): readonly Operation[] {
  return operations.map(invert).toReversed();
}

/** A patch with only the fields that differ from the shift; null if none do. */
export function patchOf(shift: Shift, wanted: ShiftPatch): Operation | null {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(wanted))
    if (!Object.is(shift[key as keyof Shift], value)) {
      before[key] = shift[key as keyof Shift];
      after[key] = value;
    }
  return Object.keys(after).length === 0
    ? null
    : { kind: 'patch', id: shift.id, before: before as ShiftPatch, after: after as ShiftPatch };
}

/** The shift with a patch applied; a field patched to undefined is removed. */
export function patched(shift: Shift, patch: ShiftPatch): Shift {
  const next = { ...shift, ...patch };
  for (const key of Object.keys(patch) as (keyof ShiftPatch)[]) if (patch[key] === undefined) delete next[key];
  return next;
}

/** Each shift that a list of operations touches, before and after; null if it does not exist at that point. */
export function effectsOf(
  operations: readonly Operation[],
  current: (id: string) => Shift | undefined,
): ReadonlyMap<string, { readonly before: Shift | null; readonly after: Shift | null }> {
  const effects = new Map<string, { before: Shift | null; after: Shift | null }>();
  for (const operation of operations) {
    const id = operation.kind === 'patch' ? operation.id : operation.shift.id;
    const known = effects.get(id);
    const before = known ? known.before : (current(id) ?? null);
    const now = known ? known.after : before;
    const after =
      operation.kind === 'add'
        ? operation.shift
        : operation.kind === 'remove' || now === null
          ? null
          : patched(now, operation.after);
    effects.set(id, { before, after });
  }
  return effects;
}

/** All fields of a shift except its version: everything users can see. */
export const sameShift = (a: Shift | null, b: Shift | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.driverId === b.driverId &&
    a.start === b.start &&
    a.end === b.end &&
    a.service === b.service &&
    a.lock === b.lock &&
    endsOpen(a) === endsOpen(b) &&
    sameBreaks(a, b) &&
    (a.note ?? '') === (b.note ?? ''));

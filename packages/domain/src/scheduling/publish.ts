import { sameBreaks, type ShiftBreak } from './breaks.ts';
import type { ServiceType } from './driver.ts';

/** Times and services of a shift, as its driver is told. */
export interface ShiftSlot {
  /** ISO instants; the end is the one on screen. */
  readonly start: string;
  readonly end: string;
  readonly services: readonly ServiceType[];
  readonly note: string | null;
  /** Omitted without any. */
  readonly breaks?: readonly ShiftBreak[] | undefined;
}

/** A shift in the plan, or as published. Open shifts have no driver. */
export interface PublishedShift extends ShiftSlot {
  readonly id: number;
  /** The driver's employee id; null for an open shift. */
  readonly employeeId: number | null;
}

/** A shift that differs between the plan and what is published: new, changed, or removed. */
export interface PlanChange {
  readonly id: number;
  readonly before: PublishedShift | null;
  readonly after: PublishedShift | null;
}

/** One thing a driver is told: a shift more, one less, or one that changed. */
export interface ToldLine {
  readonly kind: 'new' | 'changed' | 'removed';
  readonly before: ShiftSlot | null;
  readonly after: ShiftSlot | null;
}

/** What one driver is told when the plan is published. */
export interface Told {
  readonly employeeId: number;
  /** By time. */
  readonly lines: readonly ToldLine[];
}

const slotOf = ({ start, end, services, note, breaks }: PublishedShift): ShiftSlot => ({
  start,
  end,
  services,
  note,
  ...(breaks && breaks.length > 0 ? { breaks } : {}),
});
const startOf = ({ before, after }: { readonly before: ShiftSlot | null; readonly after: ShiftSlot | null }) =>
  (after ?? before)?.start ?? '';

/** Whether drivers see no difference between two states of a shift. */
export function samePublished(a: PublishedShift, b: PublishedShift): boolean {
  return (
    a.employeeId === b.employeeId &&
    Date.parse(a.start) === Date.parse(b.start) &&
    Date.parse(a.end) === Date.parse(b.end) &&
    (a.note ?? '') === (b.note ?? '') &&
    sameBreaks(a.breaks, b.breaks) &&
    a.services.length === b.services.length &&
    a.services.every((service) => b.services.includes(service))
  );
}

/** The shifts whose plan differs from what is published, by time. */
export function planChanges(
  published: readonly PublishedShift[],
  plan: readonly PublishedShift[],
): readonly PlanChange[] {
  const before = new Map(published.map((shift) => [shift.id, shift]));
  const after = new Map(plan.map((shift) => [shift.id, shift]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }))
    .filter((change) => !(change.before && change.after && samePublished(change.before, change.after)))
    .toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)) || a.id - b.id);
}

/**
 * Who is told what about some changes. A shift that goes from one driver to another is removed for the first and new
 * for the second. Shifts that are over by `now` are told to nobody.
 */
export function toldAbout(changes: readonly PlanChange[], now: Date): readonly Told[] {
  const coming = (slot: ShiftSlot | null) => slot !== null && Date.parse(slot.end) > now.getTime();
  const lines = new Map<number, ToldLine[]>();
  const tell = (employeeId: number | null | undefined, line: ToldLine) => {
    if (employeeId == null || !(coming(line.before) || coming(line.after))) return;
    lines.set(employeeId, [...(lines.get(employeeId) ?? []), line]);
  };
  for (const { before, after } of changes) {
    if (before && after && before.employeeId === after.employeeId) {
      tell(after.employeeId, { kind: 'changed', before: slotOf(before), after: slotOf(after) });
      continue;
    }
    if (before) tell(before.employeeId, { kind: 'removed', before: slotOf(before), after: null });
    if (after) tell(after.employeeId, { kind: 'new', before: null, after: slotOf(after) });
  }
  return [...lines].map(([employeeId, told]) => ({
    employeeId,
    lines: told.toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b))),
  }));
}

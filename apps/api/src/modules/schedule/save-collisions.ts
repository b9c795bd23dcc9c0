import type { ScheduleCollision, ScheduleEdit } from '@roadside/contract/schemas';
import { overlapWords, overrideNeeded, shiftTime, spansOverlap } from '@roadside/domain/scheduling';
import type { ShiftEdit, Shift, StaleReason } from '@roadside/domain/scheduling';
import type { PlannedShift, readShiftsById, ShiftRow, ShiftValues, Worker } from '../shifts/index.ts';
import { entryOf } from './schedule-reply.ts';
import { findingReplies, findingsOf, keyOf, shiftOf, storedShiftOf } from '../shifts/index.ts';

/** A stored shift with all its columns. */
export type StoredShift = Awaited<ReturnType<typeof readShiftsById>>[number];

/** An entry of a save with its worker and the values to store. */
export interface Change {
  readonly edit: PlannedShift & Omit<ScheduleEdit, keyof PlannedShift>;
  readonly worker: Worker;
  readonly values: ShiftValues;
}

/** The stored shifts of a save, as input for the merge. */
export function edits(
  entries: readonly { readonly id?: number | undefined; readonly version?: number | undefined }[],
  removed: readonly { readonly id: number; readonly version?: number | undefined }[],
): ShiftEdit[] {
  return [
    ...entries.flatMap(({ id, version }) => (id === undefined ? [] : [{ id, version, removes: false }])),
    ...removed.map(({ id, version }) => ({ id, version, removes: true })),
  ];
}

/** The input for judging a save. */
export interface Judgment {
  readonly changes: readonly Change[];
  readonly removals: readonly { readonly id: number }[];
  readonly stored: ReadonlyMap<number, StoredShift>;
  readonly stale: ReadonlyMap<number, StaleReason>;
  /** The workers' stored shifts around the changed ones. */
  readonly others: ReadonlyMap<string, readonly ShiftRow[]>;
  /** @param until epoch milliseconds at which the shift ends on screen */
  readonly isLocked: (stationId: number, day: string, until: number) => boolean;
  readonly zoneOf: (stationId: number) => string;
  /** Whether a reason was given for overriding the rules that allow it. */
  readonly overridden: boolean;
}

/** Returns every edit that can't be saved, with at most one collision each, in the order of the edits. */
export function judge(judgment: Judgment): ScheduleCollision[] {
  const { changes, removals, stored, stale } = judgment;
  const gone = new Set(removals.map(({ id }) => id));
  const edited = new Set(changes.flatMap(({ edit }) => edit.id ?? []));
  const settled = (id: number) => gone.has(id) || edited.has(id);
  const byWorker = Map.groupBy(changes, ({ worker }) => worker.key);
  const collisions: ScheduleCollision[] = [];
  for (const change of changes) {
    const collision =
      staleCollision(change.edit.id, editReply(change), change.worker.name, stored, stale) ??
      lockedCollision(change, judgment) ??
      overlapCollision(change, byWorker.get(change.worker.key) ?? [], judgment, settled) ??
      ruleCollision(change, byWorker.get(change.worker.key) ?? [], judgment, settled);
    if (collision) collisions.push(collision);
  }
  for (const { id } of removals) {
    const old = stored.get(id);
    const collision = staleCollision(id, null, null, stored, stale);
    if (collision) collisions.push(collision);
    else if (old && judgment.isLocked(old.station_id, old.local_day, old.shown_until.getTime()))
      collisions.push(lockedReply(id, null, old));
  }
  return collisions;
}

const nothing = { by: null, at: null, findings: [] } as const;

function staleCollision(
  id: number | undefined,
  yours: ScheduleCollision['yours'],
  name: string | null,
  stored: ReadonlyMap<number, StoredShift>,
  stale: ReadonlyMap<number, StaleReason>,
): ScheduleCollision | null {
  const kind = id === undefined ? undefined : stale.get(id);
  if (id === undefined || kind === undefined) return null;
  const theirs = stored.get(id);
  const whose = name === null ? 'this shift' : `${name}’s shift`;
  return {
    kind,
    detail:
      kind === 'removed'
        ? `Someone else deleted ${whose} after you opened the schedule.`
        : `Someone else changed ${whose} after you opened the schedule.`,
    yours,
    shift_id: id,
    theirs: theirs ? entryOf(theirs) : null,
    ...nothing,
    findings: [],
  };
}

function lockedCollision({ edit, values, worker }: Change, { stored, isLocked }: Judgment): ScheduleCollision | null {
  const old = edit.id === undefined ? undefined : stored.get(edit.id);
  const locked =
    isLocked(values.station_id, values.local_day, Date.parse(values.shown_until)) ||
    (old !== undefined && isLocked(old.station_id, old.local_day, old.shown_until.getTime()));
  return locked ? lockedReply(edit.id ?? null, editReply({ edit, values, worker }), old ?? null) : null;
}

function lockedReply(id: number | null, yours: ScheduleCollision['yours'], old: StoredShift | null): ScheduleCollision {
  return {
    kind: 'locked',
    detail: 'Past days are locked. Ask someone who can unlock the day.',
    yours,
    shift_id: id,
    theirs: old ? entryOf(old) : null,
    ...nothing,
    findings: [],
  };
}

function overlapCollision(
  { edit, worker, values }: Change,
  own: readonly Change[],
  { others, zoneOf }: Judgment,
  settled: (id: number) => boolean,
): ScheduleCollision | null {
  const planned = shiftTime(shiftOf(worker, edit));
  const theirs = (others.get(worker.key) ?? []).find(
    (row) => !settled(row.id) && spansOverlap(planned, shiftTime(storedShiftOf(worker, row))),
  );
  const sameSave = own.find(
    (other) => other.edit !== edit && spansOverlap(planned, shiftTime(shiftOf(worker, other.edit))),
  );
  const other = theirs ? storedShiftOf(worker, theirs) : sameSave && shiftOf(worker, sameSave.edit);
  if (!other) return null;
  const words = overlapWords({ span: shiftTime(other), timeZone: zoneOf(values.station_id) });
  return {
    kind: 'overlap',
    detail: `${worker.name}: ${words}.`,
    yours: editReply({ edit, worker, values }),
    shift_id: edit.id ?? null,
    theirs: theirs ? entryOf(theirs) : null,
    ...nothing,
    findings: [],
  };
}

/** Runs the fit check for a shift whose worker, time or services change. */
function ruleCollision(
  change: Change,
  own: readonly Change[],
  { stored, others, zoneOf, overridden }: Judgment,
  settled: (id: number) => boolean,
): ScheduleCollision | null {
  const { edit, worker, values } = change;
  const old = edit.id === undefined ? undefined : stored.get(edit.id);
  if (old && samePlan(old, change)) return null;
  const near: Shift[] = [
    ...(others.get(worker.key) ?? []).filter(({ id }) => !settled(id)).map((row) => storedShiftOf(worker, row)),
    ...own.filter((other) => other.edit !== edit).map((other) => shiftOf(worker, other.edit)),
  ];
  const findings = findingsOf(worker, edit, near, zoneOf(values.station_id));
  const needed = overrideNeeded(findings);
  if (needed === 'no' || (needed === 'reason' && overridden)) return null;
  const blocks = findings.filter(({ severity }) => severity === 'block');
  return {
    kind: 'rule',
    detail: `${worker.name}: ${blocks.map(({ words }) => words).join('; ')}.`,
    yours: editReply(change),
    shift_id: edit.id ?? null,
    theirs: null,
    ...nothing,
    findings: findingReplies(findings),
  };
}

function samePlan(old: StoredShift, { edit, worker }: Change): boolean {
  return (
    keyOf({ employee: old.employee_id, placeholder: old.placeholder_id }) === worker.key &&
    old.starts_at.getTime() === Date.parse(edit.start_date) &&
    old.duration_hours === edit.duration &&
    old.services.length === edit.schedule_type.length &&
    edit.schedule_type.every((service) => old.services.includes(service))
  );
}

function editReply({ edit }: Change): NonNullable<ScheduleCollision['yours']> {
  return {
    ...edit,
    schedule_type: [...edit.schedule_type],
    breaks: edit.breaks && [...edit.breaks],
  };
}

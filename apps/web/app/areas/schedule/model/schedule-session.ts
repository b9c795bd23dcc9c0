import {
  createScheduleModel,
  endsOpen,
  patchOf,
  sameShift,
  windowOfDays,
  type MergeConflict,
  type Operation,
  type ScheduleDiff,
  type ScheduleModel,
  type Shift,
} from '@roadside/scheduler-gantt/model';
import type { ScheduleEdit } from '@roadside/contract/schemas';
import { coveredBuckets } from '@roadside/domain/scheduling';
import { openConflicts } from './open-conflicts.ts';
import { personOfRow, scheduleRows, type ScheduleRows } from './gantt-rows.ts';
import { sameDays, type Days } from './schedule-address.ts';
import { schedulePolicy } from './schedule-policy.ts';
import type { SavedReply, ScheduleEntry, ScheduleReply } from './schedule-reply.ts';
import { servicesIn } from './services.ts';
import { shiftIds } from './shift-ids.ts';

/** Unsaved edits, in the format kept in the browser. */
export type ScheduleEdits = ScheduleDiff;

/** The body of a save, apart from the location. */
export interface ScheduleSave {
  readonly date: string;
  readonly days: number;
  readonly version: number;
  readonly entries: ScheduleEdit[];
  readonly removed: { readonly id: number; readonly version?: number }[];
}

/** A schedule being edited: the gantt's model, and its stored state on the service. */
export interface ScheduleSession {
  readonly model: ScheduleModel;
  readonly rows: ScheduleRows;
  readonly loaded: Days;
  /** Applies a newer reply for the same days. */
  readonly follow: (reply: ScheduleReply) => void;
  /** Unresolved conflicts: shifts changed on both sides. */
  readonly conflicts: () => readonly MergeConflict[];
  /** Subscribes to changes of the schedule or its conflicts. */
  readonly watch: (listener: () => void) => () => void;
  readonly revision: () => number;
  /** The unsaved edits; null if there are none. */
  readonly edits: () => ScheduleEdits | null;
  /** Number of unsaved shifts. */
  readonly unsaved: () => number;
  /** Applies saved edits on top of the stored schedule: a draft, or edits of days the person returns to. */
  readonly restore: (edits: ScheduleEdits) => void;
  /** The body of the save; null while a conflict is unresolved. */
  readonly save: () => ScheduleSave | null;
  /** Applies the reply to a save. */
  readonly saved: (reply: SavedReply) => void;
  /** Resolves one or all conflicts by keeping my version: the next save carries the newer version numbers. */
  readonly keepMine: (shiftId?: string) => void;
  /** Resolves one or all conflicts by replacing my version with the stored one. */
  readonly takeTheirs: (shiftId?: string) => void;
  /** The stored entry of a bar; undefined for a new one. */
  readonly entryIdOf: (shiftId: string) => number | undefined;
  readonly newId: () => string;
  readonly version: () => number;
}

interface SessionInput {
  readonly reply: ScheduleReply;
  /** The days on screen. */
  readonly shown: Days;
  readonly timeZone: string;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** The window of whole days in a zone. */
export function windowOf({ from, days }: Days, timeZone: string) {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  return windowOfDays({ year, month, day }, days, timeZone);
}

const asSaved = (edit: Shift) => {
  const open = endsOpen(edit);
  return {
    start_date: iso(edit.start),
    end_date: iso(open ? edit.start : edit.end),
    duration: open ? 0 : (edit.end - edit.start) / 3_600_000,
    schedule_type: [...servicesIn(edit.service)],
    note: edit.note ?? null,
    breaks: [...(edit.breaks ?? [])],
    ...personOfRow(edit.driverId),
  };
};

/** Opens a schedule for viewing and editing. */
export function openSession({ reply: first, shown, timeZone }: SessionInput): ScheduleSession {
  const loaded: Days = { from: first.from, days: first.days };
  const rows = scheduleRows(first, loaded, timeZone);
  const ids = shiftIds();
  const shiftsIn = (entries: readonly ScheduleEntry[]) =>
    entries.map((entry) => rows.shiftOf(entry, ids.idOf(entry.id)));
  let version = first.version;
  let last = first;
  let known = new Set(first.schedule.map(({ id }) => id));
  let revision = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    revision += 1;
    for (const listener of listeners) listener();
  };
  const model = createScheduleModel({
    drivers: rows.drivers,
    shifts: shiftsIn(first.schedule),
    backgrounds: rows.backgrounds,
    window: windowOf(shown, timeZone),
    policy: schedulePolicy(rows),
    coverageRule: coveredBuckets,
  });
  model.watch(tell);
  const conflicts = openConflicts(model, tell);

  return {
    model,
    rows,
    loaded,
    entryIdOf: ids.entryIdOf,
    version: () => version,
    newId: ids.newId,
    follow(reply) {
      if (reply === last) return;
      last = reply;
      version = reply.version;
      const now = new Set(reply.schedule.map(({ id }) => id));
      const removed = [...known].filter((id) => !now.has(id)).map(ids.idOf);
      known = now;
      const found = model.merge({ shifts: shiftsIn(reply.schedule), removed }).conflicts;
      if (found.length > 0) conflicts.add(found);
    },
    edits: () => (model.isDirty() ? model.diff() : null),
    unsaved() {
      const { added, changed, removed } = model.diff();
      return added.length + changed.length + removed.length;
    },
    restore: (edits) => conflicts.replace(layOver(model, edits)),
    conflicts: conflicts.list,
    keepMine: conflicts.keepMine,
    takeTheirs: conflicts.takeTheirs,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    save() {
      if (conflicts.list().length > 0) return null;
      const { added, changed, removed } = model.diff();
      return {
        date: loaded.from,
        days: loaded.days,
        version,
        entries: [
          // New to the service, even if it had the shift before somebody deleted it.
          ...added.map((shift) => ({ ...asSaved(shift), client_id: shift.id })),
          ...changed.map(({ after }) => ({ ...asSaved(after), id: ids.entryIdOf(after.id), version: after.version })),
        ],
        removed: removed.flatMap((shift) => {
          const id = ids.entryIdOf(shift.id);
          return id === undefined ? [] : [{ id, version: shift.version }];
        }),
      };
    },
    saved(reply) {
      version = reply.version;
      for (const { client_id, id } of reply.created) ids.store(client_id, id);
      for (const { id } of reply.schedule) known.add(id);
      for (const id of reply.removed) known.delete(id);
      model.merge({ shifts: shiftsIn(reply.schedule), removed: reply.removed.map(ids.idOf) });
    },
  };
}

/** The sessions opened ahead, each for the one screen that will show it. */
const ahead = new WeakMap<ScheduleReply, { readonly shown: Days; readonly session: ScheduleSession }>();

/** Opens a schedule before it is shown: a large one takes as long to open as to draw. */
export function openAhead(input: SessionInput): ScheduleSession {
  const session = openSession(input);
  ahead.set(input.reply, { shown: input.shown, session });
  return session;
}

/** Opens a schedule that is shown now, or takes the one that was opened ahead. */
export function openNow(input: SessionInput): ScheduleSession {
  const opened = ahead.get(input.reply);
  ahead.delete(input.reply);
  return opened && sameDays(opened.shown, input.shown) ? opened.session : openSession(input);
}

/** Applies edits to a model. Where the stored shift has changed since, my version stays and a conflict is returned. */
function layOver(model: ScheduleModel, { added, changed, removed }: ScheduleEdits): readonly MergeConflict[] {
  const conflicts: MergeConflict[] = [];
  const put = (operation: Operation | null) => operation && model.apply([operation], 'editor');
  for (const shift of removed) {
    const theirs = model.shift(shift.id);
    if (!theirs) continue;
    if (!sameShift(theirs, shift)) conflicts.push({ id: shift.id, mine: null, theirs });
    put({ kind: 'remove', shift: theirs });
  }
  for (const { before, after } of changed) {
    const theirs = model.shift(after.id);
    if (!theirs) {
      conflicts.push({ id: after.id, mine: after, theirs: null });
      put({ kind: 'add', shift: { ...after, version: 0 } });
      continue;
    }
    if (!sameShift(theirs, before) && !sameShift(theirs, after)) conflicts.push({ id: after.id, mine: after, theirs });
    const { id: _, version: __, lock: ___, ...fields } = after;
    put(patchOf(theirs, fields));
  }
  for (const shift of added) if (!model.shift(shift.id)) put({ kind: 'add', shift });
  return conflicts;
}

const isBreaks = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every(
      (each: { after?: unknown; minutes?: unknown } | null) =>
        typeof each === 'object' &&
        (each?.after === null || Number.isFinite(each?.after)) &&
        Number.isFinite(each?.minutes),
    ));

/** Validates edits read from browser storage, which may contain anything. */
export function isScheduleEdits(value: unknown): value is ScheduleEdits {
  const shift = (each: unknown): boolean =>
    typeof each === 'object' &&
    each !== null &&
    ['id', 'driverId', 'service'].every((key) => typeof (each as Record<string, unknown>)[key] === 'string') &&
    ['start', 'end', 'version'].every((key) => Number.isFinite((each as Record<string, unknown>)[key])) &&
    isBreaks((each as Record<string, unknown>).breaks);
  if (typeof value !== 'object' || value === null) return false;
  const { added, removed, changed } = value as Record<string, unknown>;
  return (
    Array.isArray(added) &&
    added.every(shift) &&
    Array.isArray(removed) &&
    removed.every(shift) &&
    Array.isArray(changed) &&
    changed.every((each: { before?: unknown; after?: unknown }) => shift(each.before) && shift(each.after))
  );
}

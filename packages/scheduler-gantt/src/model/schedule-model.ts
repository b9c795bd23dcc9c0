import { unpaidTime } from './breaks.ts';
import { createClockFormat } from './clock-format.ts';
import { coverageBuckets, createCoverage, type Coverage, type CoverageBucket, type CoverageRule } from './coverage.ts';
import { createConflictScan, createJudge } from './conflict-scan.ts';
import { checkData } from './data-issues.ts';
import { groupBy } from './group-by.ts';
import { createHistory } from './history.ts';
import { anyOverlap } from './lane-packing.ts';
import { indexIntervals, reindex, type IntervalIndex } from './interval-index.ts';
import { changedSince, misfits } from './misfits.ts';
import { effectsOf, sameShift } from './operations.ts';
import { createDefaultPolicy, type PolicyView, type SchedulePolicy } from './policy.ts';
import { diffOf, type ScheduleDiff } from './schedule-diff.ts';
import type { Background, DataIssue, Driver, Issue, Operation, Shift } from './schedule.ts';
import { mergeServer, type MergeConflict, type ServerUpdate } from './server-merge.ts';
import { hour, spanOf, type TimeWindow } from './time-window.ts';

export interface ScheduleInput {
  readonly drivers: readonly Driver[];
  readonly shifts: readonly Shift[];
  readonly backgrounds?: ReadonlyMap<string, readonly Background[]>;
  readonly window: TimeWindow;
  /** Drivers needed per bucket, from the start of the window; if omitted, the coverage row is hidden. */
  readonly needed?: { readonly bucket: number; readonly values: readonly number[] };
  /** The buckets a shift counts in. @defaultValue an hour is covered only by a shift that covers all of it */
  readonly coverageRule?: CoverageRule;
  readonly policy?: SchedulePolicy;
}

/** Formats an instant for people. */
export type TimeText = (instant: number) => string;

/** The source of a change. Changes from the server are never dirty and cannot be undone. */
export type ChangeSource = 'pointer' | 'keyboard' | 'paste' | 'bulk' | 'editor' | 'server';

export type ApplyResult =
  | { readonly applied: true; readonly issues: readonly Issue[] }
  | { readonly applied: false; readonly issues: readonly Issue[] };

/**
 * An editable schedule: rows, bars and coverage, changed only through operations. Rows are watched individually, so an
 * edit redraws only the one or two rows it touches, however many there are.
 */
export interface ScheduleModel extends PolicyView {
  readonly drivers: readonly Driver[];
  readonly window: TimeWindow;
  readonly policy: SchedulePolicy;
  /** Drivers on shift. */
  readonly coverage: Coverage;
  /** Shifts of placeholder drivers: open shifts. */
  readonly unfilled: Coverage;
  readonly needed: readonly number[] | null;
  /** Input data that could not be drawn as given. */
  readonly dataIssues: readonly DataIssue[];
  driver(id: string): Driver | undefined;
  /**
   * Needed, scheduled and unfilled by hour, as they are or as an edit would make them.
   * @param only the drivers to count; the need of a part of the drivers is unknown
   */
  coverageWith(operations?: readonly Operation[], only?: ReadonlySet<string> | null): readonly CoverageBucket[];
  /**
   * Sets the number of drivers needed per bucket; null hides the coverage. Edits and undo history are kept. For a
   * what-if, `driversOut` drivers are counted as missing in each bucket.
   */
  setNeeded(values: readonly number[] | null, options?: { readonly driversOut?: number }): void;
  /**
   * Merges server changes without losing local edits. If both changed the same field, mine stays and a conflict is
   * reported.
   */
  merge(update: ServerUpdate): { readonly conflicts: readonly MergeConflict[]; readonly issues: readonly DataIssue[] };
  /** @param time the time format in reasons. @defaultValue 12-hour American English */
  validate(operations: readonly Operation[], time?: TimeText): readonly Issue[];
  /** Applies the change unless the policy blocks it; a change is never partially applied. */
  apply(operations: readonly Operation[], source: ChangeSource, time?: TimeText): ApplyResult;
  /**
   * The conflicts between a shift's current position and its driver's time off or availability; empty if there are
   * none.
   */
  conflictsOf(shift: Shift, time?: TimeText): readonly Issue[];
  /** All conflicts of the shifts in the window, driver by driver, excluding quiet issues. */
  conflicts(time?: TimeText): readonly Issue[];
  /** Drivers with overlapping shifts. */
  readonly overlapping: ReadonlySet<string>;
  /** The milliseconds a driver works within the window, without unpaid breaks. */
  workedBy(driverId: string): number;
  /**
   * Undoes the last change, except for shifts that a server update has changed or removed since. False if there is
   * nothing to undo.
   */
  undo(): boolean;
  redo(): boolean;
  /** The number of shifts the last undo or redo left as they are, because somebody else changed them since. */
  leftAlone(): number;
  canUndo(): boolean;
  canRedo(): boolean;
  isDirty(): boolean;
  diff(): ScheduleDiff;
  /** Marks the current state as saved; undo still works beyond it. */
  markSaved(): void;
  /** Subscribes to changes of one row. */
  watchRow(driverId: string, listener: () => void): () => void;
  /** Subscribes to all changes. */
  watch(listener: () => void): () => void;
  /** Increases with every change: a snapshot for external stores. */
  version(): number;
}

export function createScheduleModel(input: ScheduleInput): ScheduleModel {
  const { drivers, shifts: accepted, issues: dataIssues } = checkData(input.drivers, input.shifts, input.window);
  const driverById = new Map(drivers.map((driver) => [driver.id, driver]));
  const shiftById = new Map(accepted.map((shift) => [shift.id, shift]));
  const rows = new Map<string, IntervalIndex>();
  for (const [driverId, shifts] of groupBy(accepted, (shift) => shift.driverId))
    rows.set(driverId, indexIntervals(shifts));
  const overlapping = new Set<string>();
  const noteOverlap = (driverId: string) => {
    if (anyOverlap(rows.get(driverId)?.shifts ?? [])) overlapping.add(driverId);
    else overlapping.delete(driverId);
  };
  for (const driverId of rows.keys()) noteOverlap(driverId);
  const emptyRow = indexIntervals([]);
  const bucket = input.needed?.bucket ?? hour;
  const [onGhosts, onDrivers] = [
    accepted.filter((shift) => driverById.get(shift.driverId)?.kind === 'ghost'),
    accepted.filter((shift) => driverById.get(shift.driverId)?.kind !== 'ghost'),
  ];
  const coverage = createCoverage(input.window, bucket, onDrivers, input.coverageRule);
  const unfilled = createCoverage(input.window, bucket, onGhosts, input.coverageRule);
  let ownTime: TimeText | undefined;
  const defaultTime: TimeText = (instant) =>
    (ownTime ??= createClockFormat({ locale: 'en-US', timeZone: input.window.timeZone }).time)(instant);
  const policy = input.policy ?? createDefaultPolicy();
  const history = createHistory();
  /** Each shift touched since the last save, as it was then. */
  const saved = new Map<string, Shift | null>();
  const rowWatchers = new Map<string, Set<() => void>>();
  const watchers = new Set<() => void>();
  let version = 0;
  let needed = input.needed?.values ?? null;
  let driversOut = 0;
  /** True after a server update: changes that were valid before may not be anymore. */
  let merged = false;
  let leftAlone = 0;

  const shift = (id: string) => shiftById.get(id);
  const existing = {
    hasShift: (id: string) => shiftById.has(id),
    hasDriver: (id: string) => driverById.has(id),
  };
  const judge = createJudge(rows, policy);
  const scanConflicts = createConflictScan({ drivers, rows, span: spanOf(input.window), policy });
  const isGhost = (driverId: string) => driverById.get(driverId)?.kind === 'ghost';
  const countedIn = (shift: Shift | null) => (shift && isGhost(shift.driverId) ? unfilled : coverage);
  const tell = (listeners: Iterable<() => void>) => {
    for (const listener of listeners) listener();
  };

  /** Applies operations to the state; the caller has checked that they fit. */
  function commit(operations: readonly Operation[], source: ChangeSource): void {
    const effects = effectsOf(operations, shift);
    const touched = new Map<string, { gone: Set<string>; arrived: Shift[] }>();
    const row = (driverId: string) => {
      const known = touched.get(driverId) ?? { gone: new Set<string>(), arrived: [] };
      touched.set(driverId, known);
      return known;
    };
    for (const [id, { before, after }] of effects) {
      if (before) row(before.driverId).gone.add(id);
      if (after) {
        row(after.driverId).arrived.push(after);
        shiftById.set(id, after);
      } else shiftById.delete(id);
      countedIn(before).change(before, null);
      countedIn(after).change(null, after);
      if (source === 'server') saved.delete(id);
      else if (!saved.has(id)) saved.set(id, before);
    }
    for (const [driverId, { gone, arrived }] of touched)
      rows.set(driverId, reindex(rows.get(driverId) ?? emptyRow, gone, arrived));
    for (const driverId of touched.keys()) noteOverlap(driverId);
    version += 1;
    merged ||= source === 'server';
    for (const driverId of touched.keys()) tell(rowWatchers.get(driverId) ?? []);
    tell(watchers);
  }

  let lastView: PolicyView | undefined;
  /** The model with another clock for its reasons; returns the same object while the clock is the same. */
  const viewWith = (time: TimeText = defaultTime): PolicyView => {
    if (time === defaultTime) return model;
    if (lastView?.time !== time) lastView = { ...model, time };
    return lastView;
  };

  const model: ScheduleModel = {
    drivers,
    window: input.window,
    timeZone: input.window.timeZone,
    policy,
    coverage,
    unfilled,
    get needed() {
      return needed;
    },
    dataIssues,
    driver: (id) => driverById.get(id),
    driverName: (id) => driverById.get(id)?.name ?? id,
    shift,
    shiftsOf: (driverId) => (rows.get(driverId) ?? emptyRow).shifts,
    shiftsWithin: (driverId, span) => (rows.get(driverId) ?? emptyRow).within(span),
    backgroundsOf: (driverId) => input.backgrounds?.get(driverId) ?? [],
    isReadOnly: (driverId) => driverById.get(driverId)?.readOnly === true,
    time: defaultTime,
    conflictsOf: (shift, time) => judge(shift, viewWith(time)),
    conflicts: (time) => scanConflicts(viewWith(time)),
    overlapping,
    workedBy(driverId) {
      const { from, to } = input.window;
      return model
        .shiftsWithin(driverId, spanOf(input.window))
        .reduce((sum, each) => sum + Math.min(each.end, to) - Math.max(each.start, from) - unpaidTime(each), 0);
    },
    coverageWith(operations = [], only = null) {
      const counts = (each: Shift | null) => each !== null && (only === null || only.has(each.driverId));
      const changes = [...effectsOf(operations, shift).values()].flatMap(({ before, after }) => [
        ...(counts(before) ? [{ counted: countedIn(before), before, after: null }] : []),
        ...(counts(after) ? [{ counted: countedIn(after), before: null, after }] : []),
      ]);
      const counted = (whole: Coverage) =>
        only === null
          ? whole
          : createCoverage(
              input.window,
              bucket,
              [...only]
                .filter((id) => driverById.has(id) && isGhost(id) === (whole === unfilled))
                .flatMap(model.shiftsOf),
              input.coverageRule,
            );
      return coverageBuckets({
        window: input.window,
        needed: only === null ? model.needed : null,
        driversOut: only === null ? driversOut : 0,
        scheduled: counted(coverage),
        unfilled: counted(unfilled),
        scheduledChange: coverage.preview(changes.filter(({ counted }) => counted === coverage)),
        unfilledChange: unfilled.preview(changes.filter(({ counted }) => counted === unfilled)),
      });
    },
    setNeeded(values, options) {
      needed = values;
      driversOut = options?.driversOut ?? 0;
      version += 1;
      tell(watchers);
    },
    merge(update) {
      const checked = checkData(drivers, update.shifts, input.window);
      const { operations, bases, conflicts } = mergeServer(
        { shifts: checked.shifts, removed: update.removed ?? [] },
        { shift: (id) => shiftById.get(id) ?? null, saved },
      );
      if (operations.length > 0) commit(operations, 'server');
      for (const [id, base] of bases) {
        if (sameShift(base, shiftById.get(id) ?? null)) saved.delete(id);
        else saved.set(id, base);
      }
      return { conflicts, issues: checked.issues };
    },
    validate(operations, time) {
      const unfit = misfits(operations, existing);
      return unfit.length > 0 ? unfit : policy.validate(operations, viewWith(time));
    },
    apply(operations, source, time) {
      if (operations.length === 0) return { applied: true, issues: [] };
      const unfit = misfits(operations, existing);
      // The server is authoritative: its changes are drawn even if our policy would refuse them.
      const issues = source === 'server' || unfit.length > 0 ? unfit : policy.validate(operations, viewWith(time));
      if (issues.some((each) => each.severity === 'block')) return { applied: false, issues };
      commit(operations, source);
      if (source !== 'server') history.record(operations);
      return { applied: true, issues };
    },
    undo: () => step(history.undo()),
    redo: () => step(history.redo()),
    leftAlone: () => leftAlone,
    canUndo: () => history.canUndo(),
    canRedo: () => history.canRedo(),
    isDirty: () => [...saved].some(([id, before]) => !sameShift(before, shift(id) ?? null)),
    diff: () => diffOf(saved, shift),
    markSaved() {
      saved.clear();
      version += 1;
      tell(watchers);
    },
    watchRow(driverId, listener) {
      const listeners = rowWatchers.get(driverId) ?? new Set();
      rowWatchers.set(driverId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) rowWatchers.delete(driverId);
      };
    },
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    version: () => version,
  };

  /**
   * Undo and redo skip shifts the server has since changed or removed, and those that would now conflict with its
   * changes, instead of failing as a whole.
   */
  function step(operations: readonly Operation[] | null): boolean {
    if (!operations) return false;
    const idOf = (operation: Operation) => (operation.kind === 'patch' ? operation.id : operation.shift.id);
    const later = new Set(merged ? operations.filter((each) => changedSince(each, shift)).map(idOf) : []);
    let fitting = operations.filter((operation) => !later.has(idOf(operation)));
    for (let issues = misfits(fitting, existing), first = true; issues.length > 0 || first; first = false) {
      const unfit = new Set(issues.map(({ shiftId }) => shiftId));
      fitting = fitting.filter((operation) => !unfit.has(idOf(operation)));
      issues = merged ? policy.validate(fitting, model).filter(({ severity }) => severity === 'block') : [];
    }
    leftAlone = new Set(operations.map(idOf)).size - new Set(fitting.map(idOf)).size;
    commit(fitting, 'keyboard');
    return true;
  }

  return model;
}

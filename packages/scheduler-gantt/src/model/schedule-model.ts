import { createCoverage, type Coverage } from './coverage.ts';
import { checkData } from './data-issues.ts';
import { createHistory } from './history.ts';
import { indexIntervals, reindex, type IntervalIndex } from './interval-index.ts';
import { effectsOf } from './operations.ts';
import { createDefaultPolicy, type PolicyView, type SchedulePolicy } from './policy.ts';
import type { Background, DataIssue, Driver, Issue, Operation, Shift, Span } from './schedule.ts';
import { hour, type TimeWindow } from './time-window.ts';

export interface ScheduleInput {
  readonly drivers: readonly Driver[];
  readonly shifts: readonly Shift[];
  readonly backgrounds?: ReadonlyMap<string, readonly Background[]>;
  readonly window: TimeWindow;
  /** People needed by bucket from the window's start; its absence hides the coverage strip. */
  readonly needed?: { readonly bucket: number; readonly values: readonly number[] };
  readonly policy?: SchedulePolicy;
}

/** Where a change comes from; what the server sends is neither dirty nor undone. */
export type ChangeSource = 'pointer' | 'keyboard' | 'paste' | 'bulk' | 'editor' | 'server';

export type ApplyResult = { readonly applied: true; readonly issues: readonly Issue[] } | { readonly applied: false; readonly issues: readonly Issue[] };

/** What has changed since the last save, by shift. */
export interface ScheduleDiff {
  readonly added: readonly Shift[];
  readonly removed: readonly Shift[];
  readonly changed: readonly { readonly before: Shift; readonly after: Shift }[];
}

/**
 * A schedule that can be edited: rows, bars and coverage, changed by operations alone. Rows are watched one by one, so
 * an edit redraws the one or two rows it touches however many there are.
 */
export interface ScheduleModel extends PolicyView {
  readonly drivers: readonly Driver[];
  readonly window: TimeWindow;
  readonly policy: SchedulePolicy;
  readonly coverage: Coverage;
  readonly needed: readonly number[] | null;
  /** What was given and could not be drawn as it stood. */
  readonly dataIssues: readonly DataIssue[];
  driver(id: string): Driver | undefined;
  shiftsWithin(driverId: string, span: Span): readonly Shift[];
  validate(operations: readonly Operation[]): readonly Issue[];
  /** Makes the change unless the policy blocks it; nothing is ever half made. */
  apply(operations: readonly Operation[], source: ChangeSource): ApplyResult;
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  isDirty(): boolean;
  diff(): ScheduleDiff;
  /** Takes the present state as saved; undo goes on past it. */
  markSaved(): void;
  /** Hears of changes to one row. */
  watchRow(driverId: string, heard: () => void): () => void;
  /** Hears of every change. */
  watch(heard: () => void): () => void;
  /** Grows with every change: a snapshot for external stores. */
  version(): number;
}

export function createScheduleModel(input: ScheduleInput): ScheduleModel {
  const { drivers, shifts: accepted, issues: dataIssues } = checkData(input.drivers, input.shifts);
  const driverById = new Map(drivers.map((driver) => [driver.id, driver]));
  const shiftById = new Map(accepted.map((shift) => [shift.id, shift]));
  const rows = new Map<string, IntervalIndex>();
  for (const [driverId, shifts] of Map.groupBy(accepted, (shift) => shift.driverId)) rows.set(driverId, indexIntervals(shifts));
  const emptyRow = indexIntervals([]);
  const bucket = input.needed?.bucket ?? hour;
  const coverage = createCoverage(input.window, bucket, accepted);
  const policy = input.policy ?? createDefaultPolicy();
  const history = createHistory();
  /** Each shift touched since the last save, as it was then. */
  const saved = new Map<string, Shift | null>();
  const rowWatchers = new Map<string, Set<() => void>>();
  const watchers = new Set<() => void>();
  let version = 0;

  const same = (a: Shift | null, b: Shift | null) =>
    a === b || (a !== null && b !== null && a.driverId === b.driverId && a.start === b.start && a.end === b.end && a.service === b.service && a.lock === b.lock);

  /** Lays operations over the state; the caller has made sure they fit. */
  function commit(operations: readonly Operation[], source: ChangeSource): void {
    const effects = effectsOf(operations, (id) => shiftById.get(id));
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
      coverage.change(before, after);
      if (source === 'server') saved.delete(id);
      else if (!saved.has(id)) saved.set(id, before);
    }
    for (const [driverId, { gone, arrived }] of touched) rows.set(driverId, reindex(rows.get(driverId) ?? emptyRow, gone, arrived));
    version += 1;
    for (const driverId of touched.keys()) for (const heard of rowWatchers.get(driverId) ?? []) heard();
    for (const heard of watchers) heard();
  }

  /** Operations that no longer fit the state: a shift is gone, was changed elsewhere, or its driver is unknown. */
  function misfits(operations: readonly Operation[]): readonly Issue[] {
    const issue = (shiftId: string, code: string, text: string): Issue => ({ code, severity: 'block', shiftId, text });
    const exists = new Map<string, boolean>();
    return operations.flatMap((operation) => {
      const id = operation.kind === 'patch' ? operation.id : operation.shift.id;
      const there = exists.get(id) ?? shiftById.has(id);
      exists.set(id, operation.kind !== 'remove');
      const driverId = operation.kind === 'patch' ? operation.after.driverId : operation.kind === 'add' ? operation.shift.driverId : undefined;
      if (driverId !== undefined && !driverById.has(driverId)) return [issue(id, 'unknown-driver', `There is no driver ${driverId} in this schedule.`)];
      if (operation.kind === 'add') return there ? [issue(id, 'duplicate-shift', `Shift ${id} exists already.`)] : [];
      return there ? [] : [issue(id, 'gone', 'This shift no longer exists; somebody may have removed it.')];
    });
  }

  const model: ScheduleModel = {
    drivers,
    window: input.window,
    timeZone: input.window.timeZone,
    policy,
    coverage,
    needed: input.needed?.values ?? null,
    dataIssues,
    driver: (id) => driverById.get(id),
    driverName: (id) => driverById.get(id)?.name ?? id,
    shift: (id) => shiftById.get(id),
    shiftsOf: (driverId) => (rows.get(driverId) ?? emptyRow).shifts,
    shiftsWithin: (driverId, span) => (rows.get(driverId) ?? emptyRow).within(span),
    backgroundsOf: (driverId) => input.backgrounds?.get(driverId) ?? [],
    validate: (operations) => [...misfits(operations), ...policy.validate(operations, model)],
    apply(operations, source) {
      if (operations.length === 0) return { applied: true, issues: [] };
      const unfit = misfits(operations);
      // The server's word is law: its changes are drawn even where our policy would refuse them.
      const issues = source === 'server' || unfit.length > 0 ? unfit : policy.validate(operations, model);
      if (issues.some((each) => each.severity === 'block')) return { applied: false, issues };
      commit(operations, source);
      if (source !== 'server') history.record(operations);
      return { applied: true, issues };
    },
    undo: () => step(history.undo()),
    redo: () => step(history.redo()),
    canUndo: () => history.canUndo(),
    canRedo: () => history.canRedo(),
    isDirty: () => [...saved].some(([id, before]) => !same(before, shiftById.get(id) ?? null)),
    diff() {
      const changes = [...saved].map(([id, before]) => ({ before, after: shiftById.get(id) ?? null })).filter(({ before, after }) => !same(before, after));
      return {
        added: changes.flatMap(({ before, after }) => (before === null && after ? [after] : [])),
        removed: changes.flatMap(({ before, after }) => (before && after === null ? [before] : [])),
        changed: changes.flatMap(({ before, after }) => (before && after ? [{ before, after }] : [])),
      };
    },
    markSaved() {
      saved.clear();
      version += 1;
      for (const heard of watchers) heard();
    },
    watchRow(driverId, heard) {
      const heards = rowWatchers.get(driverId) ?? new Set();
      rowWatchers.set(driverId, heards.add(heard));
      return () => {
        heards.delete(heard);
        if (heards.size === 0) rowWatchers.delete(driverId);
      };
    },
    watch(heard) {
      watchers.add(heard);
      return () => watchers.delete(heard);
    },
    version: () => version,
  };

  /** Undo and redo skip what the server has since removed rather than fail as a whole. */
  function step(operations: readonly Operation[] | null): boolean {
    if (!operations) return false;
    const unfit = new Set(misfits(operations).map((issue) => issue.shiftId));
    commit(operations.filter((operation) => !unfit.has(operation.kind === 'patch' ? operation.id : operation.shift.id)), 'keyboard');
    return true;
  }

  return model;
}


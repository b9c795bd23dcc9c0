import type { RowHeights } from '../../model/row-heights.ts';
import type { ApplyResult, ChangeSource, ScheduleModel } from '../../model/schedule-model.ts';
import type { Driver, Issue, Operation, Shift, Span } from '../../model/schedule.ts';
import { createAnnouncer } from '@roadside/foundations/announcer';
import { type CarryState, sameCarry } from './carry-state.ts';
import type { ClockFormat } from '../../model/clock-format.ts';
import type { Clipboard, NewId } from '../../model/clipboard.ts';
import { describeShift, reasonsOf, type Speech, zoneOf } from '../words/describe.ts';
import type { GanttWords } from '../words/gantt.words.ts';
import { type Focus, sameFocus } from './navigation.ts';
import { createRowVersions, type RowVersions } from './row-versions.ts';
import { createShownRows, type ShownRows } from './shown-rows.ts';
import { createSignal, type Signal } from './signal.ts';

/** Called before a change is applied; returning or resolving to false cancels it. */
export type OperationsGuard = (
  operations: readonly Operation[],
  details: { readonly source: ChangeSource; readonly issues: readonly Issue[] },
) => boolean | undefined | Promise<boolean | undefined> | void;

/** Length in milliseconds and service of a new shift; the service may depend on the driver. */
export interface NewShift {
  readonly service: string | ((driver: Driver) => string);
  readonly length: number;
}

/** The app's settings. Read on every use, because they may change with each render. */
export interface EditorSettings {
  readonly words: GanttWords;
  readonly clock: ClockFormat;
  readonly readOnly: boolean;
  readonly newId: NewId;
  /** Default service and length of a new shift. */
  readonly newShift: NewShift;
  /** The group of open shifts starts collapsed. */
  readonly foldsGhosts?: boolean | undefined;
  readonly onOperations: OperationsGuard | undefined;
  readonly onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
  /** If omitted, drivers cannot be selected. */
  readonly onDriverSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  readonly onFixDay?: ((day: Span) => void) | undefined;
}

/** A panel open over the schedule. */
export type Panel =
  | { readonly kind: 'editor'; readonly shift: Shift }
  /** `at`: the pointer position that opened it, in client coordinates. */
  | { readonly kind: 'menu'; readonly shift: Shift; readonly at?: { readonly x: number; readonly y: number } }
  | { readonly kind: 'keys' };

/** The operations that need the DOM; connected while the view is mounted. */
export interface Drawing {
  /** Scrolls a row and a time span into view. */
  reveal(rowId: string, span: Span | null): void;
  /** True if DOM focus is inside the schedule. */
  holdsFocus(): boolean;
  zoomBy(factor: number): void;
}

/** Decides what the live region announces. Declared here because type declarations cannot import a bundled package. */
export interface EditorAnnouncer {
  say(words: string): void;
  /** Calls the listener with each text for the live region. Returns an unsubscribe function. */
  listen(listener: (words: string) => void): () => void;
}

type RowControls = Omit<ShownRows, 'heights' | 'first' | 'measure'> & Pick<RowVersions, 'watchRow' | 'rowVersion'>;

/** The view state of one schedule and every action on it. Independent of React and the DOM. */
export interface Editor extends RowControls {
  readonly model: ScheduleModel;
  readonly announcer: EditorAnnouncer;
  readonly focus: Signal<Focus | null>;
  readonly selection: Signal<ReadonlySet<string>>;
  /** Ids of the selected drivers. */
  readonly driverSelection: Signal<ReadonlySet<string>>;
  readonly carry: Signal<CarryState | null>;
  readonly marquee: Signal<Marquee | null>;
  readonly panel: Signal<Panel | null>;
  readonly clipboard: Signal<Clipboard | null>;
  /** The height of each row in the list. */
  readonly heights: Pick<Signal<RowHeights>, 'get' | 'watch'>;
  /** Id of the hovered shift, for its hover card. */
  readonly hover: Signal<string | null>;
  /** Why the last action was refused, until the next action. */
  readonly refusal: Signal<string | null>;
  /** Increases with every change to the model. */
  readonly version: Pick<Signal<number>, 'get' | 'watch'>;
  settings(): EditorSettings;
  configure(settings: EditorSettings): void;
  speech(): Speech;
  /** Moves the tab stop. With `take`, DOM focus moves too, and the target scrolls into view. */
  focusOn(focus: Focus, options?: { readonly take?: boolean; readonly anchor?: number | null }): void;
  /** The time kept while moving up and down. */
  anchor(): number | null;
  /** Returns true once after `focusOn` with `take`, for the cell that was just rendered. */
  takeFocus(): boolean;
  select(ids: ReadonlySet<string>): void;
  selectDrivers(ids: ReadonlySet<string>): void;
  /** The selected shifts, or the focused one. */
  chosen(): readonly Shift[];
  /** Says why an action is refused, to everybody: on the screen and in the live region. */
  refuse(words: string): void;
  change(
    operations: readonly Operation[],
    source: ChangeSource,
    told: (count: number, what: string) => string,
  ): Promise<boolean> | boolean;
  /** Starts following the model; returns a stop function. */
  attach(): () => void;
  /** Validates operations, with reasons in the schedule's clock. */
  validate(operations: readonly Operation[]): readonly Issue[];
  /** Connects the view; returns a disconnect function. */
  connect(drawing: Drawing): () => void;
  reveal: Drawing['reveal'];
  holdsFocus: Drawing['holdsFocus'];
  zoomBy: Drawing['zoomBy'];
}

const detached: Drawing = { reveal: () => undefined, holdsFocus: () => false, zoomBy: () => undefined };

/** A selection rectangle over cells. */
export interface Marquee {
  readonly span: Span;
  readonly fromRow: number;
  readonly toRow: number;
}

const sameMarquee = (a: Marquee | null, b: Marquee | null) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.span.start === b.span.start &&
    a.span.end === b.span.end &&
    a.fromRow === b.fromRow &&
    a.toRow === b.toRow);

/** Ids that are in only one of the two sets. */
const differing = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] => [
  ...[...before].filter((id) => !after.has(id)),
  ...[...after].filter((id) => !before.has(id)),
];

export function createEditor(
  model: ScheduleModel,
  first: EditorSettings,
  inherited?: Pick<Editor, 'focus' | 'collapsed' | 'query' | 'filter' | 'clipboard' | 'driverSelection'>,
): Editor {
  let settings = first;
  let anchor: number | null = null;
  let wantsFocus = false;
  let drawing = detached;
  const { touch, watchRow, rowVersion } = createRowVersions(model);
  const {
    first: firstRow,
    measure,
    ...rows
  } = createShownRows(model, inherited, first.foldsGhosts ?? false, () => {
    const now = focus.get();
    const first = firstRow();
    if (first && !(now && rows.rowOf(now.rowId) >= 0)) setFocus({ rowId: first.id, part: 'head' });
  });
  const initialRow = firstRow();
  const known = inherited?.focus.get();
  // The DOM focus stays on a shift that still exists, so the schedule's focus does too.
  const stays = known && (known.part !== 'shift' || model.shift(known.shiftId)?.driverId === known.rowId);
  const focus = createSignal<Focus | null>(
    known && rows.rowOf(known.rowId) >= 0
      ? stays
        ? known
        : { rowId: known.rowId, part: 'head' }
      : initialRow
        ? { rowId: initialRow.id, part: 'head' }
        : null,
    sameFocus,
  );
  const selection = createSignal<ReadonlySet<string>>(new Set());
  const driverSelection = createSignal<ReadonlySet<string>>(inherited?.driverSelection.get() ?? new Set());
  const carry = createSignal<CarryState | null>(null, sameCarry);

  const rowsOfShifts = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => model.shift(id)?.driverId ?? []));

  const setFocus = (next: Focus) => {
    const before = focus.get();
    if (sameFocus(before, next)) return;
    focus.set(next);
    touch(before?.rowId);
    if (before?.rowId !== next.rowId) touch(next.rowId);
  };

  /** Updates focus, selection and row heights after the model changes: they must not refer to removed shifts. */
  const follow = () => {
    measure();
    const now = focus.get();
    if (now?.part === 'shift') {
      const shift = model.shift(now.shiftId);
      const take = editor.holdsFocus();
      if (!shift) editor.focusOn({ rowId: now.rowId, part: 'add' }, { take });
      else if (shift.driverId !== now.rowId) editor.focusOn({ ...now, rowId: shift.driverId }, { take });
    }
    const gone = [...selection.get()].filter((id) => !model.shift(id));
    if (gone.length > 0) editor.select(new Set([...selection.get()].filter((id) => model.shift(id))));
  };

  // Lifted shifts fade at their original place. Their rows are redrawn only when that changes, not during the move.
  let lifted: readonly Shift[] = [];
  carry.watch(() => {
    const state = carry.get();
    const now = state && !state.offset.copy ? (state.originals ?? []) : [];
    if (now === lifted) return;
    const rowIds = new Set([...lifted, ...now].map(({ driverId }) => driverId));
    lifted = now;
    for (const rowId of rowIds) touch(rowId);
  });

  const refuse = (issues: readonly Issue[]) => {
    editor.refuse(settings.words.refused(reasonsOf(issues)));
    return false;
  };
  const settle = (
    result: ApplyResult,
    operations: readonly Operation[],
    told: (count: number, what: string) => string,
  ) => {
    if (!result.applied) return refuse(result.issues);
    editor.refusal.set(null);
    const [one] = operations;
    const shift = one && (one.kind === 'patch' ? model.shift(one.id) : one.shift);
    editor.announcer.say(
      [told(operations.length, shift ? describeShift(shift, editor.speech()) : ''), reasonsOf(result.issues)]
        .filter(Boolean)
        .join(' '),
    );
    return true;
  };

  const editor: Editor = {
    ...rows,
    model,
    announcer: createAnnouncer(500, 'throttle'),
    focus,
    selection,
    driverSelection,
    carry,
    marquee: createSignal<Marquee | null>(null, sameMarquee),
    panel: createSignal<Panel | null>(null),
    clipboard: createSignal<Clipboard | null>(inherited?.clipboard.get() ?? null),
    hover: createSignal<string | null>(null),
    refusal: createSignal<string | null>(null),
    version: { get: model.version, watch: model.watch },
    settings: () => settings,
    configure: (next) => void (settings = next),
    speech: () => ({
      words: settings.words,
      clock: settings.clock,
      driverName: model.driverName,
      zoneOf: zoneOf(model),
    }),
    validate: (operations) => model.validate(operations, settings.clock.time),
    connect(next) {
      drawing = next;
      return () => {
        if (drawing === next) drawing = detached;
      };
    },
    focusOn(next, { take = false, anchor: kept } = {}) {
      const shift = next.part === 'shift' ? model.shift(next.shiftId) : undefined;
      if (kept !== undefined) anchor = kept;
      else if (shift) anchor = shift.start;
      if (take) {
        wantsFocus = true;
        rows.unfold(next.rowId);
      }
      const unchanged = sameFocus(focus.get(), next);
      setFocus(next);
      if (take) {
        // The row must be rendered in its new place before the browser can focus something inside it.
        editor.reveal(
          next.rowId,
          shift ?? (next.part === 'add' && anchor !== null ? { start: anchor, end: anchor } : null),
        );
        if (unchanged) touch(next.rowId);
      }
    },
    anchor: () => anchor,
    takeFocus() {
      const wanted = wantsFocus;
      wantsFocus = false;
      return wanted;
    },
    select(ids) {
      const changed = differing(selection.get(), ids);
      if (changed.length === 0) return;
      selection.set(ids);
      for (const rowId of rowsOfShifts(changed)) touch(rowId);
      settings.onSelectionChange?.(ids);
    },
    selectDrivers(ids) {
      const changed = differing(driverSelection.get(), ids);
      if (changed.length === 0) return;
      driverSelection.set(ids);
      for (const rowId of changed) touch(rowId);
      settings.onDriverSelectionChange?.(ids);
    },
    chosen() {
      const chosen = [...selection.get()].flatMap((id) => model.shift(id) ?? []);
      if (chosen.length > 0) return chosen;
      const now = focus.get();
      return now?.part === 'shift' ? [model.shift(now.shiftId) ?? []].flat() : [];
    },
    refuse(words) {
      editor.refusal.set(words);
      editor.announcer.say(words);
    },
    change(operations, source, told) {
      if (operations.length === 0) return false;
      if (settings.readOnly) {
        editor.refuse(settings.words.readOnly);
        return false;
      }
      const issues = editor.validate(operations);
      const apply = () => settle(model.apply(operations, source, settings.clock.time), operations, told);
      if (issues.some(({ severity }) => severity === 'block')) return refuse(issues);
      const allowed = settings.onOperations?.(operations, { source, issues });
      if (allowed instanceof Promise) return allowed.then((yes) => yes !== false && apply());
      return allowed !== false && apply();
    },
    watchRow,
    rowVersion,
    attach: () => model.watch(follow),
    reveal: (rowId, span) => drawing.reveal(rowId, span),
    holdsFocus: () => drawing.holdsFocus(),
    zoomBy: (factor) => drawing.zoomBy(factor),
  };
  return editor;
}

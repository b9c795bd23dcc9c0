'use client';
import { cssVars } from './css-vars.ts';
import {
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createClockFormat } from '../model/clock-format.ts';
import type { ScheduleDiff, ScheduleModel } from '../model/schedule-model.ts';
import type { DataIssue, Driver, Shift } from '../model/schedule.ts';
import { hour } from '../model/time-window.ts';
import { create, openMenu, redo, undo } from './commands.ts';
import type { EditorSlot } from './editor-slot.ts';
import { createEditor, type Editor, type EditorSettings, type OperationsGuard } from './editor.ts';
import { GanttBody } from './gantt-body.tsx';
import { GanttFoot } from './gantt-foot.tsx';
import { GanttContext, type GanttSurroundings, useGantt, useSignal } from './gantt-context.ts';
import { GanttLive } from './gantt-live.tsx';
import type { GanttPanelProps } from './gantt-panel.tsx';
import { GanttMarquee } from './gantt-marquee.tsx';
import { GanttRuler } from './gantt-ruler.tsx';
import { GanttTable } from './gantt-table.tsx';
import { GanttWaiting } from './gantt-waiting.tsx';
import { onDemand } from './on-demand.tsx';
import * as v from './gantt-vars.css.ts';
import * as styles from './gantt.css.ts';
import { ganttWords, type GanttWords } from './gantt.words.ts';
import { scrollTo } from './geometry.ts';
import { useKeys } from './use-keys.ts';
import { shiftAt, usePointer } from './use-pointer.ts';
import { fittingMin, useViewport } from './use-viewport.ts';
import { useZoom } from './use-zoom.ts';

/** What an owner can ask of a mounted schedule. */
export interface GanttHandle {
  /** Goes to a shift: scrolls to it and focuses it. */
  focus(shiftId: string): void;
  /** Opens the editor of a shift. */
  edit(shiftId: string): void;
  /** Adds a shift for a driver at a time, if there is room, and opens its editor. */
  add(driverId: string, at: number): void;
  /** Opens the list of keyboard shortcuts. */
  showKeys(): void;
  /** Scrolls a driver and a time into view. */
  scrollTo(driverId: string, at: number): void;
  undo(): void;
  redo(): void;
  isDirty(): boolean;
  diff(): ScheduleDiff;
  /** Prints the schedule as a table with its head on every page. */
  print(): void;
  /** Multiplies the length of an hour. */
  zoomBy(factor: number): void;
}

/** Props of {@link SchedulerGantt}. */
export interface SchedulerGanttProps {
  readonly ref?: Ref<GanttHandle>;
  readonly className?: string;
  /** Names the schedule for assistive technology: "Shifts of station 12". */
  readonly label: string;
  readonly model: ScheduleModel;
  /** BCP 47. @defaultValue 'en-US' */
  readonly locale?: string;
  /** The clock of every time shown, also in reasons and in the editor. @defaultValue the locale's own */
  readonly hourCycle?: 'h12' | 'h23';
  /** The present, for the now-line. Nothing here reads the clock. */
  readonly now?: number;
  /**
   * timeline: the chart. list: a day by driver, as on a phone. table: a plain table. month: a calendar of days.
   * auto: the chart, and on a screen up to 640 px the list with a switch to the chart.
   * @defaultValue 'auto'
   */
  readonly view?: 'auto' | 'timeline' | 'list' | 'table' | 'month';
  /** An instant of the day the list opens with. @defaultValue the day it is now, or the first */
  readonly startDay?: number;
  /** A day of the month overview was opened. */
  readonly onOpenDay?: (day: { readonly from: number; readonly until: number }) => void;
  /** First day of a week in the month overview, 0 = Sunday. @defaultValue 0 */
  readonly firstWeekday?: number;
  /** Shows only drivers with these words in their name, group or details. */
  readonly search?: string;
  /** Shows only the drivers that pass; keep the same function between renders. Coverage still counts everybody. */
  readonly driverFilter?: (driver: Driver) => boolean;
  /** A search field of our own above the schedule. @defaultValue false */
  readonly searchField?: boolean;
  /** The line below the schedule that explains colors and coverage and lists conflicts. @defaultValue true */
  readonly legend?: boolean;
  /** Px of an hour, or the whole window in the width there is. @defaultValue 'fit' */
  readonly zoom?: number | 'fit';
  readonly onZoomChange?: (zoom: number) => void;
  /** Ids of the selected shifts. */
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Ids of the selected drivers. */
  readonly driverSelection?: ReadonlySet<string>;
  /** With it drivers have a check box: for actions on several of them. */
  readonly onDriverSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** Rows are on their way. @defaultValue false */
  readonly loading?: boolean;
  /** Shown when there is no driver. */
  readonly empty?: ReactNode;
  /** Above the driver column: the owner's own controls. */
  readonly corner?: ReactNode;
  /** What is written in a bar; its name for assistive technology stays. */
  readonly renderBar?: (shift: Shift) => ReactNode;
  /** What the eye reads in a driver's head. Assistive technology reads name and detail; nothing in it takes the focus. */
  readonly renderRowHeader?: (driver: Driver) => ReactNode;
  /** The fields and buttons of the shift editor, in the place of our plain ones; the popover and its title stay ours. */
  readonly renderEditor?: (slot: EditorSlot) => ReactNode;
  /** The owner's menu for a shift in the place of ours: right-click (`at` is where), Shift F10. */
  readonly renderMenu?: (shift: Shift, close: () => void, at?: { readonly x: number; readonly y: number }) => ReactNode;
  /** Service and length (milliseconds) of a shift made here. @defaultValue no service, 8 hours */
  readonly newShift?: { readonly service: string; readonly length: number };
  /** Ids for shifts made here; they must be new. @defaultValue 'new-1', 'new-2' and so on */
  readonly newId?: () => string;
  /** Asked before every change made here; false, at once or later, refuses it. */
  readonly onOperations?: OperationsGuard;
  /** Hears of data that could not be drawn as it stood. */
  readonly onIssue?: (issue: DataIssue) => void;
  /** Replaces texts one by one. */
  readonly words?: Partial<GanttWords>;
}

function numberedIds(model: ScheduleModel): () => string {
  let count = 0;
  return () => {
    do count += 1;
    while (model.shift(`new-${count}`));
    return `new-${count}`;
  };
}

/** One editor per model; focus, folded groups and clipboard carry over to the next. */
function useEditor(model: ScheduleModel, settings: EditorSettings): Editor {
  const [held, setHeld] = useState(() => createEditor(model, settings));
  let editor = held;
  if (held.model !== model) {
    editor = createEditor(model, settings, held);
    setHeld(editor);
  }
  useLayoutEffect(() => editor.configure(settings));
  useEffect(() => editor.attach(), [editor]);
  return editor;
}

/** Paper gets a table of its own, drawn when the browser is about to print. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    globalThis.addEventListener('beforeprint', before);
    globalThis.addEventListener('afterprint', after);
    return () => {
      globalThis.removeEventListener('beforeprint', before);
      globalThis.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

const paperLimit = 5000;
const noShift = { service: 'none', length: 8 * hour };

/**
 * Who works when, and where too few do: ten thousand drivers, drawn as far as they are seen. Everything the pointer
 * does, the keyboard does too.
 *
 * @example
 * const model = useMemo(() => createScheduleModel({ drivers, shifts, window, needed }), [drivers, shifts, window, needed]);
 * return <SchedulerGantt label="Shifts of station 12" model={model} now={now} onOperations={() => true} />;
 */
export function SchedulerGantt({
  ref,
  className,
  model,
  label,
  locale = 'en-US',
  hourCycle,
  view: wantedView = 'auto',
  search,
  driverFilter,
  startDay,
  searchField = false,
  legend = true,
  readOnly = false,
  loading = false,
  selection,
  driverSelection,
  onDriverSelectionChange,
  onIssue,
  now: present,
  corner,
  empty,
  newId,
  newShift = noShift,
  zoom: givenZoom,
  words: ownWords,
  firstWeekday = 0,
  renderBar,
  renderRowHeader,
  renderEditor,
  renderMenu,
  onZoomChange,
  onOperations,
  onSelectionChange,
  onOpenDay,
}: SchedulerGanttProps) {
  const narrow = useNarrow();
  const [phoneView, setPhoneView] = useState<'list' | 'timeline'>('list');
  const switching = wantedView === 'auto' && narrow;
  const view = wantedView === 'auto' ? (narrow ? phoneView : 'timeline') : wantedView;
  const [ownQuery, setOwnQuery] = useState('');
  const query = search ?? ownQuery;
  const [ownZoom, setOwnZoom] = useState<number | null>(null);
  const zoom = givenZoom ?? ownZoom ?? 'fit';
  const onZoom = useCallback(
    (next: number) => {
      setOwnZoom(next);
      onZoomChange?.(next);
    },
    [onZoomChange],
  );
  const words = useMemo(() => ({ ...ganttWords, ...ownWords }), [ownWords]);
  const clock = useMemo(
    () => createClockFormat({ locale, timeZone: model.timeZone, hourCycle }),
    [locale, model.timeZone, hourCycle],
  );
  const ownIds = useMemo(() => numberedIds(model), [model]);
  const editor = useEditor(model, {
    words,
    clock,
    readOnly,
    newId: newId ?? ownIds,
    newShift,
    onOperations,
    onSelectionChange,
    onDriverSelectionChange,
  });
  const selectsDrivers = onDriverSelectionChange !== undefined;
  const surroundings = useMemo<GanttSurroundings>(
    () => ({ editor, words, clock, readOnly, selectsDrivers, renderBar, renderRowHeader }),
    [editor, words, clock, readOnly, selectsDrivers, renderBar, renderRowHeader],
  );
  const printing = usePrinting();

  useEffect(() => {
    if (selection) editor.select(selection);
  }, [editor, selection]);
  useEffect(() => {
    if (driverSelection) editor.selectDrivers(driverSelection);
  }, [editor, driverSelection]);
  useEffect(() => {
    if (onIssue) for (const issue of model.dataIssues) onIssue(issue);
  }, [model, onIssue]);

  useEffect(() => editor.setQuery(query), [editor, query]);
  useEffect(() => editor.setFilter(driverFilter), [editor, driverFilter]);

  useImperativeHandle(
    ref,
    () => ({
      focus(shiftId) {
        const shift = model.shift(shiftId);
        if (shift) editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId }, { take: true });
      },
      edit(shiftId) {
        const shift = model.shift(shiftId);
        if (!shift) return;
        editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId }, { take: true });
        editor.panel.set({ kind: 'editor', shift });
      },
      add: (driverId, at) => create(editor, driverId, (shift) => editor.panel.set({ kind: 'editor', shift }), at),
      showKeys: () => editor.panel.set({ kind: 'keys' }),
      scrollTo: (driverId, at) => editor.reveal(driverId, { start: at, end: at }),
      undo: () => undo(editor),
      redo: () => redo(editor),
      isDirty: model.isDirty,
      diff: model.diff,
      print: () => globalThis.print(),
      zoomBy: (factor) => editor.zoomBy(factor),
    }),
    [editor, model],
  );

  return (
    <GanttContext value={surroundings}>
      <div data-component="SchedulerGantt.Root" className={className ? `${styles.root} ${className}` : styles.root}>
        {(switching || searchField) && (
          <div className={styles.toolbar}>
            {searchField && (
              <input
                type="search"
                className={styles.search}
                placeholder={words.search}
                aria-label={words.search}
                value={ownQuery}
                onChange={(event) => setOwnQuery(event.target.value)}
              />
            )}
            {switching && <ViewSwitch words={words} view={phoneView} onChange={setPhoneView} />}
          </div>
        )}
        {view === 'table' ? (
          <GanttTable caption={label} />
        ) : view === 'list' ? (
          <Suspense fallback={<p className={styles.message}>{words.loading}</p>}>
            <GanttList
              label={label}
              now={present ?? null}
              empty={empty}
              loading={loading}
              query={query}
              startDay={startDay}
            />
          </Suspense>
        ) : view === 'month' ? (
          <Suspense fallback={<p className={styles.message}>{words.loading}</p>}>
            <GanttMonth label={label} now={present ?? null} firstWeekday={firstWeekday} onOpenDay={onOpenDay} />
          </Suspense>
        ) : (
          <Timeline
            {...{ label, loading, editor, zoom, words, query }}
            now={present !== undefined && present >= model.window.from && present < model.window.to ? present : null}
            corner={corner}
            empty={empty}
            hasMenu={!readOnly || renderMenu !== undefined}
            onZoom={onZoom}
          />
        )}
        {legend && (view === 'timeline' || view === 'list') && <GanttFoot chart={view === 'timeline'} />}
        {view === 'timeline' && <HoverCard />}
        {printing && <GanttTable caption={label} limit={paperLimit} onPaper />}
        <Panel renderEditor={renderEditor} renderMenu={renderMenu} />
        <GanttLive />
      </div>
    </GanttContext>
  );
}

const narrowQuery = '(max-width: 640px)';
const watchNarrow = (changed: () => void) => {
  const query = matchMedia(narrowQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
/** Whether the screen is a phone's. A server draws for a desk. */
const useNarrow = () =>
  useSyncExternalStore(
    watchNarrow,
    () => matchMedia(narrowQuery).matches,
    () => false,
  );

interface ViewSwitchProps {
  readonly words: GanttWords;
  readonly view: 'list' | 'timeline';
  readonly onChange: (view: 'list' | 'timeline') => void;
}

/** On a phone: the list first, the chart second. */
function ViewSwitch({ words, view, onChange }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={words.viewsName} className={styles.viewSwitch}>
      {(['list', 'timeline'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          className={styles.viewButton}
          onClick={() => onChange(each)}
        >
          {words.views[each]}
        </button>
      ))}
    </div>
  );
}

// Fetched when first opened.
const GanttPanel = onDemand(() => import('./gantt-panel.tsx').then((module) => module.GanttPanel));
const GanttList = onDemand(() => import('./gantt-list.tsx').then((module) => module.GanttList));
const GanttMonth = onDemand(() => import('./gantt-month.tsx').then((module) => module.GanttMonth));
const GanttHover = onDemand(() => import('./gantt-hover.tsx').then((module) => module.GanttHover));

/** The card of the shift under the pointer. */
function HoverCard() {
  const { editor } = useGantt();
  const shiftId = useSignal(editor.hover);
  const shift = shiftId === null ? undefined : editor.model.shift(shiftId);
  return (
    shift && (
      <Suspense fallback={null}>
        <GanttHover key={shift.id} shift={shift} />
      </Suspense>
    )
  );
}

/** The editor, menu or list of shortcuts that is open. */
function Panel(props: GanttPanelProps) {
  const { editor } = useGantt();
  const panel = useSignal(editor.panel);
  return (
    panel && (
      <Suspense fallback={null}>
        <GanttPanel {...props} />
      </Suspense>
    )
  );
}

interface TimelineProps {
  readonly label: string;
  readonly loading: boolean;
  readonly editor: Editor;
  readonly zoom: number | 'fit';
  readonly words: GanttWords;
  readonly now: number | null;
  readonly corner: ReactNode;
  readonly empty: ReactNode;
  readonly hasMenu: boolean;
  readonly query: string;
  readonly onZoom: (zoom: number) => void;
}

/** Ruler, rows and what is dragged, in one scroller. */
function Timeline({ label, loading, editor, zoom, words, now, corner, empty, hasMenu, query, onZoom }: TimelineProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { window, drivers } = editor.model;
  const { pinned, rows } = useSignal(editor.list);
  const heights = useSignal(editor.heights);
  const viewport = useViewport({ scroller, head, probe }, { window, zoom, pinnedRows: pinned.length, heights, now });
  const { view } = viewport;
  const pointer = usePointer(editor, view, scroller);
  const onKeyDown = useKeys(editor, view, scroller);
  const zoomBy = useZoom(editor, viewport, scroller, onZoom);
  useLayoutEffect(
    () =>
      editor.connect({
        holdsFocus: () => scroller.current?.contains(document.activeElement) ?? false,
        reveal: (rowId, span) =>
          view.scrollTo(scrollTo({ row: editor.rowOf(rowId), span }, view.scrolled(), view.geometry(), window)),
        zoomBy,
      }),
    [editor, view, window, zoomBy],
  );
  const minutes = (window.to - window.from) / 60_000;
  const nobody = drivers.length === 0;
  const message = pinned.length + rows.length === 0 && !loading;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The grid inside has the role and the tab stop; this only scrolls and listens for it.
    <div
      ref={scroller}
      data-component="SchedulerGantt.Scroller"
      data-compact={viewport.compact || undefined}
      className={styles.scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without rows there is nothing in it to focus, and it may still be wider than the screen.
      tabIndex={message || loading ? 0 : undefined}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        // A finger that has lifted a bar does not ask for a menu.
        if (event.currentTarget.dataset.carrying) return event.preventDefault();
        const shift = shiftAt(editor, event.currentTarget, event);
        if (!shift || !hasMenu) return;
        event.preventDefault();
        editor.hover.set(null);
        openMenu(editor, shift, { x: event.clientX, y: event.clientY });
      }}
      onFocus={(event) => {
        const cell = event.target.closest<HTMLElement>('[data-shift], [data-add], [data-name]');
        const { shift: shiftId, add, name } = cell?.dataset ?? {};
        const shift = shiftId === undefined ? undefined : editor.model.shift(shiftId);
        if (shift) editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId: shift.id });
        else if (add !== undefined) editor.focusOn({ rowId: add, part: 'add' });
        else if (name !== undefined) editor.focusOn({ rowId: name, part: 'head' });
      }}
      {...pointer}
    >
      <div
        className={styles.canvas}
        style={cssVars({
          [v.minutes]: String(minutes),
          // The same arithmetic as `fittingHour`, in the style sheet: right before anything is measured.
          [v.minute]:
            zoom === 'fit' ? `max(${fittingMin(window) / 60}px, (100cqi - ${v.side}) / ${minutes})` : `${zoom / 60}px`,
          [v.head]: `${viewport.sizes.head}px`,
        })}
      >
        <div ref={probe} aria-hidden className={styles.probe} />
        <GanttRuler
          ref={head}
          measuring={!viewport.ready}
          hourSize={viewport.hourSize}
          seen={viewport.seen}
          now={now}
          corner={corner}
        />
        <p id={helpId} className={styles.hidden}>
          {words.help}
        </p>
        {message ? (
          <div className={styles.message}>{nobody ? (empty ?? words.empty) : words.searchNone(query)}</div>
        ) : loading && nobody ? (
          <GanttWaiting />
        ) : (
          viewport.ready && (
            <GanttBody label={label} helpId={helpId} scroller={scroller} viewport={viewport} now={now} busy={loading} />
          )
        )}
        <GanttMarquee view={view} />
      </div>
    </div>
  );
}

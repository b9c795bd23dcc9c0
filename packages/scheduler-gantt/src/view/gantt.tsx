'use client';
import { type ReactNode, type Ref, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { createClockFormat } from '../model/clock-format.ts';
import type { ScheduleModel } from '../model/schedule-model.ts';
import type { DataIssue, Driver, Shift } from '../model/schedule.ts';
import { hour } from '../model/time-window.ts';
import type { EditorSlot } from './editor-slot.ts';
import type { OperationsGuard } from './editor.ts';
import { GanttTimeline } from './gantt-timeline.tsx';
import { GanttContext, type GanttSurroundings, useGantt, useSignal } from './gantt-context.ts';
import { GanttFoot } from './gantt-foot.tsx';
import { type GanttHandle, useGanttHandle } from './gantt-handle.ts';
import { GanttLive } from './gantt-live.tsx';
import type { GanttPanelProps } from './gantt-panel.tsx';
import { GanttTable } from './gantt-table.tsx';
import { GanttViewSwitch } from './gantt-view-switch.tsx';
import * as styles from './gantt.css.ts';
import { ganttWords, type GanttWords } from './gantt.words.ts';
import { onDemand } from './on-demand.tsx';
import { useEditor } from './use-editor.ts';
import { useNarrow } from './use-narrow.ts';
import { usePrinting } from './use-printing.ts';

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

  useGanttHandle(ref, editor, model);

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
            {switching && <GanttViewSwitch words={words} view={phoneView} onChange={setPhoneView} />}
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
          <GanttTimeline
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

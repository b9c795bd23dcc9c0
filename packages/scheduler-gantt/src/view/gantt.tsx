'use client';
import { usePrinting } from '@roadside/foundations/printing';
import { type ReactNode, type Ref, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createClockFormat } from '../model/clock-format.ts';
import type { ScheduleModel } from '../model/schedule-model.ts';
import { groupBy } from '../model/group-by.ts';
import type { DataIssue, Driver, Proposal, Shift, Span, WorkedTime } from '../model/schedule.ts';
import { hour } from '../model/time-window.ts';
import type { EditorSlot } from './panel/editor-slot.ts';
import type { NewShift, OperationsGuard } from './edit/editor.ts';
import { GanttTimeline } from './timeline/gantt-timeline.tsx';
import { GanttContext, type GanttSurroundings, useGantt, useSignal } from './kit/gantt-context.ts';
import { GanttFoot } from './gantt-foot.tsx';
import { type GanttHandle, useGanttHandle } from './gantt-handle.ts';
import { GanttLive } from './gantt-live.tsx';
import { GanttRefusal } from './gantt-refusal.tsx';
import type { GanttPanelProps } from './panel/gantt-panel.tsx';
import { GanttTable } from './table/gantt-table.tsx';
import { GanttViewSwitch } from './gantt-view-switch.tsx';
import * as styles from './gantt.css.ts';
import { ganttWords, type GanttWords } from './words/gantt.words.ts';
import { message } from './style/notices.css.ts';
import { onDemand } from './kit/on-demand.tsx';
import { useEditor } from './use-editor.ts';
import { useNarrow } from './use-narrow.ts';

/** Props of {@link SchedulerGantt}. */
export interface SchedulerGanttProps {
  readonly ref?: Ref<GanttHandle>;
  readonly className?: string;
  /** The schedule's accessible name: "Shifts of station 12". */
  readonly label: string;
  readonly model: ScheduleModel;
  /** BCP 47. @defaultValue 'en-US' */
  readonly locale?: string;
  /** The clock for all times, including reasons and the editor. @defaultValue the locale's own */
  readonly hourCycle?: 'h12' | 'h23';
  /** The current time, for the now-line. The component never reads the system clock. */
  readonly now?: number;
  /**
   * timeline: the chart. list: a day by driver, as on a phone. table: a plain table. month: a calendar of days.
   * auto: the chart, or on screens up to 640 px the list with a switch to the chart.
   * @defaultValue 'auto'
   */
  readonly view?: 'auto' | 'timeline' | 'list' | 'table' | 'month';
  /** An instant of the day the list opens with. @defaultValue today, or the first day */
  readonly startDay?: number;
  /** Shifts somebody could add, drawn as hollow bars. List them outside too: they can't be focused here. */
  readonly proposals?: readonly Proposal[];
  /** When drivers were signed on, drawn as a line below their shifts: planned against worked. */
  readonly worked?: readonly WorkedTime[];
  /** Starts with the group of open shifts collapsed to one row. @defaultValue false */
  readonly foldsGhosts?: boolean;
  /** If set, a day that is short of drivers has a button: "Fix Friday". */
  readonly onFixDay?: (day: Span) => void;
  /** Called when a day of the month overview is opened. */
  readonly onOpenDay?: (day: { readonly from: number; readonly until: number }) => void;
  /** First day of a week in the month overview, 0 = Sunday. @defaultValue 0 */
  readonly firstWeekday?: number;
  /** Shows only drivers whose name, group or details contain these words. */
  readonly search?: string;
  /**
   * Shows only drivers for which it returns true; keep the function stable between renders. Coverage still counts
   * everyone.
   */
  readonly driverFilter?: (driver: Driver) => boolean;
  /** Shows the built-in search field above the schedule. @defaultValue false */
  readonly searchField?: boolean;
  /** Shows the legend for colors and coverage, and the list of conflicts, below the schedule. @defaultValue true */
  readonly legend?: boolean;
  /** Pixels per hour, or fit the whole window into the available width. @defaultValue 'fit' */
  readonly zoom?: number | 'fit';
  readonly onZoomChange?: (zoom: number) => void;
  /** Ids of the selected shifts. */
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Ids of the selected drivers. */
  readonly driverSelection?: ReadonlySet<string>;
  /** If set, drivers have a check box, for bulk actions. */
  readonly onDriverSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** Shows the loading state. @defaultValue false */
  readonly loading?: boolean;
  /** Shown when there are no drivers. */
  readonly empty?: ReactNode;
  /** The app's own controls above the driver column. */
  readonly corner?: ReactNode;
  /** Renders the content of a bar; its accessible name is unaffected. */
  readonly renderBar?: (shift: Shift) => ReactNode;
  /**
   * Renders the visible content of a driver's header. Assistive technology reads the name and detail; nothing in it is
   * focusable.
   */
  readonly renderRowHeader?: (driver: Driver) => ReactNode;
  /** Renders the shift editor's fields and buttons instead of the default ones; the popover and its title stay. */
  readonly renderEditor?: (slot: EditorSlot) => ReactNode;
  /** Opens the app's own menu for a shift instead of the default: right-click (`at` is the position), Shift F10. */
  readonly renderMenu?: (shift: Shift, close: () => void, at?: { readonly x: number; readonly y: number }) => ReactNode;
  /** Service and length (milliseconds) of new shifts. @defaultValue no service, 8 hours */
  readonly newShift?: NewShift;
  /** Generates ids for new shifts; they must be unique. @defaultValue 'new-1', 'new-2' and so on */
  readonly newId?: () => string;
  /** Called before every change made here; returning or resolving to false refuses it. */
  readonly onOperations?: OperationsGuard;
  /** Called with data that could not be drawn as given. */
  readonly onIssue?: (issue: DataIssue) => void;
  /** Text overrides. */
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
const noProposals: readonly Proposal[] = [];
const noWork: readonly WorkedTime[] = [];
const noShift = { service: 'none', length: 8 * hour };

/**
 * A schedule that shows who works when and where coverage is short, virtualized for ten thousand drivers. Everything
 * the pointer can do works by keyboard too.
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
  onFixDay,
  proposals = noProposals,
  worked = noWork,
  foldsGhosts,
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
    foldsGhosts,
    onOperations,
    onSelectionChange,
    onDriverSelectionChange,
    onFixDay,
  });
  const selectsDrivers = onDriverSelectionChange !== undefined;
  const fixesDays = onFixDay !== undefined;
  const proposalsOf = useMemo(() => groupBy(proposals, ({ driverId }) => driverId), [proposals]);
  const workedBy = useMemo(() => groupBy(worked, ({ driverId }) => driverId), [worked]);
  const surroundings = useMemo<GanttSurroundings>(
    () => ({
      editor,
      words,
      clock,
      readOnly,
      selectsDrivers,
      renderBar,
      renderRowHeader,
      proposals: proposalsOf,
      worked: workedBy,
      fixesDays,
    }),
    [editor, words, clock, readOnly, selectsDrivers, renderBar, renderRowHeader, proposalsOf, workedBy, fixesDays],
  );
  const printing = usePrinting(flushSync);

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
          <Suspense fallback={<p className={message}>{words.loading}</p>}>
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
          <Suspense fallback={<p className={message}>{words.loading}</p>}>
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
        <GanttRefusal />
        <GanttLive />
      </div>
    </GanttContext>
  );
}

// Loaded when first opened.
const GanttPanel = onDemand(() => import('./panel/gantt-panel.tsx').then((module) => module.GanttPanel));
const GanttList = onDemand(() => import('./list/gantt-list.tsx').then((module) => module.GanttList));
const GanttMonth = onDemand(() => import('./month/gantt-month.tsx').then((module) => module.GanttMonth));
const GanttHover = onDemand(() => import('./panel/gantt-hover.tsx').then((module) => module.GanttHover));

/** The hover card of the shift under the pointer. */
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

/** The panel that is open: editor, menu or list of shortcuts. */
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

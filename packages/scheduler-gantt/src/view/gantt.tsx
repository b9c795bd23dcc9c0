'use client';
import { cssVars } from './css-vars.ts';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createClockFormat } from '../model/clock-format.ts';
import type { ScheduleDiff, ScheduleModel } from '../model/schedule-model.ts';
import type { DataIssue, Driver, Shift } from '../model/schedule.ts';
import { hour } from '../model/time-window.ts';
import { openMenu, redo, undo } from './commands.ts';
import { createEditor, type Editor, type EditorSettings, type OperationsGuard } from './editor.ts';
import { GanttBody } from './gantt-body.tsx';
import { GanttContext, type GanttSurroundings, useGantt, useSignal } from './gantt-context.ts';
import { GanttLive } from './gantt-live.tsx';
import type { GanttPanelProps } from './gantt-panel.tsx';
import { GanttMarquee } from './gantt-marquee.tsx';
import { GanttRuler } from './gantt-ruler.tsx';
import { GanttTable } from './gantt-table.tsx';
import { GanttWaiting } from './gantt-waiting.tsx';
import * as v from './gantt-vars.css.ts';
import * as styles from './gantt.css.ts';
import { ganttWords, type GanttWords } from './gantt.words.ts';
import { scrollTo } from './geometry.ts';
import { useKeys } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';
import { hourMin, useViewport } from './use-viewport.ts';
import { useZoom } from './use-zoom.ts';

/** What the owner may ask of a schedule on the screen. */
export interface GanttHandle {
  /** Goes to a shift: scrolls to it and focuses it. */
  focus(shiftId: string): void;
  /** Brings a driver and a time into sight. */
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
  /** The language's own custom without it. */
  readonly hourCycle?: 'h12' | 'h23';
  /** The present, for the now-line. Nothing here reads the clock. */
  readonly now?: number;
  /** @defaultValue 'timeline' */
  readonly view?: 'timeline' | 'table';
  /** Px of an hour, or the whole window in the width there is. @defaultValue 'fit' for a day, 60 for more */
  readonly zoom?: number | 'fit';
  readonly onZoomChange?: (zoom: number) => void;
  /** Ids of the selected shifts. */
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** Rows are on their way. @defaultValue false */
  readonly loading?: boolean;
  /** In the place of the rows when there is no driver. */
  readonly empty?: ReactNode;
  /** Above the driver column: the owner's own controls. */
  readonly corner?: ReactNode;
  /** What is written in a bar; its name for assistive technology stays. */
  readonly renderBar?: (shift: Shift) => ReactNode;
  /** What the eye reads in a driver's head. Assistive technology reads name and detail; nothing in it takes the focus. */
  readonly renderRowHeader?: (driver: Driver) => ReactNode;
  /** The owner's editor in the place of ours. */
  readonly renderEditor?: (shift: Shift, close: () => void) => ReactNode;
  /** The owner's menu for a shift in the place of ours: right mouse button (`at` is where), Shift F10. */
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

/** One editor a model; what the person had in hand goes along to the next. */
function useEditor(model: ScheduleModel, settings: EditorSettings): Editor {
  const [held, setHeld] = useState(() => createEditor(model, settings));
  let editor = held;
  if (held.model !== model) {
    editor = createEditor(model, settings, held);
    setHeld(editor);
  }
  editor.configure(settings);
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
export function SchedulerGantt(props: SchedulerGanttProps) {
  const {
    model,
    label,
    locale = 'en-US',
    hourCycle,
    view = 'timeline',
    readOnly = false,
    loading = false,
    selection,
    onIssue,
  } = props;
  const days = (model.window.to - model.window.from) / (24 * hour);
  const [ownZoom, setOwnZoom] = useState<number | null>(null);
  const zoom = props.zoom ?? ownZoom ?? (days <= 1.1 ? 'fit' : 60);
  const words = useMemo(() => ({ ...ganttWords, ...props.words }), [props.words]);
  const clock = useMemo(
    () => createClockFormat({ locale, timeZone: model.timeZone, hourCycle }),
    [locale, model.timeZone, hourCycle],
  );
  const ownIds = useMemo(() => numberedIds(model), [model]);
  const editor = useEditor(model, {
    words,
    clock,
    readOnly,
    newId: props.newId ?? ownIds,
    newShift: props.newShift ?? noShift,
    onOperations: props.onOperations,
    onSelectionChange: props.onSelectionChange,
  });
  const { renderBar, renderRowHeader } = props;
  const surroundings = useMemo<GanttSurroundings>(
    () => ({ editor, words, clock, readOnly, renderBar, renderRowHeader }),
    [editor, words, clock, readOnly, renderBar, renderRowHeader],
  );
  const printing = usePrinting();

  useEffect(() => {
    if (selection) editor.select(selection);
  }, [editor, selection]);
  useEffect(() => {
    if (onIssue) for (const issue of model.dataIssues) onIssue(issue);
  }, [model, onIssue]);

  const actions = useRef<TimelineActions>({ zoomBy: () => undefined });
  useImperativeHandle(
    props.ref,
    () => ({
      focus(shiftId) {
        const shift = model.shift(shiftId);
        if (shift) editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId }, { take: true });
      },
      scrollTo: (driverId, at) => editor.reveal(driverId, { start: at, end: at }),
      undo: () => undo(editor),
      redo: () => redo(editor),
      isDirty: model.isDirty,
      diff: model.diff,
      print: () => globalThis.print(),
      zoomBy: (factor) => actions.current.zoomBy(factor),
    }),
    [editor, model],
  );

  return (
    <GanttContext value={surroundings}>
      <div
        data-component="SchedulerGantt.Root"
        className={props.className ? `${styles.root} ${props.className}` : styles.root}
      >
        {view === 'table' ? (
          <GanttTable caption={label} />
        ) : (
          <Timeline
            {...{ label, loading, editor, zoom, words, actions }}
            now={
              props.now !== undefined && props.now >= model.window.from && props.now < model.window.to
                ? props.now
                : null
            }
            corner={props.corner}
            empty={props.empty}
            hasMenu={!readOnly || props.renderMenu !== undefined}
            onZoom={(next) => {
              setOwnZoom(next);
              props.onZoomChange?.(next);
            }}
          />
        )}
        {printing && <GanttTable caption={label} limit={paperLimit} onPaper />}
        <Panel renderEditor={props.renderEditor} renderMenu={props.renderMenu} />
        <GanttLive />
      </div>
    </GanttContext>
  );
}

// Nobody needs it before somebody opens it.
const GanttPanel = lazy(() => import('./gantt-panel.tsx').then((module) => ({ default: module.GanttPanel })));

/** What stands over the schedule, fetched when it is first opened. */
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

/** What can be asked of the timeline from outside of it. */
export interface TimelineActions {
  zoomBy: (factor: number) => void;
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
  readonly actions: { current: TimelineActions };
  readonly onZoom: (zoom: number) => void;
}

/** Ruler, rows and what is in the air, in one scroller. */
function Timeline({
  label,
  loading,
  editor,
  zoom,
  words,
  now,
  corner,
  empty,
  hasMenu,
  actions,
  onZoom,
}: TimelineProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { window, drivers } = editor.model;
  const { pinned, rows } = useSignal(editor.list);
  const viewport = useViewport(
    { scroller, head, probe },
    { window, zoom, counts: { pinned: pinned.length, rows: rows.length }, now },
  );
  const { geometry, scrolled } = viewport;
  editor.holdsFocus = () => scroller.current?.contains(document.activeElement) ?? false;
  editor.reveal = (rowId, span) =>
    viewport.scrollTo(scrollTo({ row: editor.rowOf(rowId), span }, scrolled.current, geometry.current, window));
  const pointer = usePointer(editor, viewport, scroller);
  const onKeyDown = useKeys(editor, viewport, scroller, actions);
  actions.current.zoomBy = useZoom(editor, viewport, scroller, onZoom);
  const minutes = (window.to - window.from) / 60_000;
  const message = drivers.length === 0 && !loading;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The grid inside has the role and the tab stop; this only scrolls and listens for it.
    <div
      ref={scroller}
      data-component="SchedulerGantt.Scroller"
      className={styles.scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without rows there is nothing in it to focus, and it may still be wider than the screen.
      tabIndex={message || loading ? 0 : undefined}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        // A finger that has lifted a bar is no wish for a menu.
        if (event.currentTarget.dataset.carrying) return event.preventDefault();
        const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
        const shift = bar && editor.model.shift(bar.dataset.shift ?? '');
        if (!shift || !hasMenu) return;
        event.preventDefault();
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
          [v.minute]: zoom === 'fit' ? `max(${hourMin / 60}px, (100cqi - ${v.side}) / ${minutes})` : `${zoom / 60}px`,
          [v.head]: `${viewport.sizes.head}px`,
        })}
      >
        <div ref={probe} aria-hidden className={styles.probe} />
        <GanttRuler ref={head} hourSize={viewport.hourSize} seen={viewport.seen} now={now} corner={corner} />
        <p id={helpId} className={styles.hidden}>
          {words.help}
        </p>
        {message ? (
          <div className={styles.message}>{empty ?? words.empty}</div>
        ) : loading && drivers.length === 0 ? (
          <GanttWaiting />
        ) : (
          viewport.ready && (
            <GanttBody label={label} helpId={helpId} scroller={scroller} viewport={viewport} now={now} busy={loading} />
          )
        )}
        <GanttMarquee geometry={geometry} scrolled={scrolled} />
      </div>
    </div>
  );
}

'use client';
import { cssVars } from '../style/css-vars.ts';
import { memo, type RefObject, useMemo } from 'react';
import type { RowHeights } from '../../model/row-heights.ts';
import type { RowEntry } from '../../model/rows.ts';
import type { Span } from '../../model/schedule.ts';
import { dayTicks, hour } from '../../model/time-window.ts';
import { GanttCarryLayer } from './gantt-carry-layer.tsx';
import { placeInRow } from '../bar/gantt-bar.tsx';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import { GanttName, GanttRow } from './gantt-row.tsx';
import { labelStep } from './gantt-ruler.tsx';
import { drawnRows, useRowsInView } from './rows-in-view.ts';
import * as styles from './timeline.css.ts';
import * as v from '../style/gantt-vars.css.ts';
import type { Viewport } from './use-viewport.ts';

interface GanttBodyProps {
  readonly label: string;
  readonly helpId: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly viewport: Viewport;
  readonly now: number | null;
  readonly busy: boolean;
}

/** Rows in view plus some around them. The row that has focus or is being dragged stays rendered. */
function useDrawnRows(
  rows: readonly RowEntry[],
  pinned: number,
  heights: RowHeights,
  { scroller, viewport }: Pick<GanttBodyProps, 'scroller' | 'viewport'>,
): readonly number[] {
  const { editor } = useGantt();
  const focus = useSignal(editor.focus);
  const kept = useMemo(() => (focus ? editor.rowOf(focus.rowId) - pinned : -1), [editor, focus, pinned]);
  const inView = useRowsInView(scroller, viewport.view, { ...viewport.sizes, heights, pinnedRows: pinned });
  const lifted = editor.carry.get()?.originals?.map(({ driverId }) => editor.rowOf(driverId) - pinned) ?? [];
  return drawnRows(inView, rows.length, [kept, ...lifted.slice(0, 50)]);
}

/**
 * Lines for hours and midnights behind the rows. They span the full height of their block, so scrolling renders none.
 */
const HourLines = memo(function HourLines({ hourSize, seen }: { readonly hourSize: number; readonly seen: Span }) {
  const { window } = useGantt().editor.model;
  const step = labelStep(hourSize, 20) * hour;
  const hours = Array.from(
    { length: Math.ceil((window.to - window.from) / step) },
    (_, place) => window.from + place * step,
  );
  const line = (at: number, midnight?: true) => (
    <div
      key={`${at}${midnight}`}
      data-midnight={midnight}
      className={styles.hourLine}
      style={placeInRow({ start: at, end: at }, window)}
    />
  );
  return (
    <div className={styles.lines}>
      {hours.filter((at) => at >= seen.start && at <= seen.end).map((at) => line(at))}
      {dayTicks(window)
        .slice(1)
        .map(({ at }) => line(at, true))}
    </div>
  );
});

/** The grid: pinned rows, then the visible part of the rest. */
export function GanttBody({ label, helpId, scroller, viewport, now, busy }: GanttBodyProps) {
  const { editor } = useGantt();
  const { pinned, rows } = useSignal(editor.list);
  const heights = useSignal(editor.heights);
  const drawn = useDrawnRows(rows, pinned.length, heights, { scroller, viewport });
  const { seen, edge, compact } = viewport;
  const pinnedLines = heights.above(pinned.length);
  const { window } = editor.model;
  const nameProps = (entry: RowEntry, place: number) => ({
    entry,
    line: heights.above(place) - (place < pinned.length ? 0 : pinnedLines),
    units: heights.lines(place),
  });
  const entryProps = (entry: RowEntry, place: number) => ({
    ...nameProps(entry, place),
    place,
    seenStart: seen.start,
    seenEnd: seen.end,
    edge,
    compact,
  });
  const nowLine = now !== null && (
    <div
      data-component="SchedulerGantt.Now"
      className={styles.now}
      style={cssVars({ [v.start]: String((now - window.from) / 60_000) })}
    />
  );
  return (
    <div
      role="grid"
      aria-label={label}
      aria-describedby={helpId}
      aria-rowcount={pinned.length + rows.length + 1}
      aria-multiselectable
      aria-busy={busy || undefined}
      data-component="SchedulerGantt.Grid"
      className={styles.grid}
    >
      {pinned.length > 0 && (
        <div
          role="rowgroup"
          data-component="SchedulerGantt.Pinned"
          className={styles.pinned}
          style={cssVars({ [v.lines]: String(pinnedLines) })}
        >
          <HourLines hourSize={viewport.hourSize} seen={seen} />
          {nowLine}
          <div aria-hidden className={styles.names}>
            {pinned.map((entry, line) => (
              <GanttName key={entry.id} {...nameProps(entry, line)} />
            ))}
          </div>
          {pinned.map((entry, line) => (
            <GanttRow key={entry.id} {...entryProps(entry, line)} />
          ))}
        </div>
      )}
      <div role="rowgroup" className={styles.body} style={cssVars({ [v.lines]: String(heights.total - pinnedLines) })}>
        <HourLines hourSize={viewport.hourSize} seen={seen} />
        {nowLine}
        <div aria-hidden className={styles.names}>
          {drawn.map((index) => {
            const entry = rows[index];
            return entry && <GanttName key={entry.id} {...nameProps(entry, pinned.length + index)} />;
          })}
        </div>
        {drawn.map((index) => {
          const entry = rows[index];
          return entry && <GanttRow key={entry.id} {...entryProps(entry, pinned.length + index)} />;
        })}
      </div>
      <GanttCarryLayer view={viewport.view} />
    </div>
  );
}

'use client';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { openMenu } from '../edit/commands.ts';
import { cssVars } from '../style/css-vars.ts';
import type { Editor } from '../edit/editor.ts';
import { GanttBody } from './gantt-body.tsx';
import { useSignal } from '../kit/gantt-context.ts';
import { GanttMarquee } from './gantt-marquee.tsx';
import { GanttRuler } from './gantt-ruler.tsx';
import * as v from '../style/gantt-vars.css.ts';
import { GanttWaiting } from './gantt-waiting.tsx';
import * as notices from '../style/notices.css.ts';
import * as styles from './timeline.css.ts';
import type { GanttWords } from '../words/gantt.words.ts';
import { scrollTo } from './geometry.ts';
import { useKeys } from './use-keys.ts';
import { shiftAt, usePointer } from './use-pointer.ts';
import { fittingMin, useViewport } from './use-viewport.ts';
import { useZoom } from './use-zoom.ts';

interface GanttTimelineProps {
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

/** The ruler, the rows and the dragged bars, in one scroller. */
export function GanttTimeline({
  label,
  loading,
  editor,
  zoom,
  words,
  now,
  corner,
  empty,
  hasMenu,
  query,
  onZoom,
}: GanttTimelineProps) {
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without rows there is nothing inside to focus, and it may still be wider than the screen.
      tabIndex={message || loading ? 0 : undefined}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        // A long press that has lifted a bar should not open the context menu.
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
          // The same calculation as `fittingHour`, in CSS: correct before anything is measured.
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
        <p id={helpId} className={notices.hidden}>
          {words.help}
        </p>
        {message ? (
          <div className={notices.message}>{nobody ? (empty ?? words.empty) : words.searchNone(query)}</div>
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

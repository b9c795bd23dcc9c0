'use client';
import type { RefObject } from 'react';
import { ghost as ghostStyle } from './bar.css.ts';
import { reasonsOf } from './describe.ts';
import { barClass, drawnAs, placeInRow, placeInWindow } from './gantt-bar.tsx';
import { useGantt, useSignal } from './gantt-context.ts';
import * as styles from './gantt.css.ts';
import { type Geometry, rowTop, type Scrolled } from './geometry.ts';

interface CarryLayerProps {
  readonly geometry: RefObject<Geometry>;
  readonly scrolled: RefObject<Scrolled>;
}

/** Everything in the air, each in the place it would land, with the reasons against it. Drawn anew when a slot changes. */
export function GanttCarryLayer({ geometry, scrolled }: CarryLayerProps) {
  const { editor, words, clock } = useGantt();
  const state = useSignal(editor.carry);
  if (!state) return null;
  const blocked = new Set(state.issues.filter(({ severity }) => severity === 'block').map(({ shiftId }) => shiftId));
  const anyBlocked = blocked.size > 0;
  const reasons = reasonsOf(state.issues);
  const { pinnedRows, head } = geometry.current;
  const places = state.ghosts.map((shift) => editor.rowOf(shift.driverId));
  return (
    <div
      aria-hidden
      data-component="SchedulerGantt.Carried"
      data-over-pinned={places.some((place) => place < pinnedRows) || undefined}
      className={styles.carryLayer}
    >
      {state.ghosts.map((shift, index) => (
        <div
          key={shift.id}
          className={styles.ghostLine}
          style={{ insetBlockStart: `${rowTop(places[index] as number, scrolled.current, geometry.current) - head}px` }}
        >
          <div
            data-service={shift.service}
            data-blocked={anyBlocked || undefined}
            className={`${barClass(drawnAs(shift.service))} ${ghostStyle}`}
            style={placeInRow(shift, editor.model.window)}
          >
            {`${clock.span(shift)} ${words.service(shift.service)}`}
          </div>
          {index === 0 && (
            <div
              data-blocked={anyBlocked || undefined}
              className={styles.note}
              style={placeInWindow({ start: shift.start, end: editor.model.window.to }, editor.model.window)}
            >
              <bdi>{`${clock.span(shift)} · ${editor.model.driverName(shift.driverId)}`}</bdi>
              {reasons && <span className={styles.noteReason}>{reasons}</span>}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

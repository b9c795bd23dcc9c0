'use client';
import { useLayoutEffect, useRef } from 'react';
import * as bar from '../bar/bar.css.ts';
import { cssVars } from '../style/css-vars.ts';
import { reasonsOf } from '../words/describe.ts';
import { barClass, drawnAs, labelOf, markOf, placeInRow, placeInWindow } from '../bar/gantt-bar.tsx';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import * as styles from './timeline.css.ts';
import * as v from '../style/gantt-vars.css.ts';
import { rowTop } from './geometry.ts';
import type { View } from './use-viewport.ts';

/**
 * Everything being dragged, each bar where it would be dropped, with any reasons against it. Renders when a slot
 * changes.
 */
export function GanttCarryLayer({ view }: { readonly view: View }) {
  const { editor, words, clock } = useGantt();
  const state = useSignal(editor.carry);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!state || !element) return;
    const geometry = view.geometry();
    const places = state.ghosts.map(({ driverId }) => editor.rowOf(driverId));
    for (const [index, place] of places.entries())
      (element.children[index] as HTMLElement).style.insetBlockStart =
        `${rowTop(place, view.scrolled(), geometry) - geometry.head}px`;
    element.toggleAttribute(
      'data-over-pinned',
      places.some((place) => place < geometry.pinnedRows),
    );
  }, [state, view, editor]);
  if (!state) return null;
  const { model } = editor;
  const blocked = state.issues.some(({ severity }) => severity === 'block');
  const reasons = reasonsOf(state.issues);
  const heights = editor.heights.get();
  return (
    <div ref={layer} aria-hidden data-component="SchedulerGantt.Carried" className={styles.carryLayer}>
      {state.ghosts.map((shift, index) => {
        const mark = markOf(model.conflictsOf(shift));
        const units = heights.lines(editor.rowOf(shift.driverId));
        return (
          <div key={shift.id} className={styles.ghostLine} style={cssVars({ [v.units]: String(units) })}>
            <div
              data-service={shift.service}
              data-blocked={blocked || undefined}
              className={[barClass(drawnAs(shift.service)), mark && bar.conflict[mark], bar.ghost]
                .filter(Boolean)
                .join(' ')}
              style={placeInRow(shift, model.window)}
            >
              <span className={bar.words}>
                {labelOf(clock.in(model.driver(shift.driverId)?.timeZone).short(shift), words.service(shift.service))}
              </span>
            </div>
            {index === 0 && (
              <div
                data-blocked={blocked || undefined}
                className={styles.note}
                style={placeInWindow({ start: shift.start, end: model.window.to }, model.window)}
              >
                <bdi>{`${clock.in(model.driver(shift.driverId)?.timeZone).span(shift)} · ${model.driverName(shift.driverId)}`}</bdi>
                {reasons && <span className={styles.noteReason}>{reasons}</span>}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

'use client';
import { cssVars } from './css-vars.ts';
import type { Lane } from '../model/lane-packing.ts';
import type { Shift } from '../model/schedule.ts';
import * as styles from './bar.css.ts';
import { describeShift } from './describe.ts';
import { useGantt } from './gantt-context.ts';
import * as v from './gantt-vars.css.ts';
import { hidden } from './gantt.css.ts';

const minuteLength = 60_000;
const drawnServices = new Set(['tow', 'battery', 'light', 'multiple', 'none', 'unavailable']);

/** Where a stretch stands in the window, in minutes; what lies outside is cut off. */
export function placeInWindow({ start, end }: { readonly start: number; readonly end: number }, { from, to }: { readonly from: number; readonly to: number }): Record<string, string> {
  const [first, last] = [Math.max(start, from), Math.min(end, to)];
  return { [v.start]: String((first - from) / minuteLength), [v.length]: String(Math.max(0, last - first) / minuteLength) };
}

/** At most this many lanes share a row's height; more begin again at the top, since thinner bars could not be hit. */
const laneLimit = 4;
export const laneVars = ({ lane, lanes }: Lane): Record<string, string> => (lanes === 1 ? {} : { [v.lane]: String(lane % laneLimit), [v.laneCount]: String(Math.min(lanes, laneLimit)) });

export interface GanttBarProps {
  readonly shift: Shift;
  readonly lane: Lane | undefined;
  readonly column: number;
  /** Holds the grid's tab stop. */
  readonly active: boolean;
  readonly selected: boolean;
  readonly carried: boolean;
}

/** One shift. Its handles are drawn by style alone; which part is taken hold of is told from where. */
export function GanttBar({ shift, lane, column, active, selected, carried }: GanttBarProps) {
  const { editor, words, clock, renderBar, readOnly } = useGantt();
  const { window, isReadOnly } = editor.model;
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      data-component="SchedulerGantt.Bar"
      data-shift={shift.id}
      data-service={drawnServices.has(shift.service) ? shift.service : 'none'}
      data-locked={shift.lock ? '' : undefined}
      data-fixed={readOnly || shift.lock === 'all' || isReadOnly(shift.driverId) ? '' : undefined}
      data-carried={carried || undefined}
      data-clipped-start={shift.start < window.from || undefined}
      data-clipped-end={shift.end > window.to || undefined}
      className={styles.bar}
      style={cssVars({ ...placeInWindow(shift, window), ...(lane ? laneVars(lane) : {}) })}
    >
      <span aria-hidden className={styles.label}>{renderBar ? renderBar(shift) : `${clock.span(shift)} ${words.service(shift.service)}`}</span>
      <span className={hidden}>{describeShift(shift, editor.speech())}</span>
    </div>
  );
}

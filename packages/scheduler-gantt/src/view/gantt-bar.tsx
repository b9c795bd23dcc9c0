'use client';
import { glyphViewBox, type ServiceName } from '@roadside/tokens/glyphs';
import type { Lane } from '../model/lane-packing.ts';
import type { Shift, Span } from '../model/schedule.ts';
import type { TimeWindow } from '../model/time-window.ts';
import * as styles from './bar.css.ts';
import { cssVars } from './css-vars.ts';
import { describeShift } from './describe.ts';
import { useGantt } from './gantt-context.ts';
import * as v from './gantt-vars.css.ts';

/** Where a stretch stands in the window, from either end: shares of its length, so that neither zoom nor direction draws anything anew. What lies outside is cut off. */
function shares({ start, end }: Span, { from, to }: Pick<TimeWindow, 'from' | 'to'>): readonly [string, string] {
  const share = (instant: number) => `${Math.round(((instant - from) / (to - from)) * 1e6) / 1e4}%`;
  return [share(Math.max(start, from)), share(to + from - Math.min(end, to))];
}

/** Lays a stretch over a block that is as long as the window. */
export function placeInWindow(span: Span, window: Pick<TimeWindow, 'from' | 'to'>): { readonly insetInline: string } {
  return { insetInline: shares(span, window).join(' ') };
}

/** The same for what stands in the flow of a row. A pixel is left between two that touch. */
export function placeInRow(span: Span, window: Pick<TimeWindow, 'from' | 'to'>): { readonly marginInline: string } {
  const [before, after] = shares(span, window);
  return { marginInline: `${before} calc(${after} + 1px)` };
}

/** At most this many lanes share a row's height; more begin again at the top, since thinner bars could not be hit. */
const laneLimit = 4;
const laneVars = ({ lane, lanes }: Lane) =>
  cssVars({ [v.lane]: String(lane % laneLimit), [v.laneCount]: String(Math.min(lanes, laneLimit)) });

/** What a service is drawn as: one the theme does not know looks like none. */
export const drawnAs = (service: string): ServiceName =>
  service in styles.serviceBar ? (service as ServiceName) : 'none';
export const barClass = (service: ServiceName): string => `${styles.bar} ${styles.serviceBar[service]}`;

const lockStrokes =
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2zM8 11v-4a4 4 0 1 1 8 0v4';

/** A break without width: a line too short for its first letter is left empty. */
export const mayBreak = '\u200B';

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
  const service = drawnAs(shift.service);
  const packed = lane !== undefined && lane.lanes > 1;
  const place = placeInRow(shift, window);
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      data-component="SchedulerGantt.Bar"
      data-shift={shift.id}
      data-service={service}
      data-locked={shift.lock ? '' : undefined}
      data-fixed={readOnly || shift.lock === 'all' || isReadOnly(shift.driverId) ? '' : undefined}
      data-carried={carried || undefined}
      data-clipped-start={shift.start < window.from || undefined}
      data-clipped-end={shift.end > window.to || undefined}
      className={packed ? `${barClass(service)} ${styles.shared}` : barClass(service)}
      style={packed ? { ...place, ...laneVars(lane) } : place}
    >
      <span aria-hidden className={styles.words}>
        {mayBreak}
        {renderBar ? renderBar(shift) : `${clock.span(shift)} ${words.service(shift.service)}`}
      </span>
      {/* The name is text and not a label: what is read would have to be part of a label, and "to" is said better than a dash. */}
      <span className={styles.spokenName}>{describeShift(shift, editor.speech())}</span>
      {shift.lock && (
        <svg aria-hidden viewBox={glyphViewBox} className={styles.lock}>
          <path d={lockStrokes} />
        </svg>
      )}
    </div>
  );
}

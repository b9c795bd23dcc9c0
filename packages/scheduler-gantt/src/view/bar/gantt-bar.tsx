'use client';
import { glyphViewBox, type ServiceName } from '@roadside/tokens/glyphs';
import { laneLimit } from '../../model/row-heights.ts';
import { endsOpen, type Issue, type Shift, type Span } from '../../model/schedule.ts';
import type { TimeWindow } from '../../model/time-window.ts';
import * as styles from './bar.css.ts';
import { cssVars } from '../style/css-vars.ts';
import { describeBreaks, describeShift, describeWorked, reasonsOf, zoneOf } from '../words/describe.ts';
import type { GanttSurroundings } from '../kit/gantt-context.ts';
import * as v from '../style/gantt-vars.css.ts';

/**
 * A span's offsets from both ends of the window, as percentages of its length, so that neither zoom nor direction
 * causes a render. Parts outside the window are cut off.
 */
function shares({ start, end }: Span, { from, to }: Pick<TimeWindow, 'from' | 'to'>): readonly [string, string] {
  const share = (instant: number) => `${Math.round(((instant - from) / (to - from)) * 1e6) / 1e4}%`;
  return [share(Math.max(start, from)), share(to + from - Math.min(end, to))];
}

/** Positions a span in a block that is as long as the window. */
export function placeInWindow(span: Span, window: Pick<TimeWindow, 'from' | 'to'>): { readonly insetInline: string } {
  return { insetInline: shares(span, window).join(' ') };
}

/** The same for elements in a row's flow. Leaves one pixel between touching spans. */
export function placeInRow(span: Span, window: Pick<TimeWindow, 'from' | 'to'>): { readonly marginInline: string } {
  const [before, after] = shares(span, window);
  return { marginInline: `${before} calc(${after} + 1px)` };
}

/** The service style to draw; services the theme does not know are drawn as none. */
export const drawnAs = (service: string): ServiceName =>
  service in styles.serviceBar ? (service as ServiceName) : service.includes('+') ? 'multiple' : 'none';
export const barClass = (service: ServiceName): string => `${styles.bar} ${styles.serviceBar[service]}`;

/** The style of a conflict: dark outside availability, dark red on time off or when not available. */
export type ConflictMark = 'outside-availability' | 'not-available';
export const markOf = (issues: readonly Issue[]): ConflictMark | undefined => {
  const issue = issues.find(({ quiet }) => !quiet);
  return issue && (issue.code === 'outside-availability' ? issue.code : 'not-available');
};

const lockStrokes =
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2zM8 11v-4a4 4 0 1 1 8 0v4';

/** A zero-width break opportunity: a line too short for its first letter stays empty. */
export const mayBreak = '\u200B';

interface BarState {
  readonly shift: Shift;
  /** The lane in its row; undefined if the row has only one. */
  readonly lane: number | undefined;
  readonly column: number;
  /** True if it has the grid's tab stop. */
  readonly active: boolean;
  readonly selected: boolean;
  readonly carried: boolean;
  /** The instant at the view's edge, if the bar crosses it: its label starts there. */
  readonly edge: number | null;
  readonly compact: boolean;
}

/**
 * The bar's label: time and service, each complete or hidden; in a week's compact bars only the time, in one line or
 * two.
 */
export const labelOf = (time: string, about: string, compact = false): string =>
  compact ? time.replace('-', `-${mayBreak}`) : `${mayBreak}${time} ${about.replaceAll(' ', '\u00A0')}`;

/** The view's offset into a bar, as a percentage of its drawn length. */
function insetAt(edge: number, { start, end }: Span, { from, to }: Pick<TimeWindow, 'from' | 'to'>): string {
  const first = Math.max(start, from);
  return `${(100 * (edge - first)) / (Math.min(end, to) - first)}%`;
}

/**
 * One shift. Its resize handles are pure CSS; the pressed part is derived from the pointer position. A function rather
 * than a component: it has no state, and hundreds can come into view at once.
 */
export function drawBar(
  { shift, lane, column, active, selected, carried, edge, compact }: BarState,
  { editor, words, clock: own, renderBar, readOnly, worked }: GanttSurroundings,
) {
  const { model } = editor;
  const { window } = model;
  const clock = own.in(model.driver(shift.driverId)?.timeZone);
  const service = drawnAs(shift.service);
  const place = placeInRow(shift, window);
  const conflicts = model.conflictsOf(shift, clock.time);
  const mark = markOf(conflicts);
  const open = endsOpen(shift);
  // Only the start; the faded end shows that there is no set end.
  const time = open
    ? `${clock.short({ start: shift.start, end: shift.start }).split('-')[0] ?? ''}+`
    : clock.days(shift) === null
      ? clock.short(shift)
      : words.allDay;
  const classes = [barClass(service), lane !== undefined && styles.inLane, mark && styles.conflict[mark]];
  return (
    <div
      key={shift.id}
      role="gridcell"
      aria-colindex={column}
      aria-selected={selected}
      tabIndex={active ? 0 : -1}
      data-component="SchedulerGantt.Bar"
      data-shift={shift.id}
      data-service={service}
      data-conflict={mark}
      data-caution={(!mark && conflicts.length > 0) || undefined}
      data-open-end={open || undefined}
      data-locked={shift.lock ? '' : undefined}
      data-draft={shift.draft}
      data-unfilled={model.driver(shift.driverId)?.kind === 'ghost' || undefined}
      data-fixed={readOnly || shift.lock === 'all' || model.isReadOnly(shift.driverId) ? '' : undefined}
      data-carried={carried || undefined}
      data-clipped-start={shift.start < window.from || undefined}
      data-clipped-end={shift.end > window.to || undefined}
      className={classes.filter(Boolean).join(' ')}
      style={lane === undefined ? place : { ...place, ...cssVars({ [v.lane]: String(lane % laneLimit) }) }}
    >
      <span
        aria-hidden
        className={compact && time.includes(':') ? `${styles.words} ${styles.long}` : styles.words}
        style={edge === null ? undefined : { marginInlineStart: insetAt(edge, shift, window), textIndent: '4px' }}
      >
        {renderBar
          ? renderBar(shift)
          : labelOf(time, mark ? words.conflictLabel(conflicts[0]?.code ?? '') : words.service(shift.service), compact)}
      </span>
      {/* The accessible name is text, not an aria-label: a label would have to contain the visible text, and "to" reads
          better than a dash. */}
      <span className={styles.spokenName}>
        {[
          describeShift(shift, { words, clock: own, driverName: model.driverName, zoneOf: zoneOf(model) }),
          describeBreaks(shift, { words, clock }),
          describeWorked(shift, worked.get(shift.driverId), { words, clock }),
          [reasonsOf(conflicts), shift.note].filter(Boolean).join(' '),
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
      {shift.lock && (
        <svg aria-hidden viewBox={glyphViewBox} className={styles.lock}>
          <path d={lockStrokes} />
        </svg>
      )}
    </div>
  );
}

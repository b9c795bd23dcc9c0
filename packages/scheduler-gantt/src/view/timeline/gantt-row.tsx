'use client';
import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { cssVars } from '../style/css-vars.ts';
import { placedBreaks } from '../../model/breaks.ts';
import { anyOverlap, packLanes } from '../../model/lane-packing.ts';
import type { RowEntry } from '../../model/rows.ts';
import type { Shift, Span } from '../../model/schedule.ts';
import { overlaps } from '../../model/interval-index.ts';
import type { ClockFormat } from '../../model/clock-format.ts';
import { hour, spanOf } from '../../model/time-window.ts';
import { countsOver, drawnBackgrounds, gapsOf } from '../../model/background.ts';
import { describeOff } from '../words/describe.ts';
import { drawBar, mayBreak, placeInRow } from '../bar/gantt-bar.tsx';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import * as styles from './row.css.ts';
import { keptAsPainted } from './timeline.css.ts';
import type { GanttWords } from '../words/gantt.words.ts';
import * as v from '../style/gantt-vars.css.ts';
import { useRow } from '../kit/use-row.ts';

/** Props of one row: plain values only, so that an unchanged row does not re-render. */
export interface GanttRowProps {
  readonly entry: RowEntry;
  /** Index among all rows, pinned first. */
  readonly place: number;
  /** The number of lines above it in its block, and its own. */
  readonly line: number;
  readonly units: number;
  readonly seenStart: number;
  readonly seenEnd: number;
  /** The instant at the view's start edge, for the labels of bars that cross it. */
  readonly edge: number | null;
  /** True if bars only show their time. */
  readonly compact: boolean;
}

const lineOf = (line: number, units: number) => ({
  insetBlockStart: `calc(${line} * ${v.row})`,
  ...(units > 1 ? cssVars({ [v.units]: String(units) }) : {}),
});

const longest = (spans: readonly Span[]): Span | undefined =>
  spans.reduce<Span | undefined>(
    (best, each) => (best && best.end - best.start >= each.end - each.start ? best : each),
    undefined,
  );

/**
 * The background spans worth drawing. The label goes in the longest part not covered by a bar, so it never hides a
 * time, and only where at least an hour and a half is free.
 */
function Backgrounds({
  driverId,
  seen,
  shifts,
}: {
  readonly driverId: string;
  readonly seen: Span;
  readonly shifts: readonly Shift[];
}) {
  const { editor, words } = useGantt();
  const { window } = editor.model;
  return drawnBackgrounds(editor.model.backgroundsOf(driverId), seen).map((stretch) => {
    const { kind, start } = stretch;
    const free = kind === 'closed' ? undefined : longest(gapsOf(shifts, stretch));
    return (
      <Fragment key={`${kind}${start}`}>
        <div aria-hidden data-kind={kind} className={styles.background} style={placeInRow(stretch, window)} />
        {kind !== 'closed' && free && free.end - free.start >= 1.5 * hour && (
          <div aria-hidden className={styles.backgroundLabel} style={placeInRow(free, window)}>
            {mayBreak}
            <span>{words.offLabel[kind]}</span>
          </div>
        )}
      </Fragment>
    );
  });
}

/** The open shifts of the collapsed group: how many are open, and when. */
function FoldedShifts() {
  const { editor, clock } = useGantt();
  const { model } = editor;
  useSignal(editor.version);
  const open = model.drivers
    .filter(({ kind }) => kind === 'ghost')
    .flatMap(({ id }) => model.shiftsWithin(id, spanOf(model.window)));
  return countsOver(open).map((span) => (
    <div
      key={span.start}
      aria-hidden
      data-component="SchedulerGantt.Folded"
      className={styles.foldedShifts}
      style={placeInRow(span, model.window)}
    >
      {/* A shorter stretch has no room for a number in a week. */}
      {span.end - span.start >= 4 * hour && clock.number(span.count)}
    </div>
  ));
}

interface DriverCellsProps {
  readonly driverId: string;
  readonly seen: Span;
  readonly edge: number | null;
  readonly tall: boolean;
  readonly compact: boolean;
}

function DriverCells({ driverId, seen, edge, tall, compact }: DriverCellsProps) {
  const gantt = useGantt();
  const { editor, words, clock } = gantt;
  const { model } = editor;
  const focus = editor.focus.get();
  const here = focus?.rowId === driverId ? focus : null;
  const selection = editor.selection.get();
  const carry = editor.carry.get();
  const carried = carry && !carry.offset.copy ? new Set(carry.originals?.map(({ id }) => id)) : null;
  const shifts = model.shiftsWithin(driverId, spanOf(editor.model.window));
  const lanes = tall && anyOverlap(shifts) ? packLanes(shifts) : null;
  const off = describeOff(model.backgroundsOf(driverId), { words, clock: clock.in(model.driver(driverId)?.timeZone) });
  const addAt = editor.anchor() ?? shifts.at(-1)?.end ?? model.window.from + 8 * hour;
  return (
    <>
      <Backgrounds driverId={driverId} seen={seen} shifts={shifts} />
      {shifts.map((shift, place) => {
        const active = here?.part === 'shift' && here.shiftId === shift.id;
        if (!active && !overlaps(shift, seen)) return null;
        const bar = {
          shift,
          lane: tall ? (lanes?.get(shift.id)?.lane ?? 0) : undefined,
          column: place + 2,
          active,
          selected: selection.has(shift.id),
          carried: carried?.has(shift.id) ?? false,
          edge: edge !== null && shift.start < edge && shift.end > edge ? edge : null,
          compact,
        };
        return drawBar(bar, gantt);
      })}
      {/* Lanes are for overlaps, which are about to be resolved. */}
      {!tall &&
        shifts.flatMap((shift) =>
          placedBreaks(shift).map(
            (span) =>
              overlaps(span, seen) && (
                <div
                  key={span.start}
                  aria-hidden
                  data-component="SchedulerGantt.Break"
                  className={styles.pause}
                  style={placeInRow(span, model.window)}
                />
              ),
          ),
        )}
      {gantt.worked
        .get(driverId)
        ?.map(
          (time) =>
            overlaps(time, seen) && (
              <div
                key={time.start}
                aria-hidden
                data-component="SchedulerGantt.Worked"
                className={styles.worked}
                style={placeInRow(time, model.window)}
              />
            ),
        )}
      {gantt.proposals.get(driverId)?.map((proposal) => (
        <div
          key={proposal.start}
          aria-hidden
          data-component="SchedulerGantt.Proposal"
          className={styles.proposal}
          style={placeInRow(proposal, model.window)}
        />
      ))}
      <div
        role="gridcell"
        aria-colindex={shifts.length + 2}
        aria-label={[words.addShift(model.driverName(driverId)), shifts.length === 0 ? words.emptyRow : '', off]
          .filter(Boolean)
          .join(', ')}
        tabIndex={here?.part === 'add' ? 0 : -1}
        data-add={driverId}
        className={styles.add}
        style={
          here?.part === 'add'
            ? cssVars({ [v.start]: String((Math.min(addAt, model.window.to - hour) - model.window.from) / 60_000) })
            : undefined
        }
      />
    </>
  );
}

/**
 * A row's header for assistive technology and the keyboard. The visible one is in the sticky column, outside the rows.
 * Assistive technology follows DOM order, so a row could not own it there.
 */
function HeadCell({ entry, active }: { readonly entry: RowEntry; readonly active: boolean }) {
  const { editor, words, clock, selectsDrivers } = useGantt();
  const label =
    entry.kind === 'group'
      ? groupName(entry, words, clock)
      : [
          entry.driver.name,
          entry.driver.kind === 'ghost' ? words.ghosts : '',
          entry.driver.detail,
          words.hours(clock.hours(editor.model.workedBy(entry.id))),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-expanded={entry.kind === 'group' ? !entry.collapsed : undefined}
      aria-selected={selectsDrivers && entry.kind === 'driver' ? editor.driverSelection.get().has(entry.id) : undefined}
      tabIndex={active ? 0 : -1}
      data-name={entry.id}
      className={styles.headCell}
    >
      {label}
    </div>
  );
}

const groupName = (entry: Extract<RowEntry, { kind: 'group' }>, words: GanttWords, clock: ClockFormat) =>
  entry.ghosts
    ? words.ghostGroup(clock.number(entry.size))
    : words.group(entry.name || words.noGroup, clock.number(entry.size));

/** The hours a driver works within the window. */
function Hours({ driverId }: { readonly driverId: string }) {
  const { editor, words, clock } = useGantt();
  const worked = editor.model.workedBy(driverId);
  return (
    <span className={styles.nameHours} data-none={worked === 0 || undefined}>
      {words.hours(clock.hours(worked))}
    </span>
  );
}

/** One row of the grid: its header, its shifts in time order, and the add cell. */
export const GanttRow = memo(function GanttRow({
  entry,
  place,
  line,
  units,
  seenStart,
  seenEnd,
  edge,
  compact,
}: GanttRowProps) {
  const { editor } = useGantt();
  useRow(editor, entry.id);
  const element = useRef<HTMLDivElement>(null);
  const focus = editor.focus.get();
  const active = focus?.rowId === entry.id;
  useLayoutEffect(() => {
    if (active && editor.takeFocus())
      element.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={place + 2}
      data-component="SchedulerGantt.Row"
      data-row={entry.id}
      data-kind={entry.kind}
      className={styles.rowLine}
      style={lineOf(line, units)}
    >
      <div className={keptAsPainted}>
        <HeadCell entry={entry} active={active && focus.part === 'head'} />
        {entry.kind === 'group' && entry.ghosts && entry.collapsed && <FoldedShifts />}
        {entry.kind === 'driver' && (
          <DriverCells
            driverId={entry.id}
            seen={{ start: seenStart, end: seenEnd }}
            edge={edge}
            tall={units > 1}
            compact={compact}
          />
        )}
      </div>
    </div>
  );
});

/** The visible header of a row, in the shared sticky column. */
export const GanttName = memo(function GanttName({
  entry,
  line,
  units,
}: Pick<GanttRowProps, 'entry' | 'line' | 'units'>) {
  const { editor, words, clock, renderRowHeader, selectsDrivers } = useGantt();
  useRow(editor, entry.id);
  const focus = editor.focus.get();
  const chosen = entry.kind === 'driver' && editor.driverSelection.get().has(entry.id);
  return (
    <div
      data-component="SchedulerGantt.Name"
      data-head={entry.id}
      data-kind={entry.kind === 'group' ? 'group' : entry.driver.kind}
      data-active={(focus?.rowId === entry.id && focus.part === 'head') || undefined}
      data-chosen={chosen || undefined}
      data-collapsed={(entry.kind === 'group' && entry.collapsed) || undefined}
      className={styles.name}
      style={lineOf(line, units)}
    >
      <div className={`${keptAsPainted} ${styles.nameParts}`}>
        {entry.kind === 'group' ? (
          <>
            <span className={styles.groupMark} />
            <span className={styles.nameText}>{groupName(entry, words, clock)}</span>
          </>
        ) : renderRowHeader ? (
          <>
            {selectsDrivers && <span data-checked={chosen || undefined} className={styles.check} />}
            {renderRowHeader(entry.driver)}
          </>
        ) : (
          <>
            {selectsDrivers && <span data-checked={chosen || undefined} className={styles.check} />}
            {entry.driver.kind === 'ghost' && <span className={styles.ghostMark} />}
            <bdi className={styles.nameText} title={entry.driver.name}>
              {entry.driver.name}
            </bdi>
            {entry.driver.detail && <span className={styles.nameDetail}>{entry.driver.detail}</span>}
            <Hours driverId={entry.id} />
          </>
        )}
      </div>
    </div>
  );
});

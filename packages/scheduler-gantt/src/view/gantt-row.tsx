'use client';
import { memo, useLayoutEffect, useRef } from 'react';
import { cssVars } from './css-vars.ts';
import { packLanes } from '../model/lane-packing.ts';
import type { RowEntry } from '../model/rows.ts';
import type { Shift, Span } from '../model/schedule.ts';
import { overlaps } from '../model/interval-index.ts';
import type { ClockFormat } from '../model/clock-format.ts';
import { hour, spanOf } from '../model/time-window.ts';
import { drawnBackgrounds } from '../model/background.ts';
import { describeOff } from './describe.ts';
import { GanttBar, mayBreak, placeInRow } from './gantt-bar.tsx';
import { useGantt } from './gantt-context.ts';
import * as styles from './gantt.css.ts';
import type { GanttWords } from './gantt.words.ts';
import * as v from './gantt-vars.css.ts';
import { useRow } from './use-row.ts';

/** Props of one line: values only, so that a row that has not changed is not drawn again. */
export interface GanttRowProps {
  readonly entry: RowEntry;
  /** Place among all rows, pinned first. */
  readonly place: number;
  /** Line in its own block. */
  readonly line: number;
  readonly seenStart: number;
  readonly seenEnd: number;
}

const lineOf = (line: number) => ({ insetBlockStart: `calc(${line} * ${v.row})` });

/** Most rows hold no overlap, and then nothing needs packing. */
const anyOverlap = (shifts: readonly Shift[]) =>
  shifts.some((shift, place) => place > 0 && (shifts[place - 1] as Shift).end > shift.start);

/** Background stretches worth drawing. A label is written where an hour and a half has room for it. */
function Backgrounds({ driverId, seen }: { readonly driverId: string; readonly seen: Span }) {
  const { editor, words } = useGantt();
  const { window } = editor.model;
  return drawnBackgrounds(editor.model.backgroundsOf(driverId), seen).map(({ kind, start, end }) => (
    <div
      key={`${kind}${start}`}
      aria-hidden
      data-kind={kind}
      className={styles.background}
      style={placeInRow({ start, end }, window)}
    >
      {kind !== 'closed' && end - start >= 1.5 * hour && (
        <>
          {mayBreak}
          <span className={styles.backgroundLabel}>{words.offLabel[kind]}</span>
        </>
      )}
    </div>
  ));
}

function DriverCells({ driverId, seen }: { readonly driverId: string; readonly seen: Span }) {
  const { editor, words, clock } = useGantt();
  const { model } = editor;
  const focus = editor.focus.get();
  const here = focus?.rowId === driverId ? focus : null;
  const selection = editor.selection.get();
  const carry = editor.carry.get();
  const carried = carry && !carry.offset.copy ? new Set(carry.originals?.map(({ id }) => id)) : null;
  const shifts = model.shiftsWithin(driverId, spanOf(editor.model.window));
  const lanes = anyOverlap(shifts) ? packLanes(shifts) : null;
  const off = describeOff(model.backgroundsOf(driverId), { words, clock });
  const addAt = editor.anchor() ?? shifts.at(-1)?.end ?? model.window.from + 8 * hour;
  return (
    <>
      {shifts.map(
        (shift, place) =>
          (overlaps(shift, seen) || (here?.part === 'shift' && here.shiftId === shift.id)) && (
            <GanttBar
              key={shift.id}
              shift={shift}
              lane={lanes?.get(shift.id)}
              column={place + 2}
              active={here?.part === 'shift' && here.shiftId === shift.id}
              selected={selection.has(shift.id)}
              carried={carried?.has(shift.id) ?? false}
            />
          ),
      )}
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
 * A row's head for assistive technology and the keyboard. What the eye reads stands in one sticky column apart from the
 * rows, and no row could own it there: assistive technology reads the page's own order.
 */
function HeadCell({ entry, active }: { readonly entry: RowEntry; readonly active: boolean }) {
  const { words, clock } = useGantt();
  const label =
    entry.kind === 'group'
      ? groupName(entry, words, clock)
      : [entry.driver.name, entry.driver.kind === 'ghost' ? words.ghosts : '', entry.driver.detail]
          .filter(Boolean)
          .join(', ');
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-expanded={entry.kind === 'group' ? !entry.collapsed : undefined}
      tabIndex={active ? 0 : -1}
      data-name={entry.id}
      className={styles.headCell}
    >
      {label}
    </div>
  );
}

const groupName = (entry: Extract<RowEntry, { kind: 'group' }>, words: GanttWords, clock: ClockFormat) =>
  words.group(entry.name || words.noGroup, clock.number(entry.size));

/** One row of the grid: its head, its shifts in time order, and the cell that adds one. */
export const GanttRow = memo(function GanttRow({ entry, place, line, seenStart, seenEnd }: GanttRowProps) {
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
      style={lineOf(line)}
    >
      <div className={styles.keptAsPainted}>
        <HeadCell entry={entry} active={active && focus.part === 'head'} />
        {entry.kind === 'driver' && (
          <>
            <Backgrounds driverId={entry.id} seen={{ start: seenStart, end: seenEnd }} />
            <DriverCells driverId={entry.id} seen={{ start: seenStart, end: seenEnd }} />
          </>
        )}
      </div>
    </div>
  );
});

/** What the eye reads as the head of a row, in the one sticky column. */
export const GanttName = memo(function GanttName({ entry, line }: Pick<GanttRowProps, 'entry' | 'line'>) {
  const { editor, words, clock, renderRowHeader } = useGantt();
  useRow(editor, entry.id);
  const focus = editor.focus.get();
  return (
    <div
      data-component="SchedulerGantt.Name"
      data-head={entry.id}
      data-kind={entry.kind === 'group' ? 'group' : entry.driver.kind}
      data-active={(focus?.rowId === entry.id && focus.part === 'head') || undefined}
      data-collapsed={(entry.kind === 'group' && entry.collapsed) || undefined}
      className={styles.name}
      style={lineOf(line)}
    >
      <div className={`${styles.keptAsPainted} ${styles.nameParts}`}>
        {entry.kind === 'group' ? (
          <>
            <span className={styles.groupMark} />
            <span className={styles.nameText}>{groupName(entry, words, clock)}</span>
          </>
        ) : renderRowHeader ? (
          renderRowHeader(entry.driver)
        ) : (
          <>
            {entry.driver.kind === 'ghost' && <span className={styles.ghostMark} />}
            <bdi className={styles.nameText}>{entry.driver.name}</bdi>
            <span className={styles.nameDetail}>
              {[
                entry.driver.detail,
                editor.model.shiftsWithin(entry.id, spanOf(editor.model.window)).length === 0 && words.emptyRow,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        )}
      </div>
    </div>
  );
});

'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { RowEntry } from '../../model/rows.ts';
import type { Shift, Span } from '../../model/schedule.ts';
import { dayTicks } from '../../model/time-window.ts';
import { create, toggleDriver } from '../edit/commands.ts';
import { describeOff, reasonsOf, timesOf } from '../words/describe.ts';
import { drawnAs, markOf } from '../bar/gantt-bar.tsx';
import * as bar from '../bar/bar.css.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import { hidden, notice } from '../style/notices.css.ts';
import * as styles from './gantt-list.css.ts';
import { useDayShort } from '../kit/use-day-short.ts';
import { useRow } from '../kit/use-row.ts';

/** The initial number of rows; more on demand. */
const step = 60;

interface GanttListProps {
  readonly label: string;
  readonly now: number | null;
  readonly empty: ReactNode;
  readonly loading: boolean;
  readonly query: string;
  readonly startDay: number | undefined;
}

/** One shift as a line to tap. */
function ListShift({ shift }: { readonly shift: Shift }) {
  const { editor, words, clock: own } = useGantt();
  const clock = own.in(editor.model.driver(shift.driverId)?.timeZone);
  const conflicts = editor.model.conflictsOf(shift, clock.time);
  const mark = markOf(conflicts);
  return (
    <li>
      <button
        type="button"
        data-shift={shift.id}
        data-draft={shift.draft}
        data-unfilled={editor.model.driver(shift.driverId)?.kind === 'ghost' || undefined}
        className={styles.shift}
        onClick={() => {
          editor.focusOn({ rowId: shift.driverId, part: 'shift', shiftId: shift.id });
          editor.panel.set({ kind: 'editor', shift });
        }}
      >
        <span
          aria-hidden
          className={[styles.swatch, bar.serviceBar[drawnAs(shift.service)], mark && bar.conflict[mark]]
            .filter(Boolean)
            .join(' ')}
        />
        <span className={styles.time}>{timesOf(shift, { words, clock })}</span>
        <span className={styles.service}>
          {words.service(shift.service)}
          {shift.draft && ` · ${words.notPublished}`}
        </span>
        <span className={styles.length}>{words.hours(clock.hours(shift.end - shift.start))}</span>
        {conflicts.length > 0 && (
          // Overtime and the like are only notes.
          <span className={mark ? styles.reason : styles.note}>{reasonsOf(conflicts)}</span>
        )}
        {shift.note && <span className={styles.note}>{shift.note}</span>}
      </button>
    </li>
  );
}

function ListDriver({ entry, day }: { readonly entry: Extract<RowEntry, { kind: 'driver' }>; readonly day: Span }) {
  const { editor, words, clock: own, readOnly, selectsDrivers } = useGantt();
  useRow(editor, entry.id);
  const { driver } = entry;
  const clock = own.in(driver.timeZone);
  const { model } = editor;
  const shifts = model.shiftsWithin(entry.id, day);
  const off = describeOff(
    model.backgroundsOf(entry.id).filter(({ start, end }) => start < day.end && end > day.start),
    { words, clock },
  );
  return (
    <section aria-label={driver.name} data-row={entry.id} className={styles.driver}>
      <header className={styles.driverHead}>
        {selectsDrivers && (
          <input
            type="checkbox"
            aria-label={words.selectDriver(driver.name)}
            checked={editor.driverSelection.get().has(entry.id)}
            className={styles.check}
            onChange={() => toggleDriver(editor, entry.id)}
          />
        )}
        <h3 className={styles.driverName}>
          <bdi>{driver.name}</bdi>
        </h3>
        {driver.detail && <span className={styles.detail}>{driver.detail}</span>}
        <span className={styles.hours}>{words.hours(clock.hours(model.workedBy(entry.id)))}</span>
        {!readOnly && !model.isReadOnly(entry.id) && (
          <button
            type="button"
            data-add={entry.id}
            aria-label={words.addShift(driver.name)}
            className={styles.add}
            onClick={() =>
              create(
                editor,
                entry.id,
                (shift) => editor.panel.set({ kind: 'editor', shift }),
                Math.max(day.start, day.start + 8 * 3_600_000),
              )
            }
          >
            <span aria-hidden>+</span>
          </button>
        )}
      </header>
      {off && <p className={styles.off}>{off}</p>}
      {shifts.length === 0 ? (
        <p className={styles.none}>{words.emptyRow}</p>
      ) : (
        <ul className={styles.shifts}>
          {shifts.map((shift) => (
            <ListShift key={shift.id} shift={shift} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DayButtonProps {
  readonly day: Span;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** Shows a day, and how many of its driver-hours are missing. */
function DayButton({ day, pressed, onPress }: DayButtonProps) {
  const { words, clock } = useGantt();
  const short = useDayShort(day);
  return (
    <button type="button" aria-pressed={pressed} className={styles.day} onClick={onPress}>
      {clock.day(day.start)}
      {short !== null && short > 0 && (
        <>
          <span aria-hidden className={styles.dayGap}>
            {words.dayGap(clock.hours(short))}
          </span>
          <span className={hidden}>{`, ${words.dayShort(clock.hours(short))}`}</span>
        </>
      )}
    </button>
  );
}

/** A day's missing driver-hours, and the button that fixes them. */
function DayShort({ day }: { readonly day: Span }) {
  const { editor, words, clock, fixesDays } = useGantt();
  const short = useDayShort(day);
  if (short === null) return null;
  return (
    <p className={styles.coverage} data-short={short > 0 || undefined}>
      {short > 0 ? words.dayShort(clock.hours(short)) : words.dayCovered}
      {short > 0 && fixesDays && (
        <button type="button" className={styles.fix} onClick={() => editor.settings().onFixDay?.(day)}>
          {words.fixDay(clock.longWeekday(day.start))}
        </button>
      )}
    </p>
  );
}

/** One day, driver by driver: the default on phones. */
export function GanttList({ label, now, empty, loading, query, startDay }: GanttListProps) {
  const { editor, words, clock } = useGantt();
  const { window } = editor.model;
  const { pinned, rows } = useSignal(editor.list);
  useSignal(editor.version);
  const days = dayTicks(window);
  const [chosen, setChosen] = useState<number | null>(null);
  const dayOf = (instant: number | null | undefined) =>
    days.find(({ at, until }) => instant != null && instant >= at && instant < until);
  const day = days.find(({ at }) => at === chosen) ?? dayOf(startDay) ?? dayOf(now) ?? days[0];
  const [shown, setShown] = useState(step);
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      editor.connect({
        holdsFocus: () => holder.current?.contains(document.activeElement) ?? false,
        zoomBy: () => undefined,
        // Runs after the change is rendered; the line may be a new one.
        reveal: () =>
          requestAnimationFrame(() => {
            if (!editor.takeFocus()) return;
            const focus = editor.focus.get();
            const line =
              focus?.part === 'shift'
                ? `[data-shift="${CSS.escape(focus.shiftId)}"]`
                : `[data-add="${CSS.escape(focus?.rowId ?? '')}"]`;
            holder.current?.querySelector<HTMLElement>(line)?.focus();
          }),
      }),
    [editor],
  );
  const strip = useRef<HTMLDivElement>(null);
  const shownAt = day?.at;
  useLayoutEffect(() => {
    if (shownAt === undefined) return;
    const pressed = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Scrolls only the strip: scrollIntoView would move the page too.
    if (strip.current && pressed)
      strip.current.scrollLeft = pressed.offsetLeft - (strip.current.clientWidth - pressed.offsetWidth) / 2;
  }, [shownAt]);
  if (!day) return null;
  const entries = [...pinned, ...rows];
  const span = { start: day.at, end: day.until };
  return (
    <div ref={holder} data-component="SchedulerGantt.List" role="region" aria-label={label} className={styles.list}>
      {days.length > 1 && (
        <div ref={strip} role="group" aria-label={words.tableHeads.day} className={styles.days}>
          {days.map(({ at, until }) => (
            <DayButton key={at} day={{ start: at, end: until }} pressed={at === day.at} onPress={() => setChosen(at)} />
          ))}
        </div>
      )}
      {/* Where the strip shows the day, only screen readers need the heading above the drivers' own. */}
      <h2 className={days.length === 1 ? styles.dayTitle : hidden}>{clock.day(day.at)}</h2>
      <DayShort day={span} />
      {entries.length === 0 && (
        <p className={notice}>{loading ? words.loading : query ? words.searchNone(query) : (empty ?? words.empty)}</p>
      )}
      {entries.slice(0, shown).map((entry) =>
        entry.kind === 'group' ? (
          <button
            key={entry.id}
            type="button"
            aria-expanded={!entry.collapsed}
            className={styles.group}
            onClick={() => {
              const next = new Set(editor.collapsed());
              if (!next.delete(entry.id)) next.add(entry.id);
              editor.setCollapsed(next);
            }}
          >
            {entry.ghosts
              ? words.ghostGroup(clock.number(entry.size))
              : words.group(entry.name || words.noGroup, clock.number(entry.size))}
          </button>
        ) : (
          <ListDriver key={entry.id} entry={entry} day={span} />
        ),
      )}
      {entries.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown((count) => count + step)}>
          {words.showMore(clock.number(Math.min(step, entries.length - shown)), clock.number(entries.length - shown))}
        </button>
      )}
    </div>
  );
}

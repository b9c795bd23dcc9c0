'use client';
import { useMemo } from 'react';
import { type DaySummary, summarizeDays } from '../../model/month.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import * as styles from './gantt-month.css.ts';
import { monthWords } from '../words/month.words.ts';

interface GanttMonthProps {
  readonly label: string;
  readonly now: number | null;
  readonly firstWeekday: number;
  readonly onOpenDay: ((day: { readonly from: number; readonly until: number }) => void) | undefined;
}

/** Hourly bars: the need as an outline, filled where it is short. */
function Gaps({ gaps }: Pick<DaySummary, 'gaps'>) {
  const tallest = Math.max(1, ...gaps.map(({ scheduled, needed }) => Math.max(scheduled, needed)));
  const width = 100 / Math.max(1, gaps.length);
  const y = (count: number) => 24 - (24 * count) / tallest;
  return (
    <svg aria-hidden viewBox="0 0 100 24" preserveAspectRatio="none" className={styles.gaps}>
      {gaps.map(({ scheduled, needed }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Hours have no identity other than their index.
        <g key={place}>
          <rect
            x={place * width}
            width={width}
            y={y(scheduled)}
            height={24 - y(scheduled)}
            className={styles.scheduled}
          />
          {needed > scheduled && (
            <rect
              x={place * width}
              width={width}
              y={y(needed)}
              height={y(scheduled) - y(needed)}
              className={styles.missing}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/**
 * A calendar of the window's days: who is on, what is open, where it is short. Clicking a day opens the app's day view.
 */
export function GanttMonth({ label, now, firstWeekday, onOpenDay }: GanttMonthProps) {
  const { editor, words, clock } = useGantt();
  const version = useSignal(editor.version);
  const texts = { ...monthWords, ...words.month };
  const days = useMemo(() => (version >= 0 ? summarizeDays(editor.model, clock.time) : []), [editor, clock, version]);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const before = (first.weekday - firstWeekday + 7) % 7;
  const cells: readonly (DaySummary | null)[] = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
  const heads = Array.from({ length: 7 }, (_, place) =>
    days.find(({ weekday }) => weekday === (firstWeekday + place) % 7),
  );
  const isToday = (day: DaySummary) => now !== null && now >= day.from && now < day.until;
  const content = (day: DaySummary) => (
    <>
      <span className={styles.date}>{clock.number(day.day)}</span>
      <span className={styles.people}>
        {day.drivers === 0 ? texts.none : texts.drivers(clock.number(day.drivers))}
        {day.drivers > 0 && <span className={styles.minor}>{texts.hours(clock.hours(day.worked))}</span>}
      </span>
      <Gaps gaps={day.gaps} />
      <span className={styles.state}>
        {day.short !== null && (
          <span data-short={day.short > 0 || undefined} className={styles.short}>
            {day.short > 0 ? texts.short(clock.hours(day.short)) : texts.covered}
          </span>
        )}
        {day.open > 0 && <span className={styles.open}>{texts.open(clock.number(day.open))}</span>}
        {day.conflicts > 0 && <span className={styles.conflict}>{texts.conflicts(clock.number(day.conflicts))}</span>}
      </span>
    </>
  );
  return (
    <div data-component="SchedulerGantt.Month" className={styles.holder}>
      <table className={styles.table}>
        <caption
          className={styles.caption}
        >{`${label}, ${clock.month(first.from) === clock.month(last.from) ? clock.month(first.from) : `${clock.day(first.from)} – ${clock.day(last.from)}`}`}</caption>
        <thead>
          <tr>
            {heads.map((day, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- A column's identity is its index in the week.
              <th key={place} scope="col" className={styles.weekday}>
                {day && clock.weekday(day.from)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, number) => (
            // oxlint-disable-next-line react/no-array-index-key -- A row's identity is its index in the month.
            <tr key={number}>
              {week.map((day, place) => (
                <td
                  key={day?.from ?? `none ${place}`}
                  data-today={(day && isToday(day)) || undefined}
                  className={styles.cell}
                >
                  {day &&
                    (onOpenDay ? (
                      <button
                        type="button"
                        className={styles.day}
                        onClick={() => onOpenDay({ from: day.from, until: day.until })}
                      >
                        {content(day)}
                      </button>
                    ) : (
                      <div className={styles.day}>{content(day)}</div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

'use client';
import { cssVars } from './css-vars.ts';
import { memo, type ReactNode, type Ref, useMemo } from 'react';
import type { CoverageBucket } from '../model/coverage.ts';
import type { Span } from '../model/schedule.ts';
import { dayTicks, hour as hourLength } from '../model/time-window.ts';
import { useGantt, useSignal } from './gantt-context.ts';
import * as styles from './ruler.css.ts';
import * as v from './gantt-vars.css.ts';
import { hidden, headBlock, keptAsPainted, spoken } from './gantt.css.ts';

/** Hours between two labels: as few as have room. */
export function labelStep(bucketSize: number, labelWidth = 44): number {
  return [1, 2, 3, 4, 6, 12, 24].find((step) => step * bucketSize >= labelWidth) ?? 24;
}

/** Px that a number of people needs. */
const numberWidth = 26;

interface CellProps {
  readonly scheduled: number;
  readonly needed: number | null;
  readonly unfilled: number;
  readonly change: number;
  readonly tallest: number;
  /** No room for words; they are still read out. */
  readonly minor: boolean;
}

const CoverageCell = memo(function CoverageCell({ scheduled, needed, unfilled, change, tallest, minor }: CellProps) {
  const { words, clock } = useGantt();
  const short = needed === null ? 0 : Math.max(0, needed - scheduled);
  const number = (count: number) => clock.number(count);
  return (
    <td
      data-short={short > 0 || undefined}
      data-unknown={needed === null || undefined}
      data-changed={change === 0 ? undefined : change > 0 ? 'more' : 'less'}
      className={styles.cell}
      style={cssVars({
        [v.scheduledShare]: String(scheduled / tallest),
        [v.neededShare]: String((needed ?? 0) / tallest),
      })}
    >
      {!minor && (
        <bdi aria-hidden className={styles.cellText}>
          {short > 0 ? words.short(number(short)) : number(scheduled)}
        </bdi>
      )}
      <span className={spoken}>
        {needed === null
          ? number(scheduled)
          : words.covered({
              scheduled: number(scheduled),
              needed: number(needed),
              unfilled: number(unfilled),
              short: number(short),
            })}
      </span>
    </td>
  );
});

/** The strip listens to what is carried, so that it shows the hours as they would become. */
function CoverageRow({ wordless }: { readonly wordless: boolean }) {
  const { editor, words } = useGantt();
  const carry = useSignal(editor.carry);
  const buckets: readonly CoverageBucket[] = carry?.coverage ?? editor.model.coverageWith();
  const tallest = Math.max(1, ...buckets.map(({ scheduled, needed }) => Math.max(scheduled, needed ?? 0)));
  // The scale holds while something is carried: a bar that grows must not shrink its neighbours.
  const rounded = Math.ceil(tallest / 4) * 4;
  return (
    <tr>
      <th scope="row" className={styles.coverageHead}>
        {words.coverage}
      </th>
      {buckets.map(({ from, scheduled, needed, unfilled, change }) => (
        <CoverageCell
          key={from}
          scheduled={scheduled}
          needed={needed}
          unfilled={unfilled}
          change={change}
          tallest={rounded}
          minor={wordless}
        />
      ))}
    </tr>
  );
}

export interface GanttRulerProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Px of an hour. */
  readonly hourSize: number;
  /** What is drawn: the view begins in its first half, and the names of days there stand still at its edge. Each is a layer of the compositor. */
  readonly seen: Span;
  readonly now: number | null;
  /** Drawn above the driver column: the owner's own controls. */
  readonly corner: ReactNode;
}

/** Days, hours and coverage: one real table whose columns stand over the hours of the grid. */
export const GanttRuler = memo(function GanttRuler({ ref, hourSize, seen, now, corner }: GanttRulerProps) {
  const { editor, words, clock } = useGantt();
  const { window, coverage, needed, timeZone } = editor.model;
  useSignal(editor.version);
  const bucketSize = (hourSize * coverage.bucket) / hourLength;
  const step = labelStep(bucketSize);
  const starts = useMemo(
    () => Array.from({ length: coverage.length }, (_, place) => window.from + place * coverage.bucket),
    [window, coverage],
  );
  const days = useMemo(
    () =>
      dayTicks(window).map((day) => ({
        ...day,
        columns: starts.filter((at) => at >= day.at && at < day.until).length,
      })),
    [window, starts],
  );
  return (
    <div ref={ref} data-component="SchedulerGantt.Head" className={headBlock}>
      <div className={keptAsPainted}>
        <table className={styles.table}>
          <caption className={hidden}>{`${words.coverageCaption} (${timeZone})`}</caption>
          <colgroup>
            <col className={styles.sideColumn} />
            {starts.map((at) => (
              <col key={at} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className={styles.driverHead}>
                {corner ?? words.driver}
              </th>
              {days.map(
                ({ at, until, columns }) =>
                  columns > 0 && (
                    <th key={at} scope="colgroup" colSpan={columns} className={styles.day}>
                      <span
                        className={styles.dayText}
                        style={
                          until > seen.start && at + at < seen.start + seen.end ? undefined : { position: 'static' }
                        }
                      >
                        {clock.day(at)}
                      </span>
                    </th>
                  ),
              )}
            </tr>
            <tr>
              {starts.map((at, place) => (
                <th key={at} scope="col" className={styles.hour}>
                  {place % step === 0 ? clock.hour(at) : <span className={spoken}>{clock.hour(at)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          {needed && (
            <tbody>
              <CoverageRow wordless={bucketSize < numberWidth} />
            </tbody>
          )}
        </table>
        {now !== null && (
          <div className={styles.nowHead} style={cssVars({ [v.start]: String((now - window.from) / 60_000) })} />
        )}
      </div>
    </div>
  );
});

'use client';
import { cssVars } from '../style/css-vars.ts';
import { memo, type ReactNode, type Ref, useMemo } from 'react';
import type { CoverageBucket } from '../../model/coverage.ts';
import type { Span } from '../../model/schedule.ts';
import { dayTicks, hour as hourLength } from '../../model/time-window.ts';
import { useGantt, useSignal } from '../kit/gantt-context.ts';
import { useDayShort } from '../kit/use-day-short.ts';
import * as styles from './ruler.css.ts';
import * as v from '../style/gantt-vars.css.ts';
import { hidden } from '../style/notices.css.ts';
import { headBlock, keptAsPainted, spoken } from './timeline.css.ts';

/** Hours between two labels: the smallest step that fits. */
export function labelStep(bucketSize: number, labelWidth = 44): number {
  return [1, 2, 3, 4, 6, 12, 24].find((step) => step * bucketSize >= labelWidth) ?? 24;
}

/** The content of the coverage row: the most detailed form that fits, the same in all its cells. */
export type CoverageReading = 'of' | 'gap' | 'day';
/** @param bucketSize width of a cell in pixels */
const readingFor = (bucketSize: number): CoverageReading =>
  bucketSize >= 34 ? 'of' : bucketSize >= 22 ? 'gap' : 'day';

/** Pixels a day needs for `Wed, Nov 25` and `168 h short`. */
const fullDayLabel = 176;

const signed = (count: number, written: string) => (count > 0 ? `+${written}` : `−${written}`);

interface CellProps {
  readonly scheduled: number;
  readonly needed: number | null;
  readonly unfilled: number;
  readonly change: number;
  readonly tallest: number;
  readonly reading: CoverageReading;
}

const CoverageCell = memo(function CoverageCell({ scheduled, needed, unfilled, change, tallest, reading }: CellProps) {
  const { words, clock } = useGantt();
  const short = needed === null ? 0 : Math.max(0, needed - scheduled);
  const number = (count: number) => clock.number(count);
  const gap = needed === null ? 0 : scheduled - needed;
  // Nothing to show if no driver is needed and none is on shift.
  const text =
    scheduled === 0 && !needed
      ? ''
      : reading !== 'day' && needed === null
        ? number(scheduled)
        : reading === 'of'
          ? words.of(number(scheduled), number(needed ?? 0))
          : reading === 'gap' && gap !== 0
            ? words.gap(signed(gap, number(Math.abs(gap))))
            : '';
  return (
    <td className={styles.cellPlace}>
      <div
        data-short={short > 0 || undefined}
        data-unknown={!needed || undefined}
        data-changed={change === 0 ? undefined : change > 0 ? 'more' : 'less'}
        className={styles.cell}
        style={cssVars({
          [v.scheduledShare]: String(scheduled / tallest),
          [v.neededShare]: String((needed ?? 0) / tallest),
        })}
      >
        {text && (
          <bdi aria-hidden className={styles.cellText}>
            {text}
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
      </div>
    </td>
  );
});

/** The table's columns: the number skipped before, drawn, and skipped after. */
interface Columns {
  readonly before: number;
  readonly drawn: number;
  readonly after: number;
}

/**
 * The hours in view and half a screen on either side, same as the shifts below them; a zoomed-in week has many more.
 */
function columnsIn(starts: readonly number[], bucket: number, seen: Span): Columns {
  const before = Math.max(
    0,
    starts.findIndex((at) => at + bucket > seen.start),
  );
  const end = starts.findLastIndex((at) => at < seen.end) + 1;
  const drawn = Math.max(1, end - before);
  return { before, drawn, after: Math.max(0, starts.length - before - drawn) };
}

/** A placeholder for hours that are not drawn. */
const LeftOut = ({ columns }: { readonly columns: number }) => columns > 0 && <td aria-hidden colSpan={columns} />;

/** Updates during a drag to show the coverage after the change. */
function CoverageRow({ columns, reading }: { readonly columns: Columns; readonly reading: CoverageReading }) {
  const { editor, words } = useGantt();
  const carry = useSignal(editor.carry);
  useSignal(editor.list);
  const found = editor.found();
  const buckets: readonly CoverageBucket[] = carry?.coverage ?? editor.model.coverageWith([], found);
  const tallest = Math.max(1, ...buckets.map(({ scheduled, needed }) => Math.max(scheduled, needed ?? 0)));
  // Rounded up, so that the scale stays mostly stable during a drag: a bar that grows should not shrink its neighbors.
  const rounded = Math.ceil(tallest / 4) * 4;
  return (
    <tr>
      <th scope="row" className={styles.coverageHead}>
        {words.coverage}
        <span className={styles.meaning}>{words.coverageMeaning[found ? 'found' : reading]}</span>
      </th>
      <LeftOut columns={columns.before} />
      {buckets
        .slice(columns.before, columns.before + columns.drawn)
        .map(({ from, scheduled, needed, unfilled, change }) => (
          <CoverageCell
            key={from}
            scheduled={scheduled}
            needed={needed}
            unfilled={unfilled}
            change={change}
            tallest={rounded}
            reading={reading}
          />
        ))}
      <LeftOut columns={columns.after} />
    </tr>
  );
}

export interface GanttRulerProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Only the height matters so far: a single hour has the same height as all of them. */
  readonly measuring: boolean;
  /** Pixels per hour. */
  readonly hourSize: number;
  /**
   * The drawn span. The view starts in its first half, and day names there stick to the view's edge. Each sticky name
   * is a compositor layer.
   */
  readonly seen: Span;
  readonly now: number | null;
  /** Rendered above the driver column. */
  readonly corner: ReactNode;
}

/** A day's missing driver-hours, for when its hours are too narrow for numbers. */
function DayCoverage({
  from,
  until,
  narrow,
}: {
  readonly from: number;
  readonly until: number;
  readonly narrow: boolean;
}) {
  const { editor, words, clock, fixesDays } = useGantt();
  const short = useDayShort({ start: from, end: until });
  if (short === null) return null;
  const missing = words.dayShort(clock.hours(short));
  const shown = narrow ? (
    <>
      <span aria-hidden>{words.dayGap(clock.hours(short))}</span>
      <span className={spoken}>{missing}</span>
    </>
  ) : (
    missing
  );
  if (short > 0 && fixesDays)
    return (
      <button
        type="button"
        className={styles.fix}
        title={`${missing}. ${words.fixDay(clock.longWeekday(from))}`}
        onClick={() => editor.settings().onFixDay?.({ start: from, end: until })}
      >
        {shown}
        <span className={spoken}>{`. ${words.fixDay(clock.longWeekday(from))}`}</span>
      </button>
    );
  return (
    <span className={styles.dayCoverage} data-short={short > 0 || undefined} title={short > 0 ? missing : undefined}>
      {short > 0 ? shown : words.dayCovered}
    </span>
  );
}

interface DayNameProps {
  readonly from: number;
  readonly until: number;
  /** Stays in view while its day is scrolled. */
  readonly sticks: boolean;
  /** Shows how many hours are missing. */
  readonly counts: boolean;
  /** Too narrow for its name and the hours in full. */
  readonly narrow: boolean;
}

function DayName({ from, until, sticks, counts, narrow }: DayNameProps) {
  const { clock } = useGantt();
  return (
    <div className={styles.dayBox}>
      <span className={styles.dayText} style={sticks ? undefined : { position: 'static' }}>
        {clock.day(from)}
        {counts && ' '}
        {counts && <DayCoverage from={from} until={until} narrow={narrow} />}
      </span>
    </div>
  );
}

/** Days, hours and coverage: one real table whose columns align with the grid's hours. */
export const GanttRuler = memo(function GanttRuler({ ref, measuring, hourSize, seen, now, corner }: GanttRulerProps) {
  const { editor, words, clock, fixesDays } = useGantt();
  const { window, coverage, needed, timeZone } = editor.model;
  useSignal(editor.version);
  const bucketSize = (hourSize * coverage.bucket) / hourLength;
  const step = labelStep(bucketSize);
  const reading = readingFor(bucketSize);
  const starts = useMemo(
    () => Array.from({ length: measuring ? 1 : coverage.length }, (_, place) => window.from + place * coverage.bucket),
    [window, coverage, measuring],
  );
  const days = useMemo(
    () =>
      dayTicks(window).map((day) => ({
        ...day,
        hours: starts.filter((at) => at >= day.at && at < day.until).length,
      })),
    [window, starts],
  );
  const columns = columnsIn(starts, coverage.bucket, seen);
  return (
    <div ref={ref} data-component="SchedulerGantt.Head" className={headBlock}>
      <div className={keptAsPainted}>
        <table className={styles.table}>
          <caption className={hidden}>{`${words.coverageCaption} (${timeZone})`}</caption>
          <colgroup>
            <col className={styles.sideColumn} />
            <col span={starts.length} />
          </colgroup>
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className={styles.driverHead}>
                {corner ?? words.driver}
              </th>
              {days.map(
                ({ at, until, hours }) =>
                  hours > 0 && (
                    <th key={at} scope="colgroup" colSpan={hours} className={styles.day}>
                      <DayName
                        from={at}
                        until={until}
                        sticks={until > seen.start && at + at < seen.start + seen.end}
                        narrow={hours * bucketSize < fullDayLabel}
                        counts={(reading === 'day' || fixesDays) && needed !== null}
                      />
                    </th>
                  ),
              )}
            </tr>
            <tr>
              <LeftOut columns={columns.before} />
              {starts.slice(columns.before, columns.before + columns.drawn).map((at, place) => (
                <th key={at} scope="col" className={styles.hour}>
                  {(columns.before + place) % step === 0 ? (
                    clock.hour(at)
                  ) : (
                    <span className={spoken}>{clock.hour(at)}</span>
                  )}
                </th>
              ))}
              <LeftOut columns={columns.after} />
            </tr>
          </thead>
          {needed && (
            <tbody>
              <CoverageRow columns={columns} reading={reading} />
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

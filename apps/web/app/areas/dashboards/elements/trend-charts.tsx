import { BarChart } from '@roadside/charts/bar-chart';
import { LineChart } from '@roadside/charts/line-chart';
import { few, goals, interval, notes as notesPart, unfinished } from '@roadside/charts/parts';
import { smallSampleSize } from '@roadside/domain/metrics';
import type { TrendTableReply } from '../model/element-data.ts';
import type { ElementNote } from '../model/stored-dashboard.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { replayPresses } from '../../../kit/page/early-presses.ts';
import { firstDayOf } from '../../../kit/format/day-words.ts';
import { unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { goalLines } from './goal-lines.ts';
import { notesOn } from './notes-on-dates.ts';
import * as styles from './trend-charts.css.ts';

export interface TrendChartsProps {
  readonly reply: TrendTableReply;
  /** A line connects values; a single value is drawn as a bar. */
  readonly chart: 'line' | 'bar';
  readonly notes: readonly ElementNote[];
  /** Charts of one dashboard share this key, so that their cursors show the same month. */
  readonly syncKey: string;
  /** Renders the button that opens a metric's goal. */
  readonly goalOf: (heading: MetricHeading) => ReactNode;
  /** Limits the other elements of the dashboard to the days of a clicked date. */
  readonly onDate: ((date: string) => void) | undefined;
}

/** One chart per metric over the same dates, stacked, because their units have nothing in common. */
export default function TrendCharts({ reply, chart, notes, syncKey, goalOf, onDate }: TrendChartsProps) {
  const { totals, meta } = reply;
  const Chart = chart === 'bar' ? BarChart : LineChart;
  const monthly = meta.dates[0]?.length === 7;
  const onPoint =
    onDate &&
    (({ position }: { readonly position: number | string }) => {
      const day = new Date(position).toISOString().slice(0, 10);
      const date = meta.dates.find((each) => firstDayOf(each) === day);
      if (date !== undefined) onDate(date);
    });
  const marked = notesPart(notesOn(meta.dates, notes));
  const root = useRef<HTMLDivElement>(null);
  // The charts are visible before their code loads, so earlier clicks are replayed.
  useEffect(() => replayPresses(root.current ?? undefined), []);
  return (
    <div ref={root} className={styles.charts}>
      {meta.metrics.map((heading) => {
        const cells = totals.metrics[heading.id] ?? [];
        const unit = unitOf(heading);
        return (
          <div key={heading.id} className={styles.chart}>
            <Chart
              title={unit ? `${heading.label}, ${unit}` : heading.label}
              size="sm"
              syncKey={syncKey}
              onPointSelect={onPoint}
              x={{ values: meta.dates.map(firstDayOf), label: monthly ? 'Month' : 'Day' }}
              y={heading.unit === 'percent' ? {} : { from: 0 }}
              parts={[
                goals(goalLines(meta, heading, firstDayOf) ?? []),
                marked,
                ...(heading.kind === 'share' ? [few({ under: smallSampleSize })] : []),
                unfinished(
                  (meta.unfinished ?? []).map(({ date, from, through }) => ({
                    at: firstDayOf(date),
                    from: from ?? undefined,
                    through: through ?? undefined,
                    projected:
                      date === meta.dates.at(-1) ? { [heading.label]: totals.projected?.[heading.id] } : undefined,
                  })),
                ),
              ]}
              series={[
                {
                  label: heading.label,
                  unit,
                  format: { minimumFractionDigits: heading.decimals, maximumFractionDigits: heading.decimals },
                  values: cells.map(({ value }) => value),
                  interval: cells.some(({ low }) => low !== undefined)
                    ? interval(
                        cells.map(({ low }) => low),
                        cells.map(({ high }) => high),
                      )
                    : undefined,
                  counts: cells.map(({ denominator }) => denominator),
                },
              ]}
            />
            {goalOf(heading)}
          </div>
        );
      })}
    </div>
  );
}

import { LineChart } from '@roadside/charts/line-chart';
import { smallSampleSize } from '@roadside/domain/metrics';
import type { TrendTableReply } from '../../dashboard/element-data.ts';
import { answeredBySurvey, unitOf } from './figures.ts';
import * as styles from './trend-charts.css.ts';

export interface TrendChartsProps {
  readonly reply: TrendTableReply;
  /** Charts of one dashboard show their cursors at the same month. */
  readonly syncKey: string;
}

/** Each metric over the same months, one below the other's scale: their units have nothing in common. */
export default function TrendCharts({ reply, syncKey }: TrendChartsProps) {
  const { totals, meta } = reply;
  return (
    <div className={styles.charts}>
      {meta.metrics.map((heading) => {
        const cells = totals.metrics[heading.id] ?? [];
        const unit = unitOf(heading);
        return (
          <LineChart
            key={heading.id}
            className={styles.chart}
            title={unit ? `${heading.label}, ${unit}` : heading.label}
            size="sm"
            syncKey={syncKey}
            x={{ values: meta.dates.map((date) => (date.length === 7 ? `${date}-01` : date)), label: 'Month' }}
            y={heading.unit === 'percent' ? {} : { from: 0 }}
            few={answeredBySurvey(heading.id) ? { under: smallSampleSize } : undefined}
            series={[
              {
                label: heading.label,
                unit,
                format: { minimumFractionDigits: heading.decimals, maximumFractionDigits: heading.decimals },
                values: cells.map(({ value }) => value),
                ...(cells.some(({ low }) => low !== undefined) ? { low: cells.map(({ low }) => low ?? null), high: cells.map(({ high }) => high ?? null) } : {}),
                counts: cells.map(({ denominator }) => denominator),
              },
            ]}
          />
        );
      })}
    </div>
  );
}

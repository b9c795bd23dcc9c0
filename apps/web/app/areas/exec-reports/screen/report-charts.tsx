import { LineChart } from '@roadside/charts/line-chart';
import { goals, unfinished } from '@roadside/charts/parts';
import { Waterfall } from '@roadside/charts/waterfall';
import type { ExecReportFacts } from '@roadside/contract/schemas';
import { roundTo, roundedParts, shownDifference } from '@roadside/domain/rounding';
import { Grid } from '@roadside/ui/grid';
import { firstDayOf } from '../../../kit/format/day-words.ts';
import { isFew, unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { changeUnitOf, movedSteps } from '../../../kit/format/moved-words.ts';
import * as styles from './exec-reports.css.ts';

/** Why satisfaction and waits moved, and how they went over the last 13 months. */
export function ReportCharts({ report }: { readonly report: ExecReportFacts }) {
  const headings = movedHeadings(report);
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className={styles.heading}>
        What changed
      </h2>
      <Grid columns={{ narrow: 1, wide: 2 }} gap={24} className={styles.charts}>
        {headings.map((heading) => (
          <div key={heading.id} className={styles.together}>
            <Why heading={heading} report={report} />
          </div>
        ))}
        {headings.map((heading) => (
          <div key={heading.id} className={styles.together}>
            <Trend heading={heading} report={report} />
          </div>
        ))}
      </Grid>
    </section>
  );
}

interface ChartProps {
  readonly heading: MetricHeading;
  readonly report: ExecReportFacts;
}

type WhyFacts = Pick<ExecReportFacts, 'headlines' | 'moves' | 'metrics'>;

/** Why satisfaction and waits moved. */
export function WhyCharts({ report }: { readonly report: WhyFacts }) {
  return (
    <Grid columns={{ narrow: 1, wide: 2 }} gap={24} className={styles.charts}>
      {movedHeadings(report).map((heading) => (
        <div key={heading.id} className={styles.together}>
          <Why heading={heading} report={report} />
        </div>
      ))}
    </Grid>
  );
}

const movedHeadings = ({ moves, metrics }: WhyFacts) =>
  moves.flatMap(({ metric }) => metrics.find(({ id }) => id === metric) ?? []);

function Why({ heading, report }: { readonly heading: MetricHeading; readonly report: WhyFacts }) {
  const headline = report.headlines.find(({ metric }) => metric === heading.id);
  const move = report.moves.find(({ metric }) => metric === heading.id);
  const [now, before] = [headline?.cell.value ?? null, headline?.previous?.value ?? null];
  if (!move || now === null || before === null || move.parts.length === 0)
    return <p className={styles.quiet}>{`${heading.label}: not enough data in both periods to say why it moved.`}</p>;
  if (isFew(heading, headline?.cell) || isFew(heading, headline?.previous))
    return <p className={styles.quiet}>{`${heading.label}: too few surveys to say why it moved.`}</p>;
  const digits = Math.max(1, heading.decimals);
  // Volume can't change a mean or a share.
  const parts = move.parts.filter(({ part }) => part !== 'volume');
  const changes = roundedParts(
    parts.map(({ change }) => change),
    digits,
    shownDifference(now, before, digits),
  );
  const unit = unitOf(heading);
  return (
    <Waterfall
      title={`Why ${heading.label} moved${unit ? `, ${unit}` : ''}`}
      size="sm"
      unit={unit}
      changeUnit={changeUnitOf(heading)}
      format={{ minimumFractionDigits: digits, maximumFractionDigits: digits }}
      better={heading.direction === 'neutral' ? undefined : heading.direction}
      cut
      start={{ label: 'Before', value: roundTo(before, digits) }}
      steps={movedSteps(parts, changes)}
      endLabel="Now"
    />
  );
}

function Trend({ heading, report }: ChartProps) {
  const { dates, metrics, unfinished: open = [] } = report.trend;
  const unit = unitOf(heading);
  const goal = report.goals[heading.id];
  return (
    <LineChart
      title={`${heading.label} by month${unit ? `, ${unit}` : ''}`}
      size="sm"
      x={{ values: dates.map(firstDayOf), label: 'Month' }}
      y={{ format: { maximumFractionDigits: 1 } }}
      series={[
        {
          label: heading.label,
          unit,
          format: { minimumFractionDigits: heading.decimals, maximumFractionDigits: heading.decimals },
          values: (metrics[heading.id] ?? []).map(({ value }) => value),
        },
      ]}
      parts={[
        ...(goal && heading.direction !== 'neutral'
          ? [goals([{ label: 'Goal', value: goal.green, better: heading.direction }])]
          : []),
        unfinished(
          open.map(({ date, from, through }) => ({
            at: firstDayOf(date),
            from: from ?? undefined,
            through: through ?? undefined,
          })),
        ),
      ]}
    />
  );
}

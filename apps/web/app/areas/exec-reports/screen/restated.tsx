import type { ExecReportFacts, Restatement } from '@roadside/contract/schemas';
import type { MovementPart } from '@roadside/domain/metrics';
import type { ReportPart } from '@roadside/domain/reports';
import { tierLabel, type Tier } from '@roadside/domain/surveys';
import { Table } from '@roadside/ui/table';
import { bucketWords } from '../../../kit/format/day-words.ts';
import { figure, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { changeUnitOf, partNames } from '../../../kit/format/moved-words.ts';
import * as styles from './exec-reports.css.ts';

/** What is different today from a frozen report, in the order of its parts. */
export function Restated({
  report,
  restated,
}: {
  readonly report: Pick<ExecReportFacts, 'metrics'>;
  readonly restated: readonly Restatement[];
}) {
  if (restated.length === 0) return null;
  return (
    <section aria-labelledby="restated">
      <h2 id="restated" className={styles.heading}>
        Restated since
      </h2>
      <p className={styles.quiet}>
        Surveys and calls that came in or were corrected later. The report above stays as it was.
      </p>
      <Table.Root caption="Numbers that are different today" data-density="dense">
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell corner>Location</Table.HeaderCell>
            <Table.HeaderCell>Part</Table.HeaderCell>
            <Table.HeaderCell>Number</Table.HeaderCell>
            <Table.HeaderCell numeric>In this report</Table.HeaderCell>
            <Table.HeaderCell numeric>Today</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {restated.map((each) => {
            const { part, detail, metric, slug, name, was, now } = each;
            const heading = report.metrics.find(({ id }) => id === metric);
            return (
              <Table.Row key={`${part} ${detail} ${slug} ${metric}`}>
                <Table.RowHeader>{name}</Table.RowHeader>
                <Table.Cell>{partLabels[part]}</Table.Cell>
                <Table.Cell>{numberName(each, heading)}</Table.Cell>
                <Table.Cell numeric>{counted(part, heading, was)}</Table.Cell>
                <Table.Cell numeric>{counted(part, heading, now)}</Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </section>
  );
}

const partLabels: Readonly<Record<ReportPart, string>> = {
  numbers: 'Numbers',
  before: 'Days before',
  ranking: 'Ranking',
  stations: 'Stations',
  tiers: 'Tiers',
  trend: 'Trend',
  why: 'Why it moved',
};

/** The name of a number in its part: 'Average ATA', 'Average ATA, Aug ’26', 'Stations in Tier 3', 'Rank'. */
function numberName({ part, detail, metric }: Restatement, heading: MetricHeading | undefined): string {
  if (metric === 'rank') return 'Rank';
  if (part === 'tiers') return detail === 'few' ? 'Too few to score' : tierLabel(Number(detail) as Tier);
  const label = heading?.label ?? metric;
  if (detail === null) return label;
  return `${label}, ${part === 'why' ? partNames[detail as MovementPart].toLowerCase() : bucketWords(detail)}`;
}

/** '83.9% of 1,000', or an en dash. */
function counted(part: ReportPart, heading: MetricHeading | undefined, number: Restatement['was']): string {
  if (!number || number.value === null) return '–';
  if (!heading) return numberFormat('en-US', 0).format(number.value);
  const unit = part === 'why' ? changeUnitOf(heading) : unitOf(heading);
  const value = withUnit(figure(heading, number.value), unit);
  return number.denominator === null ? value : `${value} of ${numberFormat('en-US', 0).format(number.denominator)}`;
}

import type { ExecReportFacts, Restatement } from '@roadside/contract/schemas';
import { Table } from '@roadside/ui/table';
import { figure, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import * as styles from './exec-reports.css.ts';

/** What is different today from a frozen report. */
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
            <Table.HeaderCell>Metric</Table.HeaderCell>
            <Table.HeaderCell numeric>In this report</Table.HeaderCell>
            <Table.HeaderCell numeric>Today</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {restated.map(({ metric, slug, name, was, now }) => {
            const heading = report.metrics.find(({ id }) => id === metric);
            return (
              <Table.Row key={`${slug} ${metric}`}>
                <Table.RowHeader>{name}</Table.RowHeader>
                <Table.Cell>{heading?.label ?? metric}</Table.Cell>
                <Table.Cell numeric>{counted(heading, was)}</Table.Cell>
                <Table.Cell numeric>{counted(heading, now)}</Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
    </section>
  );
}

/** '83.9% of 1,000', or an en dash. */
function counted(heading: MetricHeading | undefined, number: Restatement['was']): string {
  if (!heading || !number || number.value === null) return '–';
  const value = withUnit(figure(heading, number.value), unitOf(heading));
  return number.denominator === null ? value : `${value} of ${numberFormat('en-US', 0).format(number.denominator)}`;
}

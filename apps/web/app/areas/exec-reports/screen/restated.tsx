import type { Restatement } from '@roadside/contract/schemas';
import type { ReportPart } from '@roadside/domain/reports';
import { Table } from '@roadside/ui/table';
import { figure, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { changeUnitOf } from '../../../kit/format/moved-words.ts';
import { restatedSheet, type RestatedReport } from '../model/report-sheets.ts';
import { restatedName, restatedPartLabels } from '../model/restated-words.ts';
import * as styles from './exec-reports.css.ts';
import { SheetButton } from './sheet-button.tsx';

const caption = 'Numbers that are different today';

/** What is different today from a frozen report, in the order of its parts. */
export function Restated({
  report,
  frozen,
  restated,
  timeZone,
}: {
  readonly report: RestatedReport;
  readonly frozen: { readonly at: string };
  readonly restated: readonly Restatement[];
  readonly timeZone: string;
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
      <Table.Root caption={caption} data-density="dense">
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
                <Table.Cell>{restatedPartLabels[part]}</Table.Cell>
                <Table.Cell>{restatedName(each, heading)}</Table.Cell>
                <Table.Cell numeric>{counted(part, heading, was)}</Table.Cell>
                <Table.Cell numeric>{counted(part, heading, now)}</Table.Cell>
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
      <SheetButton caption={caption} sheet={() => restatedSheet({ caption, report, frozen, restated, timeZone })} />
    </section>
  );
}

/** '83.9% of 1,000', or an en dash. */
function counted(part: ReportPart, heading: MetricHeading | undefined, number: Restatement['was']): string {
  if (!number || number.value === null) return '–';
  if (!heading) return numberFormat('en-US', 0).format(number.value);
  const unit = part === 'why' ? changeUnitOf(heading) : unitOf(heading);
  const value = withUnit(figure(heading, number.value), unit);
  return number.denominator === null ? value : `${value} of ${numberFormat('en-US', 0).format(number.denominator)}`;
}

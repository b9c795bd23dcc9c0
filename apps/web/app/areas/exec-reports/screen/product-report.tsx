import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import type { MetricCell, ProductReport } from '@roadside/contract/schemas';
import { facilityTypeLabels, typeLabel, typeNoun, type FacilityType } from '@roadside/domain/geography';
import { callsOfNetwork, firstPart } from '@roadside/domain/metrics';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { useDrawerHref } from '../../../kit/drawers/drawer-href.ts';
import { basisOf, figure, isFew, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';
import { productSheet } from '../model/report-sheets.ts';
import { soFarWords } from '../model/so-far-words.ts';
import * as styles from './exec-reports.css.ts';
import { SheetButton } from './sheet-button.tsx';

type Row = Omit<ProductReport['rows'][number], 'facility_type'>;

/**
 * Facility types by organization type, one metric at a time. Rows and columns add up to the total, and each number
 * leads to the calls it counts.
 */
export function ProductReportPart({
  report,
  metric,
  timeZone,
}: {
  readonly report: ProductReport;
  readonly metric: string;
  readonly timeZone: string;
}) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    void navigate(`?${next.toString()}`, { preventScrollReset: true });
  };
  const hrefOf = useDrawerHref();
  const heading = report.metrics.find(({ id }) => id === metric) ?? report.metrics[0];
  if (!heading) return null;
  const { one, many } = typeNoun(report.child_type);
  const hasElsewhere = [...report.rows, report.whole].some(({ elsewhere }) => elsewhere !== null);
  const { from, to, geography } = report;
  const callsAt = (slug: string, type: FacilityType | null) =>
    hrefOf('calls', {
      slug,
      from,
      to,
      element: null,
      metric: heading.id,
      part: firstPart(heading),
      only: type && callsOfNetwork(type),
    });
  // What no facility type or place holds is a difference: no list has just those calls.
  const row = (key: string, label: string, cells: Row, type: FacilityType | null | 'rest', strong = false) => (
    <Table.Row key={key} data-strong={strong || undefined}>
      <Table.RowHeader>{label}</Table.RowHeader>
      <NumberCell
        heading={heading}
        cell={cells.total[heading.id]}
        to={type === 'rest' ? null : callsAt(geography.slug, type)}
        strong
      />
      {report.places.map(({ slug }) => (
        <NumberCell
          key={slug}
          heading={heading}
          cell={cells.places[slug]?.[heading.id]}
          to={type === 'rest' ? null : callsAt(slug, type)}
          strong={strong}
        />
      ))}
      {hasElsewhere && <NumberCell heading={heading} cell={cells.elsewhere?.[heading.id]} to={null} strong={strong} />}
    </Table.Row>
  );
  return (
    <Stack gap={16} asChild>
      <article>
        <Inline gap={16} rowGap={8} align="end" wrap className={styles.notOnPaper}>
          <Field label="Metric" className={styles.choice}>
            <Select
              items={report.metrics.map(({ id, label }) => ({ value: id, label }))}
              value={heading.id}
              onValueChange={(value) => set('metric', value)}
            />
          </Field>
          <Field label="Organization type" className={styles.choice}>
            <Select
              items={report.child_types.map((type) => ({ value: type, label: typeLabel(type) }))}
              value={report.child_type}
              onValueChange={(value) => set('by', value)}
            />
          </Field>
        </Inline>
        {!report.finished && <p className={styles.quiet}>{soFarWords(report)}</p>}
        <Table.Root caption={`${heading.label} by facility type and ${one}`} captionVisible data-density="dense">
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell corner>Facility type</Table.HeaderCell>
              <Table.HeaderCell numeric>Total</Table.HeaderCell>
              {report.places.map(({ slug, name }) => (
                <Table.HeaderCell key={slug} numeric>
                  {name}
                </Table.HeaderCell>
              ))}
              {hasElsewhere && <Table.HeaderCell numeric>{`In no ${one}`}</Table.HeaderCell>}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {report.rows.map(({ facility_type: type, ...cells }) =>
              row(type ?? 'none', type === null ? 'No facility type' : facilityTypeLabels[type], cells, type ?? 'rest'),
            )}
            {row('all', 'Total', report.whole, null, true)}
            {row('csn', `${facilityTypeLabels.csn}: PSP and NON-PSP`, report.contract_stations, 'csn')}
          </Table.Body>
        </Table.Root>
        <SheetButton
          caption={`${heading.label} by facility type`}
          sheet={() => productSheet(report, heading, timeZone)}
        />
        <p className={styles.small}>
          {`The facility types add up to the total, and so do the ${many}. Shares and averages are computed from the counts behind them, never averaged.`}
        </p>
      </article>
    </Stack>
  );
}

function NumberCell({
  heading,
  cell,
  to,
  strong = false,
}: {
  readonly heading: MetricHeading;
  readonly cell: MetricCell | undefined;
  /** The calls it counts. */
  readonly to: string | null;
  readonly strong?: boolean;
}) {
  const value = cell?.value == null ? null : withUnit(figure(heading, cell.value), unitOf(heading));
  const few = isFew(heading, cell);
  const words = strong ? <strong>{value}</strong> : value;
  return (
    <Table.Cell
      numeric
      className={few ? styles.few : undefined}
      title={basisOf(heading, cell?.denominator) ?? undefined}
    >
      {value === null ? (
        '–'
      ) : to === null ? (
        words
      ) : (
        <Link to={to} preventScrollReset className={styles.figure}>
          {words}
        </Link>
      )}
    </Table.Cell>
  );
}

import { Link } from '@remix-run/react';
import type { ExecReportFacts, ExecReportReply, MetricCell } from '@roadside/contract/schemas';
import { typeNoun } from '@roadside/domain/geography';
import { tierLabel, tierRangeWords, type Tier } from '@roadside/domain/surveys';
import { Grid } from '@roadside/ui/grid';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import {
  changeFrom,
  figure,
  intervalOf,
  isFew,
  signedChange,
  type MetricHeading,
} from '../../../kit/format/figures.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { numberFormat } from '../../../kit/format/formats.ts';
import { secondLine, wideOnly } from '../../../kit/list/two-lines.css.ts';
import { rankingId } from '../model/figure-link.ts';
import { rankingSheet, tierSheet } from '../model/report-sheets.ts';
import * as styles from './exec-reports.css.ts';
import { SheetButton } from './sheet-button.tsx';

const satisfaction = 'overall_sat_avg';
type Row = ExecReportFacts['ranking'][number];

interface ReportTableProps {
  readonly reply: ExecReportReply;
  readonly timeZone: string;
}

/** The places below, best first, with their likely ranges. */
export function RankingTable({ reply, timeZone }: ReportTableProps) {
  const { report } = reply;
  if (!report.child_type || report.ranking.length === 0) return null;
  const { many } = typeNoun(report.child_type);
  return (
    <section aria-labelledby={rankingId} className={styles.together}>
      <h2 id={rankingId} className={styles.heading}>
        {`Ranking of ${many}`}
      </h2>
      <Rows
        caption={`Ranking of ${many} by overall satisfaction`}
        rows={report.ranking}
        reply={reply}
        timeZone={timeZone}
      />
    </section>
  );
}

/** Stations by tier, and those at both ends of the ranking. */
export function StationsPart({ reply, timeZone }: ReportTableProps) {
  const { report } = reply;
  const { best, lowest, ranked } = report.stations;
  const few = report.stations_too_few;
  return (
    <Stack gap={16} asChild>
      <section aria-labelledby="stations">
        <h2 id="stations" className={styles.heading}>
          Stations
        </h2>
        <Grid columns={{ narrow: 1, wide: 2 }} gap={24}>
          <div className={styles.together}>
            <Table.Root caption="Stations by tier" captionVisible data-density="dense">
              <Table.Header>
                <Table.Row>
                  <Table.HeaderCell>Tier</Table.HeaderCell>
                  <Table.HeaderCell numeric>Satisfaction</Table.HeaderCell>
                  <Table.HeaderCell numeric>Stations</Table.HeaderCell>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {report.tiers.map(({ tier, stations }) => (
                  <Table.Row key={tier}>
                    <Table.RowHeader>{tierLabel(tier as Tier)}</Table.RowHeader>
                    <Table.Cell numeric>{tierRangeWords(tier as Tier)}</Table.Cell>
                    <Table.Cell numeric>{stations}</Table.Cell>
                  </Table.Row>
                ))}
                <Table.Row>
                  <Table.RowHeader>Too few to score</Table.RowHeader>
                  <Table.Cell numeric>–</Table.Cell>
                  <Table.Cell numeric>{few}</Table.Cell>
                </Table.Row>
              </Table.Body>
            </Table.Root>
            <SheetButton caption="Stations by tier" sheet={() => tierSheet(reply, timeZone)} />
          </div>
        </Grid>
        {best.length > 0 && (
          <Rows
            caption={ranked > best.length ? 'Highest stations' : few > 0 ? 'All ranked stations' : 'All stations'}
            visible
            rows={best}
            reply={reply}
            timeZone={timeZone}
          />
        )}
        {lowest.length > 0 && (
          <Rows caption="Lowest stations" visible rows={lowest} reply={reply} timeZone={timeZone} />
        )}
      </section>
    </Stack>
  );
}

interface RowsProps extends ReportTableProps {
  readonly caption: string;
  readonly visible?: boolean;
  readonly rows: readonly Row[];
}

function Rows({ caption, visible = false, rows, reply, timeZone }: RowsProps) {
  const { report } = reply;
  const heading = (id: string) => report.metrics.find((each) => each.id === id);
  const sat = heading(satisfaction);
  const compared = rows.some(({ previous }) => previous !== null);
  const others = report.metrics.filter(({ id }) => id !== satisfaction);
  if (!sat) return null;
  return (
    <div className={styles.together}>
      <Table.Root caption={caption} captionVisible={visible} data-density="dense">
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell corner>Location</Table.HeaderCell>
            <Table.HeaderCell numeric className={wideOnly}>
              Rank
            </Table.HeaderCell>
            <Table.HeaderCell numeric>Satisfaction</Table.HeaderCell>
            <Table.HeaderCell numeric className={wideOnly}>
              Likely range
            </Table.HeaderCell>
            <Table.HeaderCell numeric className={wideOnly}>
              Surveys
            </Table.HeaderCell>
            {compared && (
              <Table.HeaderCell numeric className={wideOnly}>
                Change
              </Table.HeaderCell>
            )}
            {others.map(({ id, label }) => (
              <Table.HeaderCell key={id} numeric className={wideOnly}>
                {label}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => {
            const cell = row.metrics[satisfaction];
            const range = intervalOf(sat, cell);
            const change = changeFrom(sat, cell, row.previous);
            const surveys = countWords(cell?.denominator ?? 0, 'survey', 'surveys');
            return (
              <Table.Row key={row.slug}>
                <Table.RowHeader>
                  <Link to={`/dashboard/${row.slug}`}>{row.name}</Link>
                  <span className={secondLine}>
                    {[
                      row.rank !== null && `Rank ${row.rank}`,
                      surveys,
                      change && signedChange(change),
                      ...others.map((other) => `${other.label} ${shown(other, row.metrics[other.id])}`),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Table.RowHeader>
                <Table.Cell numeric className={wideOnly}>
                  {row.rank ?? '–'}
                </Table.Cell>
                <Table.Cell numeric data-few={isFew(sat, cell) || undefined}>
                  {shown(sat, cell)}
                </Table.Cell>
                <Table.Cell numeric className={wideOnly}>
                  {range ? `${range.low}-${range.high}` : '–'}
                </Table.Cell>
                <Table.Cell numeric className={wideOnly}>
                  {numberFormat('en-US', 0).format(cell?.denominator ?? 0)}
                </Table.Cell>
                {compared && (
                  <Table.Cell numeric className={wideOnly}>
                    {signedChange(change)}
                  </Table.Cell>
                )}
                {others.map((other) => (
                  <Table.Cell key={other.id} numeric className={wideOnly}>
                    {shown(other, row.metrics[other.id])}
                  </Table.Cell>
                ))}
              </Table.Row>
            );
          })}
        </Table.Body>
      </Table.Root>
      <SheetButton caption={caption} sheet={() => rankingSheet(caption, rows, reply, timeZone)} />
    </div>
  );
}

/** A value with its unit, or an en dash. */
function shown(heading: MetricHeading, cell: MetricCell | undefined): string {
  const written = figure(heading, cell?.value ?? null);
  if (written === null) return '–';
  return heading.unit === 'percent' ? `${written}%` : heading.unit === 'minutes' ? `${written} min` : written;
}

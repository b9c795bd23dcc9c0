import { Link } from '@remix-run/react';
import type { ExecReportFacts, ExecReportReply } from '@roadside/contract/schemas';
import { firstPart } from '@roadside/domain/metrics';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Metric } from '@roadside/ui/metric';
import { Stack } from '@roadside/ui/stack';
import { useDrawerHref } from '../../../kit/drawers/drawer-href.ts';
import { comparedWords } from '../../../kit/format/compared-words.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import * as figureStyles from '../../../kit/format/figures.css.ts';
import {
  basisOf,
  shownChange,
  changeFrom,
  figure,
  goalOf,
  intervalOf,
  isFew,
  unitOf,
  type MetricHeading,
} from '../../../kit/format/figures.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { isAheadOfData, soFarWords } from '../model/so-far-words.ts';
import * as styles from './exec-reports.css.ts';
import { FirstPage } from './first-page.tsx';
import { RankingTable, StationsPart } from './ranking-table.tsx';
import { ReportCharts } from './report-charts.tsx';
import { Restated } from './restated.tsx';

interface ExecutiveReportProps {
  readonly reply: ExecReportReply;
  readonly timeZone: string;
}

/** An executive report: the first page in words, five numbers, why they moved, the trend, the ranking and the tiers. */
export function ExecutiveReport({ reply, timeZone }: ExecutiveReportProps) {
  const { report, frozen, restated } = reply;
  if (isAheadOfData(report))
    return (
      <EmptyState
        picture="road"
        title="No data for these days yet"
        description={
          report.last_day === ''
            ? 'The report appears here once calls are loaded.'
            : `The data goes through ${dayWords(report.last_day, true)}. Choose earlier days.`
        }
      />
    );
  return (
    <Stack gap={24} asChild>
      <article>
        <p className={styles.quiet}>{standing(report, frozen, timeZone)}</p>
        <FirstPage report={report} />
        <Headlines report={report} />
        <ReportCharts report={report} />
        <RankingTable reply={reply} timeZone={timeZone} />
        <StationsPart reply={reply} timeZone={timeZone} />
        {frozen && <Restated report={report} frozen={frozen} restated={restated} timeZone={timeZone} />}
        <Method report={report} />
      </article>
    </Stack>
  );
}

/** Whether the numbers may still change, and how new they are. */
function standing(report: ExecReportFacts, frozen: ExecReportReply['frozen'], timeZone: string): string {
  if (frozen) return `Frozen ${momentWords(frozen.at, timeZone, true)}. These numbers don’t change.`;
  return [soFarWords(report), 'These numbers can still change.'].filter(Boolean).join(' ');
}

/** The five numbers, each with its goal, its likely range and its change. */
export function Headlines({ report }: { readonly report: Pick<ExecReportFacts, HeadlineParts> }) {
  const hrefOf = useDrawerHref();
  const { from, to, geography } = report;
  const callsOf = (heading: MetricHeading) =>
    hrefOf('calls', {
      slug: geography.slug,
      from,
      to,
      element: null,
      metric: heading.id,
      part: firstPart(heading),
      only: null,
    });
  return (
    <section aria-labelledby="numbers" className={styles.together}>
      <h2 id="numbers" className={styles.heading}>
        Five numbers
      </h2>
      <Grid columns="fill-xs" gap={16} className={styles.numbers}>
        {report.headlines.map(({ metric, cell, previous }) => {
          const heading = report.metrics.find(({ id }) => id === metric);
          if (!heading) return null;
          const change = changeFrom(heading, cell, previous);
          const few = isFew(heading, cell);
          return (
            <div key={metric} className={styles.number}>
              <p className={styles.label}>
                <Link to={callsOf(heading)} preventScrollReset>
                  {heading.label}
                </Link>
              </p>
              <Metric
                value={figure(heading, cell.value)}
                unit={unitOf(heading)}
                goal={goalOf(heading, cell)}
                change={shownChange(change)}
                interval={intervalOf(heading, cell)}
                className={few ? figureStyles.few : undefined}
              />
              {few && <p className={styles.basis}>{basisOf(heading, cell.denominator)}</p>}
            </div>
          );
        })}
      </Grid>
      <p className={styles.small}>{`Changes ${comparedWords(report.before)}.`}</p>
    </section>
  );
}

type HeadlineParts = 'geography' | 'from' | 'to' | 'metrics' | 'headlines' | 'before';

/** How the numbers are made. */
function Method({ report }: { readonly report: ExecReportFacts }) {
  return (
    <section aria-labelledby="method" className={styles.together}>
      <h2 id="method" className={styles.heading}>
        How to read this report
      </h2>
      <p className={styles.small}>
        {`Satisfaction is the share of answered surveys that say Totally Satisfied, excluding rerouted and removed ones. A likely range holds the true share 19 times out of 20; places whose ranges overlap may be equally good. Places with fewer than 10 surveys aren’t ranked. Changes are ${comparedWords(report.before)}, and the reasons of a change always add up to it.`}
        {report.as_of ? ` Data through ${dayWords(report.last_day, true)}.` : ''}
      </p>
    </section>
  );
}

import { createHash } from 'node:crypto';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ExecReportFacts, ExecReportReply, MetricCell } from '@roadside/contract/schemas';
import { latestCompleteDay } from '@roadside/domain/dashboards';
import { typeNoun } from '@roadside/domain/geography';
import { dayText, daysText, hasExecutiveReport, latestReportPeriod, sentenceText } from '@roadside/domain/reports';
import type { ReportPeriodKind } from '@roadside/domain/reports';
import { tierLabel, tierRangeWords } from '@roadside/domain/surveys';
import type { Tier } from '@roadside/domain/surveys';
import type { Cell, WorkbookColumn } from '@roadside/workbook/writer';
import { workbookMediaType, writeWorkbook } from '@roadside/workbook/writer';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { MadeFiles } from '../../platform/files/made-files.ts';
import type { PrintedNumber, PrintedPart } from '../../platform/pdf/printed-page.ts';
import { printedTable } from '../../platform/pdf/printed-table.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import { headerOf, metricCell, printedCharts, printedNumber, startPdf } from '../dashboards/index.ts';
import type { OpenForPdf } from '../dashboards/index.ts';
import { latestLoad } from '../reports/index.ts';
import { executiveReport, questionOf } from './exec-report.service.ts';

type StartPdf = typeof calls.execReports.startPdf;

/**
 * Starts a PDF of an executive report.
 * @throws ApiError 403 for a location out of view, 400 for one without reports
 */
export async function startReportPdf(
  context: CallContext,
  { slug, from, to }: Pick<ParsedBody<StartPdf>, 'slug' | 'from' | 'to'>,
  openPrinter?: OpenForPdf,
): Promise<CallReply<StartPdf>> {
  await questionOf(context, { slug, from, to });
  return startPdf(context, async () => (await filesOfDays(context, slug, { from, to })).page, openPrinter);
}

/**
 * The executive report of a location's latest complete week or month as files: its ranking in Excel, and a page to print.
 * @throws ApiError 403 for a location out of view, 404 for one without reports
 */
export async function makeReportFiles(context: CallContext, slug: string, kind: ReportPeriodKind): Promise<MadeFiles> {
  const { tree, today } = context;
  const place = tree.bySlug(slug);
  context.require({ geography: place });
  if (!place || !hasExecutiveReport(place.type)) throw new ApiError('not-found', 'This location has no report.');
  const { latestDay } = await latestLoad(context.db);
  const days = latestReportPeriod(
    kind,
    latestCompleteDay(today(place.timeZone), latestDay),
    context.config.incentiveMonths,
  );
  return filesOfDays(context, slug, days);
}

async function filesOfDays(
  context: CallContext,
  slug: string,
  days: Pick<ExecReportFacts, 'from' | 'to'>,
): Promise<MadeFiles> {
  const reply = await executiveReport(context, { purpose: 'exec_report', slug, ...days });
  const { report } = reply;
  const sheet = rankingSheet(report);
  const about = aboutLines(reply, context.tree.bySlug(slug)?.timeZone ?? 'UTC');
  const workbook = await writeWorkbook({
    name: 'Ranking',
    columns: sheet.columns,
    rowCount: sheet.rows.length,
    rows: () => sheet.rows,
    about: { name: 'About', lines: about },
  });
  const title = `${report.geography.name} executive report`;
  return {
    slug,
    place: report.geography.name,
    path: `/exec-reports/${slug}/?from=${days.from}&to=${days.to}`,
    files: [
      {
        name: `executive-report_${slug}_${days.from}_${days.to}.xlsx`,
        mediaType: workbookMediaType,
        content: new Uint8Array(await workbook.arrayBuffer()),
      },
    ],
    page: {
      title,
      subtitle: `${daysText(days)}${soFarText(report)}`,
      sentences: report.sentences.map((sentence) => sentenceText(sentence.pieces, report.before.spans[0] ?? days)),
      parts: [
        { kind: 'numbers', caption: '', numbers: headlineNumbers(report) },
        ...trendCharts(report),
        { kind: 'table', table: printedTable(rankingTitle(report), sheet.columns, sheet.rows) },
        { kind: 'table', table: printedTable('Stations by tier', tierColumns, tierRows(report)) },
      ],
      note: about.map(([label, text]) => `${label}: ${text}`).join('. '),
    },
    digest: createHash('sha256')
      .update(JSON.stringify([report.sentences, sheet.rows]))
      .digest('base64url'),
  };
}

/** How far the data of a report's days goes, after its days; an empty string if it has all of them. */
function soFarText({ from, to, finished, last_day: lastDay }: ExecReportFacts): string {
  if (finished) return '';
  return from > lastDay ? ', no data yet' : `, so far through ${dayText(to)}`;
}

/** 'Ranking of regions', as on the screen. */
const rankingTitle = ({ child_type: type }: ExecReportFacts) =>
  type === null ? 'Ranking' : `Ranking of ${typeNoun(type).many}`;

/** The headline numbers, each with its goal and what it was before. */
export function headlineNumbers({
  headlines,
  metrics,
  goals,
  before,
}: Pick<ExecReportFacts, 'headlines' | 'metrics' | 'goals' | 'before'>): readonly PrintedNumber[] {
  return headlines.flatMap(({ metric, cell, previous }) => {
    const heading = metrics.find(({ id }) => id === metric);
    const goal = goals[metric]?.green ?? null;
    return heading ? [printedNumber(heading, cell, { label: heading.label, goal, previous, before })] : [];
  });
}

/** The trend of each metric that has one. */
function trendCharts({ geography, trend, metrics, goals }: ExecReportFacts): readonly PrintedPart[] {
  const charted = metrics.filter(({ id }) => trend.metrics[id] !== undefined);
  const totals = { ...geography, drillable: true, metrics: trend.metrics };
  return printedCharts('Trend', 'line', totals, {
    metrics: charted,
    dates: trend.dates,
    goals,
    unfinished: trend.unfinished,
  }).map((chart) => ({
    kind: 'chart',
    chart,
  }));
}

/** The places below, best first, with their likely ranges. */
function rankingSheet({ ranking, metrics }: ExecReportFacts): {
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly (readonly Cell[])[];
} {
  const decimals = 1;
  const columns: WorkbookColumn[] = [
    { header: 'Location', kind: 'text' },
    { header: 'Rank', kind: 'number', decimals: 0 },
    ...metrics.map((metric) => ({ header: headerOf(metric), kind: 'number' as const, decimals: metric.decimals })),
    { header: 'Likely satisfaction from, %', kind: 'number', decimals },
    { header: 'Likely satisfaction to, %', kind: 'number', decimals },
    { header: 'Surveys', kind: 'number', decimals: 0 },
  ];
  const rows = ranking.map((row): Cell[] => {
    const satisfaction: MetricCell | undefined = row.metrics['overall_sat_avg'];
    return [
      row.name,
      row.rank,
      ...metrics.map((metric) => metricCell(metric, row.metrics[metric.id]?.value)),
      satisfaction?.low ?? null,
      satisfaction?.high ?? null,
      satisfaction?.denominator ?? null,
    ];
  });
  return { columns, rows };
}

const tierColumns: readonly WorkbookColumn[] = [
  { header: 'Tier', kind: 'text' },
  { header: 'Satisfaction', kind: 'text' },
  { header: 'Stations', kind: 'number', decimals: 0 },
];
const tierRows = ({ tiers, stations_too_few }: ExecReportFacts): readonly Cell[][] => [
  ...tiers.map(({ tier, stations }): Cell[] => [tierLabel(tier as Tier), tierRangeWords(tier as Tier), stations]),
  ['Too few to score', null, stations_too_few],
];

/** How the files say where their numbers are from; days are those of the location. */
function aboutLines(
  { report, frozen, restated }: ExecReportReply,
  timeZone: string,
): readonly (readonly [string, string])[] {
  return [
    ['Location', report.geography.name],
    ['Days', daysText(report)],
    ['Data through', report.last_day === '' ? 'not loaded yet' : dayText(report.last_day)],
    ['Frozen', frozen ? dayText(dayIn(timeZone, new Date(frozen.at))) : 'no, these numbers can still change'],
    ...(restated.length === 0
      ? []
      : [
          [
            'Different today',
            `${restated.length.toLocaleString('en-US')} ${restated.length === 1 ? 'number' : 'numbers'}, listed in Roadside`,
          ] as const,
        ]),
  ];
}

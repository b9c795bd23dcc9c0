import type { ExecReportFacts, MetricCell, MetricRow } from '@roadside/contract/schemas';
import { addDays, dayCount, firstOfMonth } from '@roadside/domain/calendar';
import { childTypesOf, typeNoun } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { namedMetricIds } from '@roadside/domain/metrics';
import { ranksOf, reportSentences } from '@roadside/domain/reports';
import type { MovedNumber, ReportedNumber, ReportPeriodKind } from '@roadside/domain/reports';
import { roundTo } from '@roadside/domain/rounding';
import { tierOf } from '@roadside/domain/surveys';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readReport } from '../reports/report-request.ts';
import type { ElementPayload } from '../reports/report-request.ts';
import { highlightsReport, tableReport, toolsOf, trendReport } from '../reports/report.service.ts';
import { whyMovedReport } from '../reports/why-moved.service.ts';

/** A place and days to report on, cut off where the data ends. */
export interface ReportQuestion {
  readonly slug: string;
  readonly from: string;
  readonly to: string;
  /** Whether nothing was cut off. */
  readonly finished: boolean;
  /** The kind of period that was asked for; null for other days. */
  readonly period: ReportPeriodKind | null;
}

/** Raised when the facts of a report are stored in another shape. */
export const factsVersion = 1;

/** The five numbers of a report: the metrics the specification names. */
const headlineMetrics = namedMetricIds;
/** The metric of the score. */
export const satisfaction = 'overall_sat_avg';
/** The metric of the wait. */
export const wait = 'ata_avg';
/** Stations shown at each end of the ranking. */
const stationsAtAnEnd = 5;
/** More rows than any place has children. */
const allRows = 1_000_000;

/** The payloads a report is made of: what the dashboards would send for the same days. */
export function payloadsOf({ from, to }: ReportQuestion) {
  const days = { from, to };
  // A week is compared with the week before, anything longer with the same weekdays of the month before.
  const args = dayCount(from, to) <= 7 ? { ...days, compare: 'last_week' as const } : days;
  const own = { time_type: 'Range', metrics: headlineMetrics, relation: 'self', args } as const;
  const below = { ...own, relation: 'children', args: { ...args, rows_per_page: allRows } } as const;
  return { own, below };
}

/**
 * Numbers of a report at its place and the places below: the part of the facts that later data can change. Every number
 * comes from the functions that answer the dashboards.
 */
export async function reportNumbers(context: CallContext, question: ReportQuestion) {
  const tools = toolsOf(context);
  const { own, below } = payloadsOf(question);
  const request = await readReport(context, question.slug, own);
  const childType = rankedTypeOf(request.geography);
  const [highlights, children] = await Promise.all([
    highlightsReport(tools, request),
    childType === null
      ? null
      : tableReport(tools, await readReport(context, question.slug, { ...below, child_type: childType })),
  ]);
  return { request, childType, highlights, children };
}

/** The organization type a report ranks: the first of the drill-down list. */
function rankedTypeOf({ type }: Geography): Geography['type'] | null {
  return childTypesOf(type, { grouped: true })[0] ?? null;
}

/** Everything a report says. @throws ApiError 403 for a place out of view */
export async function reportFacts(context: CallContext, question: ReportQuestion): Promise<ExecReportFacts> {
  const tools = toolsOf(context);
  const { own, below } = payloadsOf(question);
  const read = (payload: ElementPayload) => readReport(context, question.slug, payload);
  const why = async (metric: string) => whyMovedReport(tools, await read({ ...own, metrics: [metric] }));
  const numbers = reportNumbers(context, question);
  const { request, childType, highlights, children } = await numbers;
  const [span] = request.before.spans;
  const earlierDays = span ?? { from: question.from, to: question.to };
  const [whySatisfaction, whyWait, earlier, stations, trend] = await Promise.all([
    why(satisfaction),
    why(wait),
    childType === null
      ? null
      : read({
          ...below,
          metrics: [satisfaction],
          child_type: childType,
          args: { ...earlierDays, rows_per_page: allRows },
        }).then((before) => tableReport(tools, before)),
    childType === null ? null : read({ ...below, child_type: 'station' }).then((each) => tableReport(tools, each)),
    read({
      ...own,
      time_type: 'Month',
      metrics: [satisfaction, wait, 'paid_call_count'],
      args: { from: sameMonthLastYear(question.to), to: question.to },
    }).then((months) => trendReport(tools, months)),
  ]);
  const before = new Map((earlier?.data ?? []).map((row) => [row.slug, row.metrics[satisfaction] ?? null]));
  const ranking = ranked(children?.data ?? [], before);
  const rankedStations = ranked(stations?.data ?? [], new Map()).filter(({ rank }) => rank !== null);
  const { meta } = highlights;
  const cellOf = (metric: string) => highlights.data.find((each) => each.metric === metric);
  const moved = (metric: string, parts: MovedNumber['parts']): MovedNumber => ({
    metric,
    now: cellOf(metric)?.cell ?? noCell,
    before: cellOf(metric)?.previous ?? noCell,
    parts,
  });
  return {
    geography: meta.geography,
    from: question.from,
    to: question.to,
    period: question.period,
    last_day: request.lastDay,
    finished: question.finished,
    before: highlights.before,
    as_of: request.asOf,
    metrics: meta.metrics,
    goals: meta.goals ?? {},
    sentences: sentencesOf({
      question,
      before: earlierDays,
      childType,
      ranking,
      satisfaction: moved(satisfaction, whySatisfaction.parts),
      wait: moved(wait, whyWait.parts),
      paidCalls: moved('paid_call_count', []),
    }),
    headlines: highlights.data.map(({ metric, cell, previous }) => ({ metric, cell, previous })),
    moves: [
      { metric: satisfaction, change: whySatisfaction.change, parts: whySatisfaction.parts },
      { metric: wait, change: whyWait.change, parts: whyWait.parts },
    ],
    child_type: childType,
    ranking,
    stations: {
      best: rankedStations.slice(0, stationsAtAnEnd),
      lowest: rankedStations.slice(stationsAtAnEnd).slice(-stationsAtAnEnd).toReversed(),
      ranked: rankedStations.length,
    },
    tiers: tiersOf(rankedStations),
    stations_too_few: (stations?.data.length ?? 0) - rankedStations.length,
    trend: {
      dates: trend.meta.dates,
      ...(trend.meta.unfinished ? { unfinished: trend.meta.unfinished } : {}),
      metrics: trend.totals.metrics,
    },
  };
}

/** The trend has 13 months, so that the month can be compared with the same one last year. */
const sameMonthLastYear = (day: string) => firstOfMonth(addDays(firstOfMonth(day), -365));

/** The cell of a number that wasn't read. */
export const noCell = { value: null, numerator: null, denominator: null };
type Ranked = ExecReportFacts['ranking'][number];

/** Rows with their ranks, best first; without a rank last, both by name among equals. */
function ranked(rows: readonly MetricRow[], before: ReadonlyMap<string, MetricCell | null>): Ranked[] {
  const shares = rows.map(({ metrics }) => metrics[satisfaction] ?? noCell);
  const ranks = ranksOf(shares, 1);
  return rows
    .map((row, index) => ({ ...row, rank: ranks[index] ?? null, previous: before.get(row.slug) ?? null }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || names.compare(a.name, b.name) || a.id - b.id);
}

const names = new Intl.Collator('en', { numeric: true });

/** How many stations reach each tier on these days, highest first. */
function tiersOf(stations: readonly Ranked[]): ExecReportFacts['tiers'] {
  const tiers = stations.map(({ metrics }) => tierOf(metrics[satisfaction]?.value ?? null));
  return ([3, 2, 1, 0] as const).map((tier) => ({ tier, stations: tiers.filter((each) => each === tier).length }));
}

interface SentenceParts {
  readonly question: ReportQuestion;
  readonly before: { readonly from: string; readonly to: string };
  readonly childType: Geography['type'] | null;
  readonly ranking: readonly Ranked[];
  readonly satisfaction: MovedNumber;
  readonly wait: MovedNumber;
  readonly paidCalls: MovedNumber;
}

function sentencesOf({ question, childType, ranking, ...facts }: SentenceParts): ExecReportFacts['sentences'] {
  const { slug, from, to, finished } = question;
  const sentences = reportSentences({
    ...facts,
    slug,
    finished,
    days: { from, to },
    placeNoun: childType && typeNoun(childType),
    places: ranking.map((row) => {
      const cell: MetricCell | undefined = row.metrics[satisfaction];
      return {
        slug: row.slug,
        name: row.name,
        value: cell?.value ?? null,
        denominator: cell?.denominator ?? null,
        low: cell?.low,
        high: cell?.high,
        onGoal: cell?.status === 'green',
      };
    }),
  });
  return sentences.map(({ id, pieces }) => ({ id, pieces: [...pieces] }));
}

/** Numbers of a report or a scorecard, named so that two of them can be compared. */
type Told = Pick<ExecReportFacts, 'geography' | 'headlines' | 'moves'>;

/** The headlines, what they are compared with, and why they moved. */
export function ownNumbers({ geography, headlines, moves }: Told): readonly ReportedNumber[] {
  const { slug, name } = geography;
  const at = { slug, name, detail: null };
  return [
    ...headlines.map(({ metric, cell }) => ({ ...at, part: 'numbers' as const, metric, ...partsOf(cell) })),
    ...headlines.map(({ metric, previous }) => ({
      ...at,
      part: 'before' as const,
      metric,
      ...partsOf(previous ?? noCell),
    })),
    ...moves.flatMap(({ metric, parts }) =>
      parts.map(({ part, change }) => ({
        slug,
        name,
        part: 'why' as const,
        detail: part,
        metric,
        ...noCell,
        // The parts are sums of many shares, whose last digits depend on the order they are added in.
        value: roundTo(change, 6),
      })),
    ),
  ];
}

/** All numbers of an executive report. */
export function numbersOf(facts: ExecReportFacts): readonly ReportedNumber[] {
  const { geography, ranking, stations, tiers, stations_too_few: few, trend } = facts;
  const { slug, name } = geography;
  const ranked = new Set(ranking.map((row) => row.slug));
  const rowsOf = (part: 'ranking' | 'stations', rows: readonly Ranked[]) =>
    rows.flatMap((row): ReportedNumber[] => {
      const at = { slug: row.slug, name: row.name, part, detail: null };
      return [
        { ...at, metric: 'rank', ...noCell, value: row.rank },
        ...Object.entries(row.metrics).map(([metric, cell]) => ({ ...at, metric, ...partsOf(cell) })),
        ...(row.previous ? [{ ...at, part: 'before' as const, metric: satisfaction, ...partsOf(row.previous) }] : []),
      ];
    });
  const counted = (detail: string, value: number) => ({
    slug,
    name,
    part: 'tiers' as const,
    detail,
    metric: 'stations',
    ...noCell,
    value,
  });
  return [
    ...ownNumbers(facts),
    ...rowsOf('ranking', ranking),
    // A market's ranking is its stations already.
    ...rowsOf(
      'stations',
      [...stations.best, ...stations.lowest].filter((row) => !ranked.has(row.slug)),
    ),
    ...tiers.map(({ tier, stations: n }) => counted(String(tier), n)),
    counted('few', few),
    ...Object.entries(trend.metrics).flatMap(([metric, cells]) =>
      cells.map((cell, index) => ({
        slug,
        name,
        part: 'trend' as const,
        detail: trend.dates[index] ?? '',
        metric,
        ...partsOf(cell),
      })),
    ),
  ];
}

function partsOf({ value, numerator, denominator }: Pick<MetricCell, 'value' | 'numerator' | 'denominator'>) {
  return { value, numerator, denominator };
}

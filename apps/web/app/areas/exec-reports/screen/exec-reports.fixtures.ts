import type { ExecReportFacts, ExecReportReply, MetricCell, ProductReport } from '@roadside/contract/schemas';
import { countedFrom, goalStatus, metricById, wilsonInterval } from '@roadside/domain/metrics';
import { ranksOf, reportSentences } from '@roadside/domain/reports';

// Samples for stories and tests.

const goals = { overall_sat_avg: { green: 84, yellow: 82 }, ata_avg: { green: 45, yellow: 55 } };

const headings: ExecReportFacts['metrics'] = [
  'paid_call_count',
  'ata_avg',
  'overall_sat_avg',
  'passed_calls_freq',
  'cancelled_calls_rate',
].flatMap((id) => {
  const metric = metricById.get(id);
  if (!metric) return [];
  const { label, unit, direction, decimals, formula } = metric;
  return [{ id, label, unit, direction, decimals, kind: formula.kind, countedFrom: countedFrom(metric) }];
});

const share = (top: number, answered: number): MetricCell => ({
  value: answered === 0 ? null : (100 * top) / answered,
  numerator: top,
  denominator: answered,
  status: answered < 10 ? null : goalStatus({ direction: 'higher' }, (100 * top) / answered, goals.overall_sat_avg),
  ...wilsonInterval(top, answered),
});
const minutes = (value: number, calls: number): MetricCell => ({
  value,
  numerator: value * calls,
  denominator: calls,
  status: goalStatus({ direction: 'lower' }, value, goals.ata_avg),
});
const count = (value: number): MetricCell => ({ value, numerator: value, denominator: null, status: null });
const cells = (top: number, answered: number, wait: number, calls: number) => ({
  paid_call_count: count(calls),
  ata_avg: minutes(wait, calls),
  overall_sat_avg: share(top, answered),
  passed_calls_freq: share(Math.round(calls * 0.06), calls),
  cancelled_calls_rate: share(Math.round(calls * 0.09), calls),
});

const days = { from: '2026-10-01', to: '2026-10-31' };
const before = { comparison: 'last_month' as const, spans: [{ from: '2026-08-27', to: '2026-09-26' }] };
const now = cells(839, 1000, 47.64, 12_040);
const earlier = cells(851, 1000, 45.5, 11_680);

const parts = (
  service: number,
  provider: number,
  wait: number,
  rest: number,
): ExecReportFacts['moves'][number]['parts'] => [
  { part: 'volume', change: 0, lead: null },
  { part: 'service_mix', change: service, lead: { dimension: 'service', key: 'Tow', before: 0.44, after: 0.475 } },
  { part: 'provider_mix', change: provider, lead: { dimension: 'provider', key: 'C', before: 0.3, after: 0.31 } },
  { part: 'wait', change: wait, lead: { dimension: 'wait', key: '60', before: 0.12, after: 0.18 } },
  { part: 'rest', change: rest, lead: null },
];
const moves = [
  { metric: 'overall_sat_avg', change: -1.2, parts: parts(-0.3, 0, -1, 0.1) },
  { metric: 'ata_avg', change: 2.14, parts: parts(0.5, 0, 1.64, 0) },
];

const places = [
  ['Montgomery & Bucks County', 176, 200, 41.2, 3010, 170],
  ['Harbor', 330, 400, 49.3, 5020, 345],
  ['Summit Pass and the Upper Valley Communities', 150, 200, 58.1, 2410, 168],
  ['Elm', 8, 9, 44.7, 190, 7],
] as const;
const rows = places.map(([name, top, answered, wait, calls], index) => ({
  id: 10 + index,
  slug: `place-${index}`,
  name,
  type: 'territory' as const,
  drillable: true,
  metrics: cells(top, answered, wait, calls),
}));
const ranks = ranksOf(
  rows.map(({ metrics }) => metrics.overall_sat_avg),
  1,
);
const ranking = rows.map((row, index) => ({
  ...row,
  rank: ranks[index] ?? null,
  previous: share(places[index]?.[5] ?? 0, places[index]?.[2] ?? 0),
}));

const months = Array.from(
  { length: 13 },
  (_, index) => `${2025 + Math.floor((index + 9) / 12)}-${String(((index + 9) % 12) + 1).padStart(2, '0')}`,
);

/** A month's report of a market. */
export const octoberReport: ExecReportFacts = {
  geography: { id: 4, slug: 'montgomery', type: 'market', name: 'Montgomery', facility_type: null },
  ...days,
  period: 'month',
  last_day: '2026-11-17',
  finished: true,
  before,
  as_of: '2026-11-18T10:00:00Z',
  metrics: headings,
  goals,
  sentences: reportSentences({
    slug: 'montgomery',
    days,
    before: before.spans[0] ?? days,
    finished: true,
    satisfaction: {
      metric: 'overall_sat_avg',
      now: now.overall_sat_avg,
      before: earlier.overall_sat_avg,
      parts: moves[0]?.parts ?? [],
    },
    wait: { metric: 'ata_avg', now: now.ata_avg, before: earlier.ata_avg, parts: moves[1]?.parts ?? [] },
    paidCalls: { metric: 'paid_call_count', now: now.paid_call_count, before: earlier.paid_call_count, parts: [] },
    placeNoun: { one: 'territory', many: 'territories' },
    places: ranking.map(({ slug, name, metrics: { overall_sat_avg: sat } }) => ({
      slug,
      name,
      ...sat,
      onGoal: sat.status === 'green',
    })),
  }).map(({ id, pieces }) => ({ id, pieces: [...pieces] })),
  headlines: headings.map(({ id }) => ({
    metric: id,
    cell: now[id as keyof typeof now],
    previous: earlier[id as keyof typeof earlier],
  })),
  moves,
  child_type: 'territory',
  ranking,
  stations: { best: ranking.slice(0, 2), lowest: ranking.slice(2, 3), ranked: 34 },
  tiers: [
    { tier: 3, stations: 9 },
    { tier: 2, stations: 11 },
    { tier: 1, stations: 6 },
    { tier: 0, stations: 8 },
  ],
  stations_too_few: 5,
  trend: {
    dates: months,
    metrics: {
      overall_sat_avg: months.map((_, index) => share(850 - index + (index % 3) * 4, 1000)),
      ata_avg: months.map((_, index) => minutes(43 + index * 0.4, 12_000)),
      paid_call_count: months.map((_, index) => count(11_000 + index * 90)),
    },
  },
};

/** The same report, frozen and restated since. */
export const frozenReport: ExecReportReply = {
  report: octoberReport,
  frozen: { version: 1, at: '2026-11-02T12:30:00Z' },
  incentive_months: 3,
  restated: [
    {
      part: 'numbers',
      detail: null,
      metric: 'overall_sat_avg',
      slug: 'montgomery',
      name: 'Montgomery',
      was: { value: 83.9, numerator: 839, denominator: 1000 },
      now: { value: 83.8, numerator: 843, denominator: 1006 },
    },
    {
      part: 'ranking',
      detail: null,
      metric: 'overall_sat_avg',
      slug: 'place-1',
      name: 'Harbor',
      was: { value: 82.5, numerator: 330, denominator: 400 },
      now: { value: 82.3, numerator: 334, denominator: 406 },
    },
  ],
};

const productCells = (calls: number, top: number, answered: number) => ({
  count_calls: count(calls),
  ...cells(top, answered, 46.2, Math.round(calls * 0.93)),
});
const productRow = (first: number, second: number) => ({
  total: productCells(first + second, Math.round((first + second) * 0.17), Math.round((first + second) * 0.2)),
  places: {
    'place-0': productCells(first, Math.round(first * 0.17), Math.round(first * 0.2)),
    'place-1': productCells(second, Math.round(second * 0.17), Math.round(second * 0.2)),
  },
  elsewhere: null,
});

/** Facility types of a market by territory. */
export const facilityTypes: ProductReport = {
  geography: octoberReport.geography,
  ...days,
  last_day: octoberReport.last_day,
  finished: true,
  as_of: octoberReport.as_of,
  metrics: [
    {
      id: 'count_calls',
      label: 'Calls',
      unit: 'calls',
      direction: 'neutral',
      decimals: 0,
      kind: 'count',
      countedFrom: 'calls',
    },
    ...headings,
  ],
  incentive_months: 3,
  child_type: 'territory',
  child_types: ['territory', 'station-business', 'station'],
  places: rows.slice(0, 2).map(({ slug, name }) => ({ slug, name })),
  rows: [
    { facility_type: 'PSP', ...productRow(1900, 2800) },
    { facility_type: 'nonPSP', ...productRow(600, 1200) },
    { facility_type: 'Fleet', ...productRow(400, 900) },
    { facility_type: null, ...productRow(6, 0) },
  ],
  contract_stations: { facility_type: 'csn', ...productRow(2500, 4000) },
  whole: productRow(2906, 4900),
};

import { expect, it } from 'vitest';
import { facilityTypes, frozenReport } from '../screen/exec-reports.fixtures.ts';
import { productSheet, rankingSheet, restatedSheet, tierSheet } from './report-sheets.ts';

const zone = 'America/New_York';

it('exports a ranking as it is shown, with typed numbers, and says where its numbers are from', () => {
  const { report } = frozenReport;
  const { columns, rows, about, fileName } = rankingSheet('Ranking', report.ranking, frozenReport, zone);
  expect(fileName).toBe('ranking_montgomery_2026-10-01_2026-10-31');
  for (const row of rows) expect(row).toHaveLength(columns.length);
  const at = columns.findIndex(({ header }) => header === 'Overall satisfaction, %');
  const [first] = report.ranking;
  expect(rows[0]?.[0]).toBe(first?.name);
  expect(rows[0]?.[at]).toEqual({ number: first?.metrics['overall_sat_avg']?.value, decimals: 1, share: true });
  expect(Object.fromEntries(about)).toMatchObject({
    Location: 'Montgomery',
    From: '2026-10-01',
    To: '2026-10-31',
    'Time zone': zone,
    Frozen: 'Mon, Nov 2, 2026, 7:30 AM',
  });
  expect(about.map(([label]) => label)).toContain('Data as of');
});

it('exports every tier, and stations too few to score', () => {
  const { rows } = tierSheet(frozenReport, zone);
  expect(rows.map(([, stations]) => stations)).toEqual([
    ...frozenReport.report.tiers.map(({ stations }) => stations),
    frozenReport.report.stations_too_few,
  ]);
});

it('exports a product report with all its rows and columns, which add up', () => {
  const heading = facilityTypes.metrics.find(({ kind }) => kind === 'count');
  if (!heading) throw new Error('The sample has no count.');
  const { columns, rows } = productSheet(facilityTypes, heading, zone);
  for (const row of rows) expect(row).toHaveLength(columns.length);
  const numbers = rows.map((row) =>
    row.slice(1).map((cell) => (typeof cell === 'object' && cell !== null && 'number' in cell ? cell.number : 0)),
  );
  const total = numbers[rows.findIndex(([name]) => name === 'Total')] ?? [];
  const parts = numbers.slice(0, facilityTypes.rows.length);
  expect(total.map((_, index) => parts.reduce((sum, row) => sum + (row[index] ?? 0), 0))).toEqual(total);
});

it('exports what was restated, each row with the unit of its metric', () => {
  const { report, frozen } = frozenReport;
  if (!frozen) throw new Error('The sample is frozen.');
  const at = { slug: 'montgomery', name: 'Montgomery', detail: null };
  const { columns, rows, about, fileName } = restatedSheet({
    caption: 'Numbers that are different today',
    report,
    frozen,
    timeZone: zone,
    restated: [
      {
        ...at,
        part: 'numbers',
        metric: 'overall_sat_avg',
        was: { value: 83.9, numerator: 839, denominator: 1000 },
        now: { value: 84.1, numerator: 843, denominator: 1002 },
      },
      {
        ...at,
        part: 'why',
        detail: 'wait',
        metric: 'overall_sat_avg',
        was: null,
        now: { value: -0.4, numerator: null, denominator: null },
      },
      {
        ...at,
        part: 'ranking',
        metric: 'rank',
        was: { value: 2, numerator: null, denominator: null },
        now: { value: 3, numerator: null, denominator: null },
      },
    ],
  });
  expect(fileName).toBe('restated_montgomery_2026-10-01_2026-10-31');
  for (const row of rows) expect(row).toHaveLength(columns.length);
  const share = (number: number) => ({ number, decimals: 1, share: true });
  expect(rows[0]).toEqual(['Montgomery', 'Numbers', 'Overall satisfaction', '%', share(83.9), 1000, share(84.1), 1002]);
  expect(rows[1]?.slice(3)).toEqual(['points', null, null, { number: -0.4, decimals: 1, share: false }, null]);
  expect(rows[2]?.slice(2, 5)).toEqual(['Rank', '', { number: 2, decimals: 0, share: false }]);
  expect(Object.fromEntries(about)).toMatchObject({ Frozen: 'Mon, Nov 2, 2026, 7:30 AM' });
});

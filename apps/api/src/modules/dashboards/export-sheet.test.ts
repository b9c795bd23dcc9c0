import { expect, it } from 'vitest';
import { metricSheet, trendSheet } from './export-sheet.ts';

const club = { id: 1, slug: 'club', name: 'Club', type: 'club' as const, drillable: true };
const cell = (value: number | null) => ({ value, numerator: value, denominator: 1, status: null });
const wait = {
  id: 'ata_avg',
  label: 'Average ATA',
  unit: 'minutes' as const,
  direction: 'lower' as const,
  decimals: 1,
  kind: 'mean' as const,
  countedFrom: 'calls' as const,
};
const meta = { metrics: [wait], dates: ['2026-10', '2026-11'] };

it('the heads of a trend say which months are only covered in part', () => {
  const totals = { id: 1, slug: 'club', name: 'Club', type: 'club' as const, drillable: true, metrics: {} };
  const { columns } = trendSheet('Trend', [], totals, {
    metrics: [],
    dates: ['2025-11', '2025-12', '2026-11'],
    unfinished: [
      { date: '2025-11', from: '2025-11-26', through: null },
      { date: '2026-11', from: null, through: '2026-11-25' },
    ],
  });
  expect(columns.map(({ header }) => header)).toEqual([
    'Name',
    'Metric',
    '2025-11 (from 2025-11-26)',
    '2025-12',
    '2026-11 (to date, through 2026-11-25)',
  ]);
});

it('a pivoted trend has a row per date and a column per location, with the same numbers', () => {
  const totals = { ...club, metrics: { ata_avg: [cell(44), cell(47.6)] } };
  const north = { ...club, id: 2, slug: 'north', name: 'North', metrics: { ata_avg: [cell(41), cell(null)] } };
  const sheet = trendSheet('Trend', [north], totals, meta, true);
  expect(sheet.columns.map(({ header }) => header)).toEqual([
    'Date',
    'North: Average ATA, min',
    'Total: Average ATA, min',
  ]);
  const number = (value: number) => ({ number: value, decimals: 1, share: false });
  expect([...(sheet.rows() as Iterable<unknown>)]).toEqual([
    ['2026-10', number(41), number(44)],
    ['2026-11', null, number(47.6)],
  ]);
});

it('a pivoted trend of a location itself has each metric once', () => {
  const totals = { ...club, metrics: { ata_avg: [cell(44), cell(47.6)] } };
  const { columns } = trendSheet('Trend', [totals], totals, meta, true);
  expect(columns.map(({ header }) => header)).toEqual(['Date', 'Average ATA, min']);
});

it('paper has short dates, and a location’s own numbers once', () => {
  const totals = { ...club, metrics: { ata_avg: [cell(44), cell(47.6)] } };
  const north = { ...club, id: 2, slug: 'north', name: 'North', metrics: { ata_avg: [cell(41), cell(null)] } };
  const unfinished = [{ date: '2026-11', from: null, through: '2026-11-25' }];
  const headings = { 2: 'Oct 2026', 3: 'Nov 2026, part' };
  const paperOf = (...series: (typeof totals)[]) => trendSheet('Trend', series, totals, { ...meta, unfinished }).paper;
  expect(paperOf(totals)).toMatchObject({ headings, without: [0], rowCount: 1 });
  expect(paperOf(north)).toMatchObject({ headings, without: [] });
  const { paper } = trendSheet('Trend', [totals], totals, { ...meta, unfinished }, true);
  expect(paper).toMatchObject({ rowNames: ['Oct 2026', 'Nov 2026, part'], without: [] });
  const table = metricSheet('Table', [], { ...club, metrics: {} }, meta);
  expect(table.paper?.without.map((index) => table.columns[index]?.header)).toEqual(['Type']);
});

it('paper says of how many a share is where they are too few', () => {
  const share = { ...wait, id: 'overall_sat_avg', unit: 'percent' as const, kind: 'share' as const };
  const of = (denominator: number) => ({ value: 50, numerator: denominator / 2, denominator, status: null });
  const row = (count: number) => ({ ...club, metrics: { overall_sat_avg: of(count), ata_avg: cell(44) } });
  const { paper } = metricSheet('Table', [row(4)], row(40), { metrics: [share, wait] });
  expect([0, 1].map((at) => [0, 1, 2, 3].map((column) => paper?.fewOf(at, column)))).toEqual([
    [null, null, 4, null],
    [null, null, null, null],
  ]);
  const totals = { ...club, metrics: { overall_sat_avg: [of(40), of(9)] } };
  const trend = trendSheet('Trend', [totals], totals, { ...meta, metrics: [share] });
  expect([2, 3].map((column) => trend.paper?.fewOf(0, column))).toEqual([null, 9]);
  const pivoted = trendSheet('Trend', [totals], totals, { ...meta, metrics: [share] }, true);
  expect([0, 1].map((row) => pivoted.paper?.fewOf(row, 1))).toEqual([null, 9]);
});

it('more columns than Excel has are refused instead of cut', () => {
  const totals = { ...club, metrics: {} };
  const many = Array.from({ length: 16_384 }, (_, index) => ({ ...club, id: index + 2, metrics: {} }));
  expect(() => trendSheet('Trend', many, totals, meta, true)).toThrow('more columns than Excel has');
});

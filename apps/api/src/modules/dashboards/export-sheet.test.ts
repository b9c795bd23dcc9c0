import { expect, it } from 'vitest';
import { trendSheet } from './export-sheet.ts';

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

import { describe, expect, it } from 'vitest';
import { tableWorkbook } from './save-table.ts';

describe('a table exported to a workbook', () => {
  const workbook = tableWorkbook(
    {
      columns: [
        { header: 'Code', type: 'text' },
        { header: 'Minutes', type: 'number', decimals: 1 },
        { header: 'Day', type: 'date' },
        { header: 'Arrived', type: 'date-time' },
        { header: 'Won', type: 'boolean' },
        { header: 'Satisfaction, %', type: 'number', decimals: 1, share: true },
      ],
      rows: () => [['5F', 12.34, { time: Date.UTC(2026, 10, 20) }, { time: Date.UTC(2026, 10, 20, 17) }, true, 99.97]],
      rowCount: 1,
    },
    'Calls',
    { name: 'Filters', lines: [['Table', 'Calls']] },
    (instant) => instant - 5 * 3_600_000,
  );

  it('keeps the type and decimals of each column', () => {
    expect(workbook.columns).toEqual([
      { header: 'Code', kind: 'text' },
      { header: 'Minutes', kind: 'number', decimals: 1 },
      { header: 'Day', kind: 'day' },
      { header: 'Arrived', kind: 'instant' },
      { header: 'Won', kind: 'boolean' },
      { header: 'Satisfaction, %', kind: 'number', decimals: 1 },
    ]);
  });

  it('shows instants in the reader’s local time and leaves days alone; shares are marked', () => {
    expect([...workbook.rows()]).toEqual([
      [
        '5F',
        12.34,
        { time: Date.UTC(2026, 10, 20) },
        { time: Date.UTC(2026, 10, 20, 12) },
        true,
        { number: 99.97, decimals: 1, share: true },
      ],
    ]);
  });
});

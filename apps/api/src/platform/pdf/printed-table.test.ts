import { expect, it } from 'vitest';
import { printedTable } from './printed-table.ts';

it('paper has days, times and numbers as people write them', () => {
  const { columns, rows, left } = printedTable(
    'Calls',
    [
      { header: 'Station', kind: 'text' },
      { header: 'Day', kind: 'day' },
      { header: 'Received', kind: 'instant' },
      { header: 'Wait', kind: 'number', decimals: 1 },
      { header: 'Score', kind: 'number' },
      { header: 'Paid', kind: 'boolean' },
    ],
    [
      [
        'Elm Street',
        { time: Date.UTC(2026, 10, 20) },
        { time: Date.UTC(2026, 10, 20, 17, 5) },
        1234,
        { number: 66.666, decimals: 2, share: true },
        true,
      ],
      ['Oak', null, null, null, null, false],
    ],
    5,
  );
  expect(columns.map(({ numeric }) => numeric)).toEqual([false, false, false, true, true, false]);
  expect(rows.map((row) => row.map((cell) => cell.replaceAll('\u202f', ' ')))).toEqual([
    ['Elm Street', 'Nov 20, 2026', 'Nov 20, 2026, 5:05 PM', '1,234.0', '66.67', 'Yes'],
    ['Oak', '–', '–', '–', '–', 'No'],
  ]);
  expect(left).toBe(3);
});

import { expect, it } from 'vitest';
import { metricById } from '@roadside/domain/metrics';
import type { Metric } from '@roadside/domain/metrics';
import { pageBounds, pageOf, sortRows } from './row-order.ts';

const shown = ['cancelled_calls_rate', 'ata_avg'].map((id) => metricById.get(id) as Metric);
const row = (id: number, name: string, value: number | null, denominator: number | null) => ({
  id,
  name,
  cell: { value, denominator },
});
const rows = [
  row(1, 'of three', 0, 3),
  row(2, 'none', null, 0),
  row(3, 'low', 5, 100),
  row(4, 'high', 40, 10),
  row(5, 'of nine', 90, 9),
];
const order = (by: string) => sortRows(rows, by, ({ cell }) => cell, shown).map(({ name }) => name);

it('sorts shares of fewer than ten after the others in both directions, and missing values last', () => {
  expect(order('cancelled_calls_rate')).toEqual(['low', 'high', 'of three', 'of nine', 'none']);
  expect(order('-cancelled_calls_rate')).toEqual(['high', 'low', 'of nine', 'of three', 'none']);
});

it('sorts other metrics by value alone', () => {
  expect(order('ata_avg')).toEqual(['of three', 'low', 'high', 'of nine', 'none']);
});

it('sorts names with numbers in natural order, and keeps tree order by default', () => {
  const named = [row(1, 'Station 10', 1, 100), row(2, 'Station 9', 1, 100), row(4, 'Station 9', 2, 100)];
  const ids = (by?: string) => sortRows(named, by, ({ cell }) => cell, shown).map(({ id }) => id);
  expect([ids(), ids('name'), ids('-name')]).toEqual([
    [1, 2, 4],
    [2, 4, 1],
    [1, 4, 2],
  ]);
  // Equal values: by name, then in input order.
  expect(ids('ata_avg')).toEqual([2, 1, 4]);
  expect(ids('-ata_avg')).toEqual([4, 2, 1]);
});

it('gives the same order for any input order', () => {
  const equal = [7, 3, 5, 1].map((id) => row(id, 'Station', 1, 100));
  for (const by of ['name', 'ata_avg', '-ata_avg', 'cancelled_calls_rate'])
    for (const input of [equal, equal.toReversed()])
      expect([by, sortRows(input, by, ({ cell }) => cell, shown).map(({ id }) => id)]).toEqual([by, [1, 3, 5, 7]]);
});

it('puts a row without a cell at the end', () => {
  const cells = new Map([['low', { value: -3, denominator: 100 }]]);
  for (const by of ['ata_avg', '-ata_avg'])
    expect(sortRows(rows, by, ({ name }) => cells.get(name), shown).map(({ name }) => name)).toEqual([
      'low',
      'high',
      'none',
      'of nine',
      'of three',
    ]);
});

it('refuses an unknown order and lists the valid ones', () => {
  expect(() => order('-paid_call_count')).toThrow(
    expect.objectContaining({
      code: 'invalid-body',
      message: 'You can’t sort this table that way.',
      fields: { 'args.order_by': 'Sort by one of: name, cancelled_calls_rate, ata_avg' },
    }),
  );
});

it.each([
  [{}, { start: 0, size: 50 }],
  [{ page: 3 }, { start: 100, size: 50 }],
  [
    { page: 2, rows_per_page: 20 },
    { start: 20, size: 20 },
  ],
  [
    { lower_bound: 30, upper_bound: 45 },
    { start: 30, size: 15 },
  ],
  [
    { lower_bound: 30, upper_bound: 45, page: 9 },
    { start: 30, size: 15 },
  ],
  [{ lower_bound: 30 }, { start: 30, size: 50 }],
  [
    { lower_bound: 30, rows_per_page: 5 },
    { start: 30, size: 5 },
  ],
  [{ upper_bound: 80 }, { start: 30, size: 50 }],
  [{ upper_bound: 20 }, { start: 0, size: 20 }],
  [
    { lower_bound: 7, upper_bound: 7 },
    { start: 7, size: 0 },
  ],
])('%j gives the page bounds %j', (args, bounds) => expect(pageBounds(args)).toEqual(bounds));

it.each([
  [
    { page: 2, rows_per_page: 4 },
    { rows: [4, 5, 6, 7], page: 2, rowsPerPage: 4 },
  ],
  [
    { page: 3, rows_per_page: 4 },
    { rows: [8, 9], page: 3, rowsPerPage: 4 },
  ],
  [
    { page: 4, rows_per_page: 4 },
    { rows: [], page: 4, rowsPerPage: 4 },
  ],
  [
    { lower_bound: 5, upper_bound: 9 },
    { rows: [5, 6, 7, 8], page: 2, rowsPerPage: 4 },
  ],
  [
    { lower_bound: 3, upper_bound: 3 },
    { rows: [], page: 4, rowsPerPage: 1 },
  ],
])('cuts %j out of ten rows', (args, page) =>
  expect(
    pageOf(
      Array.from({ length: 10 }, (_, index) => index),
      args,
    ),
  ).toEqual(page),
);

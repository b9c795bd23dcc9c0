import { expect, it } from 'vitest';
import { metricById } from '@roadside/domain/metrics';
import type { Metric } from '@roadside/domain/metrics';
import { sortRows } from './row-order.ts';

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

it('sorts shares of fewer than ten after the others, both ways, and what has no value last', () => {
  expect(order('cancelled_calls_rate')).toEqual(['low', 'high', 'of three', 'of nine', 'none']);
  expect(order('-cancelled_calls_rate')).toEqual(['high', 'low', 'of nine', 'of three', 'none']);
});

it('sorts what is no share by its value alone', () => {
  expect(order('ata_avg')).toEqual(['of three', 'low', 'high', 'of nine', 'none']);
});

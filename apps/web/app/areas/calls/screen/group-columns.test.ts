import { expect, it } from 'vitest';
import { groupColumns } from './group-columns.ts';

it('adds up what groups count, and no average of averages', () => {
  const summed = groupColumns('city').filter(({ aggregate }) => aggregate === 'sum');
  expect(summed.map(({ header }) => header)).toEqual(['Calls', 'Late', 'Calls passed', 'Cancelled']);
  expect(groupColumns('city').find(({ id }) => id === 'ata')?.aggregate).toBeUndefined();
});

it('has the head of the other columns, and no filter besides the list’s', () => {
  const columns = groupColumns('driver');
  expect(columns[0]?.header).toBe('Driver');
  expect(columns.filter(({ filterable }) => filterable !== false)).toEqual([]);
  // A number alone on a phone's second line says nothing.
  expect(columns.filter(({ priority }) => priority === 3)).toEqual([]);
});

it('names a group by its label, its day or its outcome', () => {
  const group = { calls: 3, late: 1, passed: 0, cancelled: 0, ata_minutes: 31.4 };
  const nameOf = (by: Parameters<typeof groupColumns>[0], key: string | null, label: string | null) =>
    groupColumns(by)[0]?.value({ ...group, key, label });
  expect(nameOf('station', '20', 'Harbor Road')).toBe('Harbor Road');
  expect(nameOf('day', '2026-11-20', '2026-11-20')).toBe('Nov 20, 2026');
  expect(nameOf('outcome', 'cancelled', 'cancelled')).toBe('Cancelled');
  expect(nameOf('driver', null, null)).toBe('Unknown');
});

it('names stations by their city first, as the list of calls does', () => {
  const format = (by: Parameters<typeof groupColumns>[0]) => groupColumns(by)[0]?.format;
  expect(format('station')?.('Summit Pass Towing, Lansdale')).toBe('Lansdale, Summit Pass Towing');
  expect(format('city')).toBeUndefined();
});

import type { DataTableColumn } from '@roadside/ui/data-table';
import { describe, expect, it } from 'vitest';
import { foldedColumns, foldedWords } from './folded-columns.ts';

interface Truck {
  readonly name: string;
  readonly station: string;
  readonly driver: string | null;
  readonly calls: number;
  readonly inspected: string;
}
const columns: readonly DataTableColumn<Truck>[] = [
  { id: 'name', header: 'Truck', type: 'text', value: ({ name }) => name },
  { id: 'station', header: 'Station', type: 'text', value: ({ station }) => station },
  { id: 'driver', header: 'Driver', type: 'text', value: ({ driver }) => driver },
  { id: 'calls', header: 'Calls', type: 'number', value: ({ calls }) => calls },
  { id: 'inspected', header: 'Inspected', type: 'date', value: ({ inspected }) => inspected },
];
const truck = (calls: number): Truck => ({
  name: 'Truck 1',
  station: 'Harbor Road',
  driver: null,
  calls,
  inspected: '2026-11-01',
});
const trucks = [1, 2, 3, 4, 5].map(truck);

describe('columns with one value', () => {
  it('fold away, except for the first one and for days', () => {
    const folded = foldedColumns(columns, trucks);
    expect(folded.map(({ id }) => id)).toEqual(['station', 'driver']);
    expect(foldedWords(folded, trucks.length)).toBe(
      'Same in all 5 rows: Station Harbor Road. Empty in all 5 rows: Driver',
    );
    expect(foldedWords(folded.slice(1), trucks.length)).toBe('Empty in all 5 rows: Driver');
  });

  it('stay when one row differs', () => {
    const other = { ...truck(6), station: 'Pine Street', driver: 'Ana' };
    expect(foldedColumns(columns, [...trucks, other])).toEqual([]);
  });

  it('stay when there are few rows, or when they must', () => {
    expect(foldedColumns(columns, trucks.slice(0, 4))).toEqual([]);
    const kept = columns.map((column) => ({ ...column, hideable: false }));
    expect(foldedColumns(kept, trucks)).toEqual([]);
  });

  it('say a number as the table writes it', () => {
    const formatted = columns.map((column) =>
      column.id === 'calls' ? { ...column, format: () => '7 calls' } : column,
    );
    const same = trucks.map((each) => ({ ...each, calls: 7 }));
    expect(foldedColumns(formatted, same).map(({ words }) => words)).toContain('Calls 7 calls');
  });
});

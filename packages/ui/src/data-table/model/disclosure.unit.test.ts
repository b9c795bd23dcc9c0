import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './aggregate-rows.ts';
import type { DataColumn } from './column.ts';
import { createColumnStore } from './column-store.ts';
import { facetsOf, filterRows } from './filter-rows.ts';
import { groupRows } from './group-rows.ts';
import {
  createMask,
  isMasked,
  maskColumns,
  type Suppression,
  totalColumns,
  undisclosedAmong,
  wouldDisclose,
} from './mask.ts';
import { pivotRows } from './pivot-rows.ts';
import { sortRows } from './sort-rows.ts';

interface Cell {
  readonly market: string;
  readonly month: string;
  readonly answers: number;
}

const columns: readonly DataColumn<Cell>[] = [
  { id: 'market', type: 'text', value: (row) => row.market },
  { id: 'month', type: 'date', value: (row) => row.month },
  { id: 'answers', type: 'number', value: (row) => row.answers, aggregate: 'sum' },
];
const suppression: Suppression<Cell> = { min: 10, cases: (row) => row.answers, columnIds: ['answers'] };
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const workOn = (rows: readonly Cell[]) => ({
  store: createColumnStore(rows, maskColumns(columns, suppression), () => collator),
  totalsStore: createColumnStore(rows, columns, () => collator),
  mask: createMask(rows, suppression),
});
const cell = fc.record({
  market: fc.constantFrom('A', 'B', 'C'),
  month: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
  answers: fc.nat(30),
});
const cells = fc.array(cell, { minLength: 1, maxLength: 30 });

describe('small counts', () => {
  it('a masked cell reveals nothing by its sort position, its value list or a filter', () => {
    const rows = [4, 25, 9, 12].map((answers) => ({ market: 'A', month: '2026-01-01', answers }));
    const { store } = workOn(rows);
    const all = filterRows(store, []);
    expect([...sortRows(store, all, [{ id: 'answers', descending: false }])]).toEqual([3, 1, 0, 2]);
    expect([...filterRows(store, [{ id: 'answers', kind: 'between', max: 9 }])]).toEqual([]);
    expect(facetsOf(store, 'answers', [])).toContainEqual({ value: null, count: 2 });
    expect(rows.map((row) => isMasked(columns[2] as DataColumn<Cell>, row, suppression))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('subtracting the visible figures from a visible total never leaves fewer cases than the minimum', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const { store, totalsStore, mask } = workOn(rows);
        const order = filterRows(store, []);
        const groups = groupRows(order, { store, totalsStore, mask, columnIds: ['market', 'month'] });
        const shownRows = (among: Uint32Array) =>
          [...among].filter((row) => !mask.hides(row)).reduce((sum, row) => sum + (rows[row] as Cell).answers, 0);
        const enough = (left: number) => left === 0 || left >= suppression.min;
        const shown = (group: (typeof groups)[number]): number =>
          group.masked
            ? group.groups.length > 0
              ? group.groups.reduce((sum, inner) => sum + shown(inner), 0)
              : shownRows(group.rows)
            : (group.totals().answers ?? 0);
        for (const group of groups) {
          if (!group.masked)
            expect(
              enough((group.totals().answers ?? 0) - group.groups.reduce((sum, inner) => sum + shown(inner), 0)),
            ).toBe(true);
          for (const inner of group.groups)
            if (!inner.masked) expect(enough((inner.totals().answers ?? 0) - shownRows(inner.rows))).toBe(true);
        }
        const open = groups.reduce((sum, group) => sum + group.undisclosed, 0);
        if (!wouldDisclose(mask, open))
          expect(
            enough((totalsOf(totalsStore, order).answers ?? 0) - groups.reduce((sum, group) => sum + shown(group), 0)),
          ).toBe(true);
      }),
    );
  });
});

describe('minimum and maximum', () => {
  it.each(['min', 'max'] as const)('%s is never a masked cell, for a group, for all rows, for a month', (aggregate) => {
    fc.assert(
      fc.property(cells, (rows) => {
        const extremes = columns.map((column) => (column.id === 'answers' ? { ...column, aggregate } : column));
        const store = createColumnStore(rows, maskColumns(extremes, suppression), () => collator);
        const totalsStore = createColumnStore(rows, totalColumns(extremes, suppression), () => collator);
        const mask = createMask(rows, suppression);
        const order = filterRows(store, []);
        const groups = groupRows(order, { store, totalsStore, mask, columnIds: ['market'] });
        const { series, totals } = pivotRows(
          order,
          { by: 'market', date: 'month', values: ['answers'] },
          { store, totalsStore, mask },
        );
        const shown = [
          totalsOf(totalsStore, order).answers,
          ...groups.map((group) => group.totals().answers),
          ...[...series, ...totals].flatMap((each) => each.cells.map(({ value }) => value)),
        ];
        for (const value of shown) expect(value === null || value === undefined || value >= suppression.min).toBe(true);
      }),
    );
  });
});

describe('pivotRows', () => {
  it('counts every case in exactly one number, with dates in chronological order', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const { totalsStore } = workOn(rows);
        const { dates, series, totals } = pivotRows(
          filterRows(totalsStore, []),
          { by: 'market', date: 'month', values: ['answers'] },
          { store: totalsStore },
        );
        expect(dates).toEqual([...new Set(rows.map(({ month }) => month))].toSorted());
        const sum = (of: typeof series) =>
          of.flatMap(({ cells: numbers }) => numbers).reduce((total, { value }) => total + (value ?? 0), 0);
        expect(sum(series)).toBe(rows.reduce((total, { answers }) => total + answers, 0));
        expect(sum(totals)).toBe(sum(series));
      }),
    );
  });

  it('masks a number based on too few cases, and the total that would reveal it', () => {
    const rows = [
      { market: 'A', month: '2026-01-01', answers: 4 },
      { market: 'B', month: '2026-01-01', answers: 20 },
    ];
    const { store, totalsStore, mask } = workOn(rows);
    expect(undisclosedAmong(mask, filterRows(store, []))).toBe(4);
    const { series, totals } = pivotRows(
      filterRows(store, []),
      { by: 'market', date: 'month', values: ['answers'] },
      { store, totalsStore, mask },
    );
    expect(series.map(({ cells: [first] }) => first?.masked)).toEqual([true, false]);
    expect(totals[0]?.cells[0]?.masked).toBe(true);
  });
});

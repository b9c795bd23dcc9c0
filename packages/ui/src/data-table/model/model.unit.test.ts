import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './aggregate-rows.ts';
import type { DataColumn } from './column.ts';
import { createColumnStore } from './column-store.ts';
import { delimitedText } from './delimited-text.ts';
import { groupedLines, plainLines } from './display-lines.ts';
import { facetsOf, filterRows } from './filter-rows.ts';
import { groupRows } from './group-rows.ts';
import { sortRows } from './sort-rows.ts';

interface Visit {
  readonly station: string | null;
  readonly code: string;
  readonly minutes: number | null;
  readonly top: number;
  readonly answers: number;
}

const columns: readonly DataColumn<Visit>[] = [
  { id: 'station', type: 'text', value: (row) => row.station },
  { id: 'code', type: 'text', value: (row) => row.code, aggregate: 'distinct' },
  { id: 'minutes', type: 'number', value: (row) => row.minutes, aggregate: 'mean' },
  { id: 'top', type: 'number', value: (row) => row.top, aggregate: 'sum' },
  { id: 'answers', type: 'number', value: (row) => row.answers, aggregate: 'sum' },
  {
    id: 'satisfaction',
    type: 'number',
    value: (row) => (row.answers ? (100 * row.top) / row.answers : null),
    aggregate: { ratio: ['top', 'answers'], scale: 100 },
  },
];
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const storeOf = (rows: readonly Visit[]) => createColumnStore(rows, columns, () => collator);
const all = (rows: readonly Visit[]) => filterRows(storeOf(rows), []);

const visit = fc.record({
  station: fc.option(fc.constantFrom('Bay 2', 'Bay 10', 'bay 2', 'Émile', 'emile', 'Zebra'), { nil: null }),
  code: fc.constantFrom('5', '5F', '1B', 'BK'),
  minutes: fc.option(
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, -0, 1e12, -1e12, 45)),
    { nil: null },
  ),
  top: fc.nat(9),
  answers: fc.nat(9),
}) satisfies fc.Arbitrary<Visit>;

describe('sortRows', () => {
  it('matches a comparison sort for any rows, keys and directions', () => {
    const key = fc.record({ id: fc.constantFrom('station', 'minutes', 'code', 'top'), descending: fc.boolean() });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), fc.array(key, { minLength: 1, maxLength: 3 }), (rows, keys) => {
        const compare = (a: number, b: number) => {
          for (const { id, descending } of keys) {
            const column = columns.find((each) => each.id === id) as DataColumn<Visit>;
            const [left, right] = [column.value(rows[a] as Visit), column.value(rows[b] as Visit)];
            if (left === null || right === null) {
              if (left !== right) return left === null ? 1 : -1;
              continue;
            }
            const order =
              column.type === 'text' ? collator.compare(String(left), String(right)) : Number(left) - Number(right);
            if (order !== 0) return descending ? -order : order;
          }
          return a - b;
        };
        const expected = rows.map((_, index) => index).sort(compare);
        // Without filters, sorting uses the store's cached order; otherwise a subset of rows. Sorting twice must give
        // the same result.
        const store = storeOf(rows);
        for (const order of [filterRows(store, []), filterRows(store, []), filterRows(store, []).slice()])
          expect([...sortRows(store, order, keys)]).toEqual(expected);
        expect([...filterRows(store, [])]).toEqual(rows.map((_, index) => index));
        const even = filterRows(store, []).filter((row) => row % 2 === 0);
        expect([...sortRows(store, even, keys)]).toEqual(expected.filter((row) => row % 2 === 0));
      }),
    );
  });

  it('puts missing values last in both directions', () => {
    const rows = [null, 3, -7, null, 0].map((minutes) => ({ station: 'A', code: '5', minutes, top: 0, answers: 0 }));
    const minutes = (descending: boolean) =>
      [...sortRows(storeOf(rows), all(rows), [{ id: 'minutes', descending }])].map((row) => rows[row]?.minutes);
    expect(minutes(false)).toEqual([-7, 0, 3, null, null]);
    expect(minutes(true)).toEqual([3, 0, -7, null, null]);
  });
});

describe('filterRows', () => {
  const rows: Visit[] = [
    { station: 'José Towing', code: '5F', minutes: 30, top: 1, answers: 2 },
    { station: 'Harbor', code: '1B', minutes: null, top: 2, answers: 2 },
    { station: null, code: '5', minutes: 61, top: 0, answers: 0 },
  ];
  const table: readonly [string, Parameters<typeof filterRows>[1], number[]][] = [
    ['no filter keeps all', [], [0, 1, 2]],
    ['text without case and accents', [{ id: 'station', kind: 'contains', text: 'JOSE' }], [0]],
    ['start of a text', [{ id: 'station', kind: 'starts-with', text: 'har' }], [1]],
    ['codes are text', [{ id: 'code', kind: 'equals', text: '5' }], [2]],
    ['one of several, the missing one too', [{ id: 'station', kind: 'one-of', values: ['Harbor', null] }], [1, 2]],
    ['numbers between, missing ones out', [{ id: 'minutes', kind: 'between', min: 30, max: 60 }], [0]],
    ['open end', [{ id: 'minutes', kind: 'between', min: 31 }], [2]],
    ['missing', [{ id: 'minutes', kind: 'missing' }], [1]],
    [
      'all must hold',
      [
        { id: 'minutes', kind: 'present' },
        { id: 'code', kind: 'one-of', values: ['5F', '1B'] },
      ],
      [0],
    ],
  ];
  it.each(table)('%s', (_, filters, expected) => {
    expect([...filterRows(storeOf(rows), filters)]).toEqual(expected);
  });

  it("counts facets among the rows that pass the other columns' filters", () => {
    const filters = [
      { id: 'code', kind: 'one-of' as const, values: ['5F'] },
      { id: 'minutes', kind: 'present' as const },
    ];
    expect(facetsOf(storeOf(rows), 'code', filters)).toEqual([
      { value: '5', count: 1 },
      { value: '5F', count: 1 },
    ]);
    expect(facetsOf(storeOf(rows), 'station', [])).toContainEqual({ value: null, count: 1 });
  });
});

describe('groups and totals', () => {
  it('never averages averages: a ratio of sums over groups equals the ratio over all', () => {
    fc.assert(
      fc.property(fc.array(visit, { minLength: 1, maxLength: 40 }), (rows) => {
        const store = storeOf(rows);
        const groups = groupRows(all(rows), { store, columnIds: ['station', 'code'] });
        const whole = totalsOf(store, all(rows));
        const summed = groups.reduce(
          (sum, group) => ({
            top: sum.top + (group.totals().top ?? 0),
            answers: sum.answers + (group.totals().answers ?? 0),
          }),
          { top: 0, answers: 0 },
        );
        expect(summed.answers ? (100 * summed.top) / summed.answers : null).toEqual(whole.satisfaction);
        expect(groups.reduce((count, group) => count + group.rows.length, 0)).toBe(rows.length);
        for (const group of groups)
          expect(group.groups.flatMap((inner) => [...inner.rows]).sort((a, b) => a - b)).toEqual(
            [...group.rows].sort((a, b) => a - b),
          );
      }),
    );
  });

  it('returns null or zero when there is nothing to aggregate', () => {
    const rows = [{ station: 'A', code: '5', minutes: null, top: 0, answers: 0 }];
    expect(totalsOf(storeOf(rows), all(rows))).toEqual({
      code: 1,
      minutes: null,
      top: 0,
      answers: 0,
      satisfaction: null,
    });
    expect(totalsOf(storeOf([]), all([])).top).toBeNull();
  });

  it('renders headings, and rows of expanded groups only', () => {
    const rows = ['A', 'B', 'A'].map((station) => ({ station, code: '5', minutes: 1, top: 1, answers: 1 }));
    const groups = groupRows(all(rows), { store: storeOf(rows), columnIds: ['station'] });
    const lines = groupedLines(groups, new Set(['["A"]']));
    expect(
      Array.from({ length: lines.length }, (_, place) => lines.at(place)).map((line) =>
        line.kind === 'group' ? line.group.value : line.row,
      ),
    ).toEqual(['A', 0, 2, 'B']);
    expect(plainLines(all(rows)).length).toBe(3);
  });
});

describe('delimitedText', () => {
  it.each([
    ['5F', '5F'],
    ['=1+1', "'=1+1"],
    [' @SUM(A1)', "' @SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['-12.5', '-12.5'],
    ['-cmd', "'-cmd"],
    ['say "hi", then go', '"say ""hi"", then go"'],
    ['two\nlines', '"two\nlines"'],
    [null, ''],
    [-3, '-3'],
  ])('writes %j as %j', (cell, expected) => {
    expect(delimitedText([[cell]], { byteOrderMark: false })).toBe(expected);
  });
});

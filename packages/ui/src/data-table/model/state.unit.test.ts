import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColumnLayout } from './column-layout.ts';
import { moveInGrid } from './grid-navigation.ts';
import { moveColumn, nextSort } from './state-changes.ts';
import { emptyTableState, restoreTableState, type TableState } from './table-state.ts';

const ids = ['name', 'calls', 'ata', 'sat'];

describe('restoreTableState', () => {
  it('gives back what was saved', () => {
    const state = {
      ...emptyTableState,
      sort: [{ id: 'ata', descending: true }],
      filters: [{ id: 'calls', kind: 'between' as const, min: 10 }],
      hidden: ['sat'],
      widths: { name: 220 },
      page: 3,
    };
    expect(restoreTableState(JSON.parse(JSON.stringify(state)), ids)).toEqual(state);
  });

  it('opens an old bookmark: gone columns and wrong shapes are forgotten', () => {
    const old = {
      sort: [{ id: 'gone', descending: true }, { id: 'ata' }],
      filters: [
        { id: 'calls', kind: 'sql' },
        { id: 'calls', kind: 'contains' },
      ],
      hidden: 'sat',
      widths: { name: -5, gone: 90 },
      page: -1,
      pageSize: '50',
    };
    expect(restoreTableState(old, ids)).toEqual({ ...emptyTableState, sort: [{ id: 'ata', descending: false }] });
  });

  it('never throws, whatever a link carries', () => {
    fc.assert(fc.property(fc.anything(), (saved) => void restoreTableState(saved, ids)));
  });
});

const columns = ids.map((id) => ({ id, width: 100, minWidth: 50, maxWidth: 400 }));
const unpinned = { hidden: [], pinnedStart: [], pinnedEnd: [], widths: {} };
const idsOf = (zone: readonly { readonly id: string }[]) => zone.map(({ id }) => id);

describe('createColumnLayout', () => {
  it('shows every column that is not hidden exactly once', () => {
    const some = fc.subarray([...ids, 'gone']);
    fc.assert(
      fc.property(some, some, some, some, (order, hidden, pinnedStart, pinnedEnd) => {
        const { start, middle, end, all } = createColumnLayout(columns)({
          order,
          hidden,
          pinnedStart,
          pinnedEnd,
          widths: {},
        });
        expect(idsOf([...start, ...middle, ...end])).toEqual(idsOf(all));
        expect(idsOf(all).toSorted()).toEqual(ids.filter((id) => !hidden.includes(id)).toSorted());
      }),
    );
  });

  it('puts a column nobody has placed yet after those somebody has', () => {
    expect(idsOf(createColumnLayout(columns)({ ...unpinned, order: ['sat', 'name'] }).middle)).toEqual([
      'sat',
      'name',
      'calls',
      'ata',
    ]);
  });

  it('gives each column its distance from the edge its zone keeps to', () => {
    const { start, middle, end, width } = createColumnLayout(columns)({
      ...unpinned,
      order: [],
      pinnedStart: ['name'],
      pinnedEnd: ['sat'],
      widths: { name: 220, calls: 9999 },
    });
    expect([...start, ...middle, ...end].map(({ id, width: own, offset }) => [id, own, offset])).toEqual([
      ['name', 220, 0],
      ['calls', 400, 0],
      ['ata', 100, 400],
      ['sat', 100, 0],
    ]);
    expect(width).toBe(820);
  });
});

describe('moveColumn', () => {
  it('moves a column among the shown ones of its zone, and hidden ones keep their neighbours', () => {
    const layoutOf = (state: TableState) => createColumnLayout(columns)(state);
    const move = fc.record({ id: fc.constantFrom(...ids), to: fc.integer({ min: -1, max: 5 }) });
    const some = fc.subarray(ids);
    fc.assert(
      fc.property(some, some, move, (hidden, pinned, { id, to }) => {
        const state = { ...emptyTableState, hidden, pinnedStart: pinned };
        const before = layoutOf(state);
        const moved = moveColumn(state, before, id, to);
        const zone = before.all.find((column) => column.id === id)?.zone;
        if (!zone) {
          expect(moved).toBeNull();
          return;
        }
        const after = layoutOf({ ...state, ...moved });
        const target = Math.min(Math.max(to, 0), before[zone].length - 1);
        expect(idsOf(after[zone])[target]).toBe(id);
        expect(idsOf(after[zone]).filter((each) => each !== id)).toEqual(
          idsOf(before[zone]).filter((each) => each !== id),
        );
        expect(after.order.filter((each) => hidden.includes(each))).toEqual(
          before.order.filter((each) => hidden.includes(each)),
        );
      }),
    );
  });
});

describe('nextSort', () => {
  it('goes one way, the other way, and back to none; numbers begin with the largest', () => {
    const up = nextSort([], 'name');
    expect(up).toEqual([{ id: 'name', descending: false }]);
    expect(nextSort(nextSort(up, 'name'), 'name')).toEqual([]);
    expect(nextSort([], 'calls', { largestFirst: true })).toEqual([{ id: 'calls', descending: true }]);
  });

  it('adds a further key after those that already sort', () => {
    const two = nextSort(nextSort([], 'name'), 'ata', { additive: true });
    expect(two.map(({ id }) => id)).toEqual(['name', 'ata']);
    expect(nextSort(two, 'name', { additive: true })).toEqual([
      { id: 'name', descending: true },
      { id: 'ata', descending: false },
    ]);
  });
});

describe('moveInGrid', () => {
  const extent = { rows: 100, columns: 5, page: 20 };
  it.each([
    ['ArrowDown', { row: 0, column: 1 }, {}, { row: 1, column: 1 }],
    ['ArrowUp', { row: 0, column: 1 }, {}, { row: -1, column: 1 }],
    ['ArrowUp', { row: -1, column: 1 }, {}, { row: -1, column: 1 }],
    ['ArrowRight', { row: 3, column: 4 }, {}, { row: 3, column: 4 }],
    ['ArrowRight', { row: 3, column: 2 }, { direction: 'rtl' as const }, { row: 3, column: 1 }],
    ['ArrowLeft', { row: 3, column: 2 }, { ctrlKey: true, direction: 'rtl' as const }, { row: 3, column: 4 }],
    ['Home', { row: 3, column: 2 }, {}, { row: 3, column: 0 }],
    ['Home', { row: 3, column: 2 }, { ctrlKey: true }, { row: 0, column: 0 }],
    ['End', { row: 3, column: 2 }, { ctrlKey: true }, { row: 99, column: 4 }],
    ['PageDown', { row: 90, column: 2 }, {}, { row: 99, column: 2 }],
    ['PageUp', { row: 5, column: 2 }, {}, { row: 0, column: 2 }],
  ])('%s from %j with %j goes to %j', (key, from, modifiers, expected) => {
    expect(moveInGrid(from, { key, ...modifiers }, extent)).toEqual(expected);
  });

  it('leaves other keys to the browser, and never leaves the grid', () => {
    expect(moveInGrid({ row: 0, column: 0 }, { key: 'Tab' }, extent)).toBeNull();
    expect(
      moveInGrid({ row: -1, column: 0 }, { key: 'End', ctrlKey: true }, { rows: 0, columns: 3, page: 10 }),
    ).toEqual({ row: -1, column: 2 });
  });
});

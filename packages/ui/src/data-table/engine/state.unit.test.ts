import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from '../data-table.props.ts';
import { useEngine } from './use-engine.ts';
import { type ColumnLayout, moveColumn, readColumnLayout } from './column-layout.ts';
import { moveInGrid } from '../model/grid-navigation.ts';
import { indexed } from './indexed-row-model.ts';
import { isSelected, noSelection } from '../model/row-selection.ts';
import type { Engine } from './table-features.ts';
import { fromPinning, fromRowSelection, toPinning, toRowSelection } from './table-slices.ts';
import { changedTableState, emptyTableState, restoreTableState, type TableState } from '../model/table-state.ts';

const ids = ['name', 'calls', 'ata', 'sat'];

describe('restoreTableState', () => {
  it('restores a saved state', () => {
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

  it('opens an old bookmark: removed columns and wrong shapes are ignored', () => {
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

  it('restores what changedTableState saved, with any defaults', () => {
    const sort = fc.array(fc.record({ id: fc.constantFrom(...ids), descending: fc.boolean() }), { maxLength: 2 });
    const state = fc.record({ sort, hidden: fc.subarray(ids), page: fc.nat(9) }).map((part) => ({
      ...emptyTableState,
      ...part,
    }));
    fc.assert(
      fc.property(state, state, (now, initial) => {
        const saved: unknown = JSON.parse(JSON.stringify(changedTableState(now, initial)));
        expect(restoreTableState(saved, ids, initial)).toEqual(now);
      }),
    );
    expect(changedTableState(emptyTableState)).toEqual({});
  });

  it('never throws for any link content', () => {
    fc.assert(fc.property(fc.anything(), (saved) => void restoreTableState(saved, ids)));
  });
});

interface Item {
  readonly id: string;
}
const columns: readonly DataTableColumn<Item>[] = ids.map((id) => ({
  id,
  header: id,
  type: id === 'name' ? 'text' : 'number',
  value: (row) => row.id,
  width: 100,
  minWidth: 50,
  maxWidth: 400,
}));
const idsOf = (zone: readonly { readonly id: string }[]) => zone.map(({ id }) => id);

/** The table of one server render: its layout, and the state after `act`. */
function tableOf(state: Partial<TableState>, act?: (engine: Engine<Item>, layout: ColumnLayout) => unknown) {
  const given = { ...emptyTableState, ...state };
  let after = given;
  let layout: ColumnLayout | undefined;
  let result: unknown;
  function Probe() {
    const engine = useEngine<Item>({
      input: {
        'aria-label': 'Test',
        rows: [{ id: 'a' }, { id: 'b' }],
        columns,
        rowId: (row) => row.id,
        held: given,
        initial: given,
        arrangeable: true,
        change: (asked) => {
          after = { ...after, ...(typeof asked === 'function' ? asked(after) : asked) };
        },
      },
      locale: 'en-US',
      selection: noSelection,
      onSelect: () => undefined,
    });
    layout = readColumnLayout(engine);
    result = act?.(engine, layout);
    return null;
  }
  renderToString(createElement(Probe));
  return { layout: layout as ColumnLayout, after, result };
}

describe('readColumnLayout', () => {
  it('shows every visible column exactly once', () => {
    const some = fc.subarray([...ids, 'gone']);
    fc.assert(
      fc.property(some, some, some, some, (order, hidden, pinnedStart, pinnedEnd) => {
        const { start, middle, end, all } = tableOf({ order, hidden, pinnedStart, pinnedEnd }).layout;
        expect(idsOf([...start, ...middle, ...end])).toEqual(idsOf(all));
        expect(idsOf(all).toSorted()).toEqual(ids.filter((id) => !hidden.includes(id)).toSorted());
      }),
    );
  });

  it('puts new columns after the ones with a saved position', () => {
    expect(idsOf(tableOf({ order: ['sat', 'name'] }).layout.middle)).toEqual(['sat', 'name', 'calls', 'ata']);
  });

  it('measures each column from the start of its zone', () => {
    const { start, middle, end, width } = tableOf({
      pinnedStart: ['name'],
      pinnedEnd: ['sat'],
      widths: { name: 220, calls: 9999 },
    }).layout;
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
  it('moves a column among the visible ones of its zone while hidden ones keep their position', () => {
    const move = fc.record({ id: fc.constantFrom(...ids), to: fc.integer({ min: -1, max: 5 }) });
    const some = fc.subarray(ids);
    fc.assert(
      fc.property(some, some, move, (hidden, pinnedStart, { id, to }) => {
        const {
          layout: before,
          after: state,
          result,
        } = tableOf({ hidden, pinnedStart }, (engine, layout) =>
          moveColumn(engine, layout, { id, to, fixed: '#pick' }),
        );
        const zone = before.all.find((column) => column.id === id)?.zone;
        if (!zone) {
          expect(result).toBeNull();
          return;
        }
        const after = tableOf(state).layout;
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

describe('sorting by a header', () => {
  const sorted = (sort: TableState['sort'], id: string, additive = false) =>
    tableOf({ sort }, (engine) => engine.getColumn(id)?.toggleSorting(undefined, additive)).after.sort;

  it('cycles through both directions and unsorted; numbers start with the largest', () => {
    const up = sorted([], 'name');
    expect(up).toEqual([{ id: 'name', descending: false }]);
    expect(sorted(up, 'name')).toEqual([{ id: 'name', descending: true }]);
    expect(sorted(sorted(up, 'name'), 'name')).toEqual([]);
    expect(sorted([], 'calls')).toEqual([{ id: 'calls', descending: true }]);
  });

  it('adds another key after the existing ones', () => {
    const two = sorted(sorted([], 'name'), 'ata', true);
    expect(two.map(({ id }) => id)).toEqual(['name', 'ata']);
    expect(sorted(two, 'name', true)).toEqual([
      { id: 'name', descending: true },
      { id: 'ata', descending: true },
    ]);
  });

  it('goes back to the first page', () => {
    expect(tableOf({ page: 3 }, (engine) => engine.getColumn('name')?.toggleSorting()).after.page).toBe(0);
  });
});

describe('table slices', () => {
  it('keep the pinned checkboxes out of the saved state', () => {
    expect(fromPinning(toPinning({ pinnedStart: ['name'], pinnedEnd: ['name', 'sat'] }, ['#pick']), ['#pick'])).toEqual(
      {
        pinnedStart: ['name'],
        pinnedEnd: ['sat'],
      },
    );
  });

  it('restore the selection they were made from, and leave rows that are not loaded alone', () => {
    const loaded = ['a', 'b', 'c'];
    fc.assert(
      fc.property(
        fc.constantFrom('only' as const, 'all-but' as const),
        fc.subarray([...loaded, 'elsewhere']),
        fc.constantFrom(...loaded),
        (kind, ids, toggled) => {
          const before = { kind, ids: new Set(ids) };
          const slice = toRowSelection(before, () => loaded);
          expect(loaded.filter((id) => slice[id])).toEqual(loaded.filter((id) => isSelected(before, id)));
          const { [toggled]: was, ...rest } = slice;
          const after = fromRowSelection(was ? rest : { ...slice, [toggled]: true }, before, () => loaded);
          for (const id of [...loaded, 'elsewhere'])
            expect(isSelected(after, id)).toBe(id === toggled ? !isSelected(before, id) : isSelected(before, id));
        },
      ),
    );
  });
});

describe('row models', () => {
  it('create a row only when it is read', () => {
    let asked = 0;
    const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index) }));
    function Probe() {
      const engine = useEngine<Item>({
        input: {
          'aria-label': 'Test',
          rows,
          columns,
          rowId: (row) => ((asked += 1), row.id),
          held: { ...emptyTableState, sort: [{ id: 'calls', descending: true }] },
          initial: emptyTableState,
          arrangeable: true,
          change: () => undefined,
        },
        locale: 'en-US',
        selection: noSelection,
        onSelect: () => undefined,
      });
      const model = indexed(engine.getRowModel());
      expect(model.lines.length).toBe(100_000);
      expect(asked).toBe(0);
      expect(model.rowAt(0).original).toBe(rows.at(-1));
      expect(asked).toBe(1);
      return null;
    }
    renderToString(createElement(Probe));
  });

  it('fulfill the TanStack contract: groups with sub-rows, and every row by its id', () => {
    tableOf({ groupBy: ['name'], expanded: ['["a"]'] }, (engine) => {
      const model = engine.getRowModel();
      expect(model.rows.map(({ id, depth }) => [id, depth])).toEqual([
        ['["a"]', 0],
        ['a', 1],
        ['["b"]', 0],
      ]);
      expect(model.rows[0]?.getIsExpanded()).toBe(true);
      expect(model.rows[0]?.getIsGrouped()).toBe(true);
      expect(model.rows[0]?.subRows.map(({ id, parentId }) => [id, parentId])).toEqual([['a', '["a"]']]);
      expect(Object.keys(model.rowsById).toSorted()).toEqual(['["a"]', '["b"]', 'a', 'b']);
      expect(engine.getRow('b').getValue('name')).toBe('b');
    });
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

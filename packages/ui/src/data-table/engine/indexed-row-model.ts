import { type Row as EngineRow, type RowModel, constructRow, memo } from '@tanstack/react-table';
import type { DataRow } from '../model/column.ts';
import { type ColumnStore, createColumnStore } from '../model/column-store.ts';
import { type DisplayLines, groupedLines, pageOfLines, plainLines } from '../model/display-lines.ts';
import { type ColumnFilter, filterRows } from '../model/filter-rows.ts';
import { groupRows, type RowGroup } from '../model/group-rows.ts';
import { createMask, type Mask, maskColumns, totalColumns } from '../model/mask.ts';
import { type SortKey, sortRows } from '../model/sort-rows.ts';
import { fromFilters } from './table-slices.ts';
import type { EngineCore, EngineFeatures, RowModelFactories } from './table-features.ts';

/** State shared by every stage of one set of rows. */
interface RowSource<Row extends DataRow> {
  readonly table: EngineCore<Row>;
  readonly rows: readonly Row[];
  /** Reads cells for sorting, filtering and grouping; masked cells are missing. */
  readonly store: ColumnStore<Row>;
  /** Reads cells for totals, which include masked ones. */
  readonly totalsStore: ColumnStore<Row>;
  readonly mask: Mask;
}

interface Stage {
  readonly order: Uint32Array;
  /** Grouping columns, outermost first. */
  readonly columnIds: readonly string[];
  /** Null while nothing is grouped. Computed on first read, so that sorting never groups twice. */
  readonly groups: () => readonly RowGroup[] | null;
  readonly lines: () => DisplayLines;
}

/** Number of row objects cached: more than a screen shows, and few enough to use little memory. */
const cachedRows = 256;

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * A TanStack row model that holds row indexes instead of row objects. A stage over 100,000 rows is one typed array;
 * `rowAt` creates the row of a line when it's rendered. `rows`, `flatRows` and `rowsById` follow TanStack's contract
 * and create every row, so use them only where all rows are needed.
 */
export class IndexedRowModel<Row extends DataRow> implements RowModel<EngineFeatures<Row>, Row> {
  readonly source: RowSource<Row>;
  readonly #stage: Stage;
  readonly #cache = new Map<number, EngineRow<EngineFeatures<Row>, Row>>();
  #all: Pick<RowModel<EngineFeatures<Row>, Row>, 'flatRows' | 'rowsById'> | undefined;
  #rows: EngineRow<EngineFeatures<Row>, Row>[] | undefined;

  constructor(source: RowSource<Row>, stage: Stage) {
    this.source = source;
    this.#stage = stage;
  }

  /** All rows in the caller's order. */
  static ofData<Row extends DataRow>(table: EngineCore<Row>): IndexedRowModel<Row> {
    const { data, meta } = table.options;
    if (!meta) throw new Error('A DataTable passes its columns in options.meta.');
    const { columns, suppression, collator } = meta;
    const store = createColumnStore(data, maskColumns(columns, suppression), collator);
    const order = store.everyRow();
    return new IndexedRowModel(
      {
        table,
        rows: data,
        store,
        totalsStore: suppression ? createColumnStore(data, totalColumns(columns, suppression), collator) : store,
        mask: createMask(data, suppression),
      },
      { order, columnIds: [], groups: () => null, lines: once(() => plainLines(order)) },
    );
  }

  /** Row indexes that passed the filters, in sort order. Read-only: the store may share the array. */
  get order(): Uint32Array {
    return this.#stage.order;
  }
  get groups(): readonly RowGroup[] | null {
    return this.#stage.groups();
  }
  /** Number of group levels above each row. */
  get levels(): number {
    return this.#stage.columnIds.length;
  }
  /** The lines to render, by position. */
  get lines(): DisplayLines {
    return this.#stage.lines();
  }

  filteredBy(filters: readonly ColumnFilter[]): IndexedRowModel<Row> {
    const order = filterRows(this.source.store, filters);
    return new IndexedRowModel(this.source, { ...this.#stage, order, lines: once(() => plainLines(order)) });
  }

  groupedBy(columnIds: readonly string[]): IndexedRowModel<Row> {
    return columnIds.length === 0 ? this : this.#arrange(this.order, columnIds, []);
  }

  sortedBy(keys: readonly SortKey[]): IndexedRowModel<Row> {
    return keys.length === 0
      ? this
      : this.#arrange(sortRows(this.source.store, this.order, keys), this.#stage.columnIds, keys);
  }

  /**
   * Groups list their rows in the given order, so sorting rearranges them. A sort key with an aggregate orders the
   * groups themselves.
   */
  #arrange(order: Uint32Array, columnIds: readonly string[], sort: readonly SortKey[]): IndexedRowModel<Row> {
    const { store, totalsStore, mask } = this.source;
    const groups = once(() =>
      columnIds.length === 0 ? null : groupRows(order, { store, totalsStore, mask, columnIds, sort }),
    );
    return new IndexedRowModel(this.source, {
      order,
      columnIds,
      groups,
      lines: once(() => linesOf(order, groups(), none)),
    });
  }

  expandedBy(keys: ReadonlySet<string>): IndexedRowModel<Row> {
    if (this.levels === 0) return this;
    return new IndexedRowModel(this.source, {
      ...this.#stage,
      lines: once(() => linesOf(this.order, this.groups, keys)),
    });
  }

  page(pageIndex: number, pageSize: number): IndexedRowModel<Row> {
    const last = Math.max(0, Math.ceil(this.lines.length / pageSize) - 1);
    return new IndexedRowModel(this.source, {
      ...this.#stage,
      lines: once(() => pageOfLines(this.lines, Math.min(pageIndex, last), pageSize)),
    });
  }

  /** Returns the row of a line, created on demand. */
  rowAt(line: number): EngineRow<EngineFeatures<Row>, Row> {
    const cached = this.#cache.get(line);
    if (cached) return cached;
    const at = this.lines.at(line);
    const row = at.kind === 'row' ? this.#leaf(at.row) : this.#heading(at.group, undefined);
    if (this.#cache.size >= cachedRows) this.#cache.clear();
    this.#cache.set(line, row);
    return row;
  }

  #leaf(index: number, parentId?: string): EngineRow<EngineFeatures<Row>, Row> {
    const { table, rows } = this.source;
    const original = rows[index] as Row;
    return constructRow(table, table.getRowId(original, index), original, index, this.levels, undefined, parentId);
  }

  #heading(group: RowGroup, parentId: string | undefined): EngineRow<EngineFeatures<Row>, Row> {
    const { table, rows } = this.source;
    const first = group.rows[0] ?? 0;
    const row = constructRow(table, group.key, rows[first] as Row, first, group.depth, undefined, parentId);
    const subRows = once(() =>
      group.groups.length > 0
        ? group.groups.map((inner) => this.#heading(inner, group.key))
        : Array.from(group.rows, (index) => this.#leaf(index, group.key)),
    );
    Object.defineProperty(row, 'subRows', { get: subRows, enumerable: true });
    return Object.assign(row, {
      groupingColumnId: group.columnId,
      groupingValue: group.value,
      getValue: (columnId: string) => (columnId === group.columnId ? group.value : group.totals()[columnId]),
    });
  }

  get rows(): EngineRow<EngineFeatures<Row>, Row>[] {
    return (this.#rows ??= Array.from({ length: this.lines.length }, (_, line) => this.rowAt(line)));
  }
  get flatRows(): EngineRow<EngineFeatures<Row>, Row>[] {
    return this.#everyRow().flatRows;
  }
  get rowsById(): Record<string, EngineRow<EngineFeatures<Row>, Row>> {
    return this.#everyRow().rowsById;
  }
  #everyRow() {
    if (this.#all) return this.#all;
    const flatRows: EngineRow<EngineFeatures<Row>, Row>[] = [];
    const walk = (row: EngineRow<EngineFeatures<Row>, Row>) => {
      flatRows.push(row);
      row.subRows.forEach(walk);
    };
    if (this.groups) for (const group of this.groups) walk(this.#heading(group, undefined));
    else for (const index of this.order) flatRows.push(this.#leaf(index));
    return (this.#all = { flatRows, rowsById: Object.fromEntries(flatRows.map((row) => [row.id, row])) });
  }
}

const none: ReadonlySet<string> = new Set();

const linesOf = (order: Uint32Array, groups: readonly RowGroup[] | null, expanded: ReadonlySet<string>): DisplayLines =>
  groups ? groupedLines(groups, expanded) : plainLines(order);

/** Returns the indexed model behind a TanStack row model. @throws for a model from another factory. */
export function indexed<Row extends DataRow>(model: RowModel<EngineFeatures<Row>, Row>): IndexedRowModel<Row> {
  if (model instanceof IndexedRowModel) return model;
  throw new TypeError('This row model does not come from DataTable.');
}

/** Ids in a saved state may refer to columns this table doesn't have. */
const known = <Row extends DataRow, Item>(
  table: EngineCore<Row>,
  items: readonly Item[],
  idOf: (item: Item) => string,
) => {
  const ids = new Set(table.options.meta?.columns.map(({ id }) => id));
  return items.filter((item) => ids.has(idOf(item)));
};

/** Our core, filter, group, sort, expand and page stages in TanStack Table's slots for them. */
export const indexedRowModels = <Row extends DataRow>(): RowModelFactories<Row> => ({
  coreRowModel: (table) =>
    memo({
      memoDeps: () => [table.options.data, table.options.meta],
      fn: () => IndexedRowModel.ofData(table),
    }),
  filteredRowModel: (table) =>
    memo({
      memoDeps: () => [table.getPreFilteredRowModel(), table.atoms.columnFilters.get()],
      fn: () => {
        const model = indexed(table.getPreFilteredRowModel());
        const filters = known(table, table.atoms.columnFilters.get(), ({ id }) => id);
        return filters.length === 0 ? model : model.filteredBy(fromFilters(filters));
      },
    }),
  groupedRowModel: (table) =>
    memo({
      memoDeps: () => [table.getPreGroupedRowModel(), table.atoms.grouping.get()],
      fn: () => indexed(table.getPreGroupedRowModel()).groupedBy(known(table, table.atoms.grouping.get(), (id) => id)),
    }),
  sortedRowModel: (table) =>
    memo({
      memoDeps: () => [table.getPreSortedRowModel(), table.atoms.sorting.get()],
      fn: () =>
        indexed(table.getPreSortedRowModel()).sortedBy(
          known(table, table.atoms.sorting.get(), ({ id }) => id).map(({ id, desc }) => ({ id, descending: desc })),
        ),
    }),
  expandedRowModel: (table) =>
    memo({
      memoDeps: () => [table.getPreExpandedRowModel(), table.atoms.expanded.get()],
      fn: () => {
        const expanded = table.atoms.expanded.get();
        return indexed(table.getPreExpandedRowModel()).expandedBy(
          new Set(Object.entries(expanded).flatMap(([key, open]) => (open ? [key] : []))),
        );
      },
    }),
  paginatedRowModel: (table) =>
    memo({
      memoDeps: () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
      fn: () => {
        const { pageIndex, pageSize } = table.atoms.pagination.get();
        return indexed(table.getPrePaginatedRowModel()).page(pageIndex, pageSize);
      },
    }),
});

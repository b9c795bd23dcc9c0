'use client';
import {
  type ColumnDef,
  type ColumnFiltersState,
  type ColumnOrderState,
  type ColumnPinningState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  type ExpandedState,
  type GroupingState,
  type PaginationState,
  type RowSelectionState,
  type SortingState,
  type Updater,
  functionalUpdate,
  useTable,
} from '@tanstack/react-table';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import type { DataTableColumn } from '../data-table.props.ts';
import { keysOfGroups } from '../model/group-rows.ts';
import { indexed, indexedRowModels } from './indexed-row-model.ts';
import { type Engine, type EngineFeatures, engineFeatures } from './table-features.ts';
import {
  fromExpanded,
  fromFilters,
  fromPinning,
  fromRowSelection,
  fromSizing,
  fromSorting,
  fromVisibility,
  toExpanded,
  toFilters,
  toPagination,
  toPinning,
  toRowSelection,
  toSorting,
  toVisibility,
} from './table-slices.ts';
import type { RowSelection } from '../model/row-selection.ts';
import type { TableState } from '../model/table-state.ts';
import type { TableInput } from '../view/table-model.ts';
import type { ChangeState } from '../view/use-table-state.ts';
import { isGroupable, pickColumnId, sizeOf } from '../view/view-column.ts';

type EngineColumns<Row extends DataRow> = readonly ColumnDef<EngineFeatures<Row>, Row>[];

/** Converts the columns for TanStack. */
function engineColumns<Row extends DataRow>(
  columns: readonly DataTableColumn<Row>[],
  withPick: boolean,
): EngineColumns<Row> {
  const defs = columns.map((column, index): ColumnDef<EngineFeatures<Row>, Row> => ({
    id: column.id,
    header: column.header,
    accessorFn: column.value,
    ...sizeOf(column, index === 0),
    sortDescFirst: column.type === 'number',
    enableSorting: column.sortable !== false,
    enableColumnFilter: column.filterable !== false,
    enableGrouping: isGroupable(column),
    enableHiding: column.hideable !== false,
  }));
  return withPick
    ? [{ id: pickColumnId, size: 44, minSize: 44, maxSize: 44, enableHiding: false, enablePinning: false }, ...defs]
    : defs;
}

/**
 * Converts DataTable's state to TanStack's slices. Each keeps its identity until it changes, since row models compare
 * by it.
 */
function useSlices(held: TableState, first: readonly string[]) {
  const sorting = useMemo(() => toSorting(held.sort), [held.sort]);
  const columnFilters = useMemo(() => toFilters(held.filters), [held.filters]);
  const grouping = useMemo(() => [...held.groupBy], [held.groupBy]);
  const expanded = useMemo(() => toExpanded(held.expanded), [held.expanded]);
  const columnOrder = useMemo(() => [...held.order], [held.order]);
  const columnVisibility = useMemo(() => toVisibility(held.hidden), [held.hidden]);
  const { pinnedStart, pinnedEnd, page, pageSize } = held;
  const columnPinning = useMemo(() => toPinning({ pinnedStart, pinnedEnd }, first), [pinnedStart, pinnedEnd, first]);
  const columnSizing = useMemo(() => ({ ...held.widths }), [held.widths]);
  const pagination = useMemo(() => toPagination({ page, pageSize }), [page, pageSize]);
  return useMemo(
    () => ({
      sorting,
      columnFilters,
      grouping,
      expanded,
      columnOrder,
      columnVisibility,
      columnPinning,
      columnSizing,
      pagination,
    }),
    [
      sorting,
      columnFilters,
      grouping,
      expanded,
      columnOrder,
      columnVisibility,
      columnPinning,
      columnSizing,
      pagination,
    ],
  );
}

/** TanStack's change handlers, which write its slices back to DataTable's state. */
function useChangeHandlers<Row extends DataRow>(
  change: ChangeState,
  first: readonly string[],
  engine: RefObject<Engine<Row> | null>,
) {
  return useMemo(
    () => ({
      onSortingChange: (updater: Updater<SortingState>) =>
        change((now) => ({ sort: fromSorting(functionalUpdate(updater, toSorting(now.sort))), page: 0 }), 'sort'),
      onColumnFiltersChange: (updater: Updater<ColumnFiltersState>) =>
        change(
          (now) => ({ filters: fromFilters(functionalUpdate(updater, toFilters(now.filters))), page: 0 }),
          'filter',
        ),
      onGroupingChange: (updater: Updater<GroupingState>) =>
        change((now) => ({ groupBy: functionalUpdate(updater, [...now.groupBy]), expanded: [], page: 0 }), 'group'),
      onExpandedChange: (updater: Updater<ExpandedState>) =>
        change((now) => {
          const everyKey = () => {
            const model = engine.current?.getSortedRowModel();
            return keysOfGroups((model && indexed(model).groups) ?? []);
          };
          return { expanded: fromExpanded(functionalUpdate(updater, toExpanded(now.expanded)), everyKey) };
        }, 'expand'),
      onColumnOrderChange: (updater: Updater<ColumnOrderState>) =>
        change(
          (now) => ({ order: functionalUpdate(updater, [...now.order]).filter((id) => id !== pickColumnId) }),
          'columns',
        ),
      onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
        change((now) => ({ hidden: fromVisibility(functionalUpdate(updater, toVisibility(now.hidden))) }), 'columns'),
      onColumnPinningChange: (updater: Updater<ColumnPinningState>) =>
        change((now) => fromPinning(functionalUpdate(updater, toPinning(now, first)), first), 'columns'),
      onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
        change((now) => ({ widths: fromSizing(functionalUpdate(updater, { ...now.widths })) }), 'columns'),
      onPaginationChange: (updater: Updater<PaginationState>) =>
        change((now) => {
          const next = functionalUpdate(updater, toPagination(now));
          return { page: next.pageIndex, pageSize: next.pageSize };
        }, 'page'),
    }),
    [change, first, engine],
  );
}

interface EngineInput<Row extends DataRow> {
  readonly input: TableInput<Row>;
  readonly locale: string;
  readonly selection: RowSelection;
  readonly onSelect: (selection: RowSelection) => void;
}

/** The table itself: TanStack Table with our row models, its state controlled by DataTable's JSON state. */
export function useEngine<Row extends DataRow>({ input, locale, selection, onSelect }: EngineInput<Row>): Engine<Row> {
  const { rows, columns, rowId, suppression, server, infinite, held, change } = input;
  const multiple = input.selectionMode === 'multiple';
  const first = useMemo(() => (multiple ? [pickColumnId] : []), [multiple]);
  const collator = useCallback(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }), [locale]);
  const meta = useMemo(() => ({ columns, suppression, collator }), [columns, suppression, collator]);
  const [features] = useState(() => engineFeatures(indexedRowModels<Row>(), meta));
  const defs = useMemo(() => engineColumns(columns, multiple), [columns, multiple]);

  const slices = useSlices(held, first);
  const loaded = useCallback(() => rows.map(rowId), [rows, rowId]);
  const rowSelection = useMemo(() => toRowSelection(selection, loaded), [selection, loaded]);

  const latest = useRef<Engine<Row>>(null);
  const handlers = useChangeHandlers(change, first, latest);
  const onRowSelectionChange = useCallback(
    (updater: Updater<RowSelectionState>) =>
      onSelect(fromRowSelection(functionalUpdate(updater, rowSelection), selection, loaded)),
    [onSelect, rowSelection, selection, loaded],
  );

  const { paging } = input;
  const remote = server !== undefined;
  // A group of only some of the rows would look complete.
  const partial = remote || infinite?.hasMore === true;
  const options = useMemo(
    () => ({
      features,
      data: rows,
      columns: defs,
      meta,
      getRowId: rowId,
      state: { ...slices, rowSelection },
      ...handlers,
      onRowSelectionChange,
      groupedColumnMode: false as const,
      manualFiltering: remote,
      manualSorting: remote,
      manualGrouping: partial,
      manualPagination: remote || paging !== 'pages',
    }),
    [features, rows, defs, meta, rowId, slices, rowSelection, handlers, onRowSelectionChange, remote, partial, paging],
  );
  // State is controlled, so changes arrive as new options; nothing here needs to subscribe.
  const engine = useTable<EngineFeatures<Row>, Row, null>(options, () => null);
  useLayoutEffect(() => {
    latest.current = engine;
  }, [engine]);
  return engine;
}

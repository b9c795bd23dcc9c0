'use client';
import { useCallback, useMemo } from 'react';
import type { DataTableColumn, DataTableProps } from '../data-table.props.ts';
import { type Totals, totalsOf } from '../model/aggregate-rows.ts';
import { type ColumnStore, createColumnStore } from '../model/column-store.ts';
import { type DisplayLines, groupedLines, pageOfLines, plainLines } from '../model/display-lines.ts';
import { filterRows } from '../model/filter-rows.ts';
import { groupRows, type RowGroup } from '../model/group-rows.ts';
import { createMask, type Mask, maskColumns, totalColumns, undisclosedAmong, wouldDisclose } from '../model/mask.ts';
import { sortRows } from '../model/sort-rows.ts';
import type { TableState } from '../model/table-state.ts';

type PipelineInput<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'columns' | 'suppression' | 'server' | 'infinite' | 'paging' | 'totals'
> & { readonly state: TableState; readonly locale: string };

/** Rows on their way from the caller's array to the lines that are drawn. */
export interface RowPipeline<Row> {
  /** The columns as they may be read: masked cells are missing. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly store: ColumnStore<Row>;
  readonly totalsStore: ColumnStore<Row>;
  readonly mask: Mask;
  /** Row indexes that pass the filters, in the order of the sort. */
  readonly order: Uint32Array;
  readonly groups: readonly RowGroup[] | null;
  /** How many groups a row lies in. */
  readonly levels: number;
  /** All lines, and those of the page that is drawn. */
  readonly allLines: DisplayLines;
  readonly lines: DisplayLines;
  readonly firstLine: number;
  readonly totals: { readonly values: Totals; readonly masked: boolean } | null;
}

/** Filters, sorts, groups and cuts rows, each step only when what it reads has changed. */
export function useRowPipeline<Row>({
  rows,
  columns: given,
  suppression,
  server,
  infinite,
  paging,
  totals: asked,
  state,
  locale,
}: PipelineInput<Row>): RowPipeline<Row> {
  const remote = server !== undefined;
  // A group or a total of those that have come would pass for one of all.
  const partial = remote || infinite?.hasMore === true;
  const { sort, filters, groupBy, expanded, page, pageSize } = state;
  const columns = useMemo(() => maskColumns(given, suppression), [given, suppression]);
  const collator = useCallback(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }), [locale]);
  const store = useMemo(() => createColumnStore(rows, columns, collator), [rows, columns, collator]);
  const totalsStore = useMemo(
    () => (suppression ? createColumnStore(rows, totalColumns(given, suppression), collator) : store),
    [rows, given, collator, suppression, store],
  );
  const mask = useMemo(() => createMask(rows, suppression), [rows, suppression]);

  const has = useMemo(() => new Set(given.map(({ id }) => id)), [given]);
  const filtered = useMemo(
    () => filterRows(store, remote ? [] : filters.filter(({ id }) => has.has(id))),
    [store, remote, filters, has],
  );
  const order = useMemo(
    () => sortRows(store, filtered, remote ? [] : sort.filter(({ id }) => has.has(id))),
    [store, remote, filtered, sort, has],
  );
  const groups = useMemo(() => {
    const columnIds = partial ? [] : groupBy.filter((id) => has.has(id));
    return columnIds.length === 0
      ? null
      : groupRows(order, { store, totalsStore, mask, columnIds, sort: sort.filter(({ id }) => has.has(id)) });
  }, [store, totalsStore, mask, partial, order, groupBy, sort, has]);
  const allLines = useMemo(
    () => (groups ? groupedLines(groups, new Set(expanded)) : plainLines(order)),
    [groups, order, expanded],
  );

  const levels = groups ? groupBy.filter((id) => has.has(id)).length : 0;

  const pages = paging === 'pages';
  const lastPage = Math.max(0, Math.ceil((server?.totalRows ?? allLines.length) / pageSize) - 1);
  const firstLine = pages ? Math.min(page, lastPage) * pageSize : 0;
  const lines = useMemo(
    () => (pages && !remote ? pageOfLines(allLines, firstLine / pageSize, pageSize) : allLines),
    [allLines, pages, remote, firstLine, pageSize],
  );

  const totals = useMemo(() => {
    if (!asked) return null;
    if (asked !== true) return { values: asked, masked: false };
    if (infinite?.hasMore) return null;
    const open = groups ? groups.reduce((cases, group) => cases + group.undisclosed, 0) : undisclosedAmong(mask, order);
    return { values: totalsOf(totalsStore, order), masked: wouldDisclose(mask, open) };
  }, [asked, infinite?.hasMore, groups, mask, order, totalsStore]);

  return { columns: given, store, totalsStore, mask, order, groups, levels, allLines, lines, firstLine, totals };
}

'use client';
import { useMemo } from 'react';
import type { DataRow } from '../model/column.ts';
import { type Totals, totalsOf } from '../model/aggregate-rows.ts';
import type { ColumnStore } from '../model/column-store.ts';
import type { DisplayLines } from '../model/display-lines.ts';
import type { RowGroup } from '../model/group-rows.ts';
import { type IndexedRowModel, indexed } from '../engine/indexed-row-model.ts';
import { type Mask, undisclosedAmong, wouldDisclose } from '../model/mask.ts';
import type { Engine } from '../engine/table-features.ts';
import type { TableInput } from './table-model.ts';

/** The table's rows after every stage, and their totals. */
export interface TableRows<Row extends DataRow> {
  /** The rows on this page. Its `rowAt` creates a row when it's rendered. */
  readonly model: IndexedRowModel<Row>;
  readonly store: ColumnStore<Row>;
  readonly totalsStore: ColumnStore<Row>;
  readonly mask: Mask;
  /** Row indexes that passed the filters, in sort order, on all pages. */
  readonly order: Uint32Array;
  readonly groups: readonly RowGroup[] | null;
  /** Number of group levels above each row. */
  readonly levels: number;
  /** The lines of all pages, and those of this page. */
  readonly allLines: DisplayLines;
  readonly lines: DisplayLines;
  /** Lines on earlier pages. */
  readonly firstLine: number;
  readonly totals: { readonly values: Totals; readonly masked: boolean } | null;
}

/** Reads the row models from the table. Each stage runs only when its input changed. */
export function useRows<Row extends DataRow>(
  engine: Engine<Row>,
  { server, infinite, paging, totals: asked, held }: TableInput<Row>,
): TableRows<Row> {
  const all = indexed(engine.getExpandedRowModel());
  const model = indexed(engine.getRowModel());
  const hasMore = infinite?.hasMore ?? false;
  const { page, pageSize } = held;
  const count = server?.totalRows ?? all.lines.length;
  const lastPage = Math.max(0, Math.ceil(count / pageSize) - 1);
  const firstLine = paging === 'pages' ? Math.min(page, lastPage) * pageSize : 0;
  const totals = useMemo(() => {
    if (!asked) return null;
    if (asked !== true) return { values: asked, masked: false };
    // A total of the rows loaded so far would look like the total of all.
    if (hasMore) return null;
    const { groups, order, source } = all;
    const open = groups
      ? groups.reduce((cases, group) => cases + group.undisclosed, 0)
      : undisclosedAmong(source.mask, order);
    return { values: totalsOf(source.totalsStore, order), masked: wouldDisclose(source.mask, open) };
  }, [asked, hasMore, all]);
  return useMemo(() => {
    const { store, totalsStore, mask } = all.source;
    const { order, groups, levels, lines: allLines } = all;
    return { model, store, totalsStore, mask, order, groups, levels, allLines, lines: model.lines, firstLine, totals };
  }, [all, model, firstLine, totals]);
}

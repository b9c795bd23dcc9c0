'use client';
import { useMemo } from 'react';
import { useUiSettings } from '../../provider/ui-settings.ts';
import type { DataTableColumn } from '../data-table.props.ts';
import { type ColumnLayout, createColumnLayout } from '../model/column-layout.ts';
import type { TableState } from '../model/table-state.ts';
import type { TableText } from './table-words.ts';
import { pickColumnId, sizesOf, type ViewColumn, viewColumns } from './view-column.ts';

/** The columns of a table, written in the reader's language and put in the person's order. */
export interface TableColumns<Row> {
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly layout: ColumnLayout;
}

export function useColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  state: TableState,
  withPick: boolean,
  text: TableText,
): TableColumns<Row> {
  const { locale, timeZone } = useUiSettings();
  const yes = text('yes');
  const no = text('no');
  const views = useMemo(
    () => viewColumns(columns, { locale, timeZone, yes, no }),
    [columns, locale, timeZone, yes, no],
  );
  const arrange = useMemo(() => createColumnLayout(sizesOf(columns, withPick)), [columns, withPick]);
  const { order, hidden, pinnedStart, pinnedEnd, widths } = state;
  const layout = useMemo(
    () =>
      arrange({
        order,
        hidden,
        pinnedStart: withPick ? [pickColumnId, ...pinnedStart] : pinnedStart,
        pinnedEnd,
        widths,
      }),
    [arrange, withPick, order, hidden, pinnedStart, pinnedEnd, widths],
  );
  return { views, layout };
}

'use client';
import { useMemo } from 'react';
import type { DataRow } from '../model/column.ts';
import { useUiSettings } from '../../provider/ui-settings.ts';
import { type ColumnLayout, readColumnLayout } from '../engine/column-layout.ts';
import type { Engine } from '../engine/table-features.ts';
import type { TableText } from './table-words.ts';
import type { TableInput } from './table-model.ts';
import { type ViewColumn, viewColumns } from './view-column.ts';

/** The table's columns: their formatting and their layout. */
export interface TableColumns<Row extends DataRow> {
  readonly views: ReadonlyMap<string, ViewColumn<Row>>;
  readonly layout: ColumnLayout;
}

export function useColumns<Row extends DataRow>(
  engine: Engine<Row>,
  { columns, held, selectionMode }: TableInput<Row>,
  text: TableText,
): TableColumns<Row> {
  const { locale, timeZone } = useUiSettings();
  const yes = text('yes');
  const no = text('no');
  const views = useMemo(
    () => viewColumns(columns, { locale, timeZone, yes, no }),
    [columns, locale, timeZone, yes, no],
  );
  const { order, hidden, pinnedStart, pinnedEnd, widths } = held;
  const layout = useMemo(
    () => readColumnLayout(engine),
    // The engine is a new object on every change; the layout changes only with these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [columns, selectionMode, order, hidden, pinnedStart, pinnedEnd, widths],
  );
  return useMemo(() => ({ views, layout }), [views, layout]);
}

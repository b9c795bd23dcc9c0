'use client';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import { SegmentedControl } from '../../segmented-control/segmented-control.tsx';
import type { TrendOptions } from '../data-table.props.ts';
import { pivotRows } from '../model/pivot-rows.ts';
import { emptyTableState, type TableState } from '../model/table-state.ts';
import type { TableInput, TableModel } from '../view/table-model.ts';
import { TableView } from '../view/table-view.tsx';
import { useTable } from '../view/use-table.ts';
import type { ChangeState } from '../view/use-table-state.ts';
import { type TrendLine, trendTable } from './trend-table.ts';

/** Props of {@link TrendView}. */
export interface TrendViewProps<Row extends DataRow> {
  /** The table whose rows are pivoted. */
  readonly table: TableModel<Row>;
  readonly trend: TrendOptions;
  readonly announce: (words: string) => void;
  readonly switcher: ReactNode;
}

const lineId = (line: TrendLine) => line.id;

/** The trend's column state. It is local, except for the sort, which saved views keep. */
function useTrendState<Row extends DataRow>(
  { input }: TableModel<Row>,
  pinned: readonly string[],
): readonly [TableState, ChangeState, TableState] {
  const { held, change: changeTable } = input;
  const [local, setLocal] = useState<Partial<TableState>>({});
  const initial = useMemo(() => ({ ...emptyTableState, pinnedStart: pinned }), [pinned]);
  const state = useMemo(() => ({ ...initial, ...local, sort: held.trend.sort }), [initial, local, held.trend.sort]);
  const change = useCallback<ChangeState>(
    (asked, reason) => {
      const { sort, ...rest } = (typeof asked === 'function' ? asked(state) : asked) ?? {};
      if (sort) changeTable((now) => ({ trend: { ...now.trend, sort } }), reason);
      setLocal((last) => ({ ...last, ...rest }));
    },
    [changeTable, state],
  );
  return [state, change, initial];
}

/** The table's values over time: one line per group and measure, or per date, with a sparkline for each series. */
export function TrendView<Row extends DataRow>({ table, trend, announce, switcher }: TrendViewProps<Row>) {
  const { input, pipeline, columns, text, rules } = table;
  const { by, date, values, renderTrend, formatDate } = trend;
  const { datesDown } = input.held.trend;
  const valueKey = values.join('\n');
  const { order, store, totalsStore, mask } = pipeline;
  const pivot = useMemo(
    () => pivotRows(order, { by: by ?? null, date, values: valueKey.split('\n') }, { store, totalsStore, mask }),
    [order, store, totalsStore, mask, by, date, valueKey],
  );
  const turned = useMemo(
    () =>
      trendTable(pivot, datesDown, {
        options: {
          values: valueKey.split('\n'),
          ...(by !== undefined && { by }),
          ...(renderTrend && { renderTrend }),
          ...(formatDate && { formatDate }),
        },
        views: columns.views,
        dateId: date,
        text,
      }),
    [pivot, datesDown, valueKey, by, renderTrend, formatDate, columns.views, date, text],
  );
  const pinnedKey = turned.pinned.join('\n');
  const [held, change, initial] = useTrendState(
    table,
    useMemo(() => pinnedKey.split('\n'), [pinnedKey]),
  );
  const masked = useMemo(
    () => ({
      is: (columnId: string, line: TrendLine) => line.cells.get(columnId)?.masked ?? false,
      text: rules.maskedText,
    }),
    [rules.maskedText],
  );
  const trendInput: TableInput<TrendLine> = {
    'aria-label': input['aria-label'],
    rows: turned.rows,
    columns: turned.columns,
    rowId: lineId,
    held,
    change,
    initial,
    arrangeable: false,
    masked,
    ...(turned.foot && { footOf: turned.foot }),
    ...(input.tools !== undefined && { tools: input.tools }),
    ...(input.loading !== undefined && { loading: input.loading }),
    ...(input.error !== undefined && { error: input.error }),
    ...(input.empty !== undefined && { empty: input.empty }),
    ...(input.fileName !== undefined && { fileName: input.fileName }),
    ...(input.asOf !== undefined && { asOf: input.asOf }),
    ...(input.aboutLines && { aboutLines: input.aboutLines }),
    ...(input.onCopy && { onCopy: input.onCopy }),
    ...(input.onExport && { onExport: input.onExport }),
  };
  const trendModel = useTable(trendInput, text, announce);
  const turn = (
    <SegmentedControl
      size="sm"
      label={columns.views.get(date)?.header ?? date}
      items={[
        { value: 'across', label: text('datesAcross') },
        { value: 'down', label: text('datesDown') },
      ]}
      value={datesDown ? 'down' : 'across'}
      onValueChange={(way) =>
        input.change((state) => ({ trend: { ...state.trend, datesDown: way === 'down', sort: [] } }), 'trend')
      }
    />
  );
  return (
    <TableView
      table={trendModel}
      owner={table}
      switcher={
        <>
          {turn}
          {switcher}
        </>
      }
    />
  );
}

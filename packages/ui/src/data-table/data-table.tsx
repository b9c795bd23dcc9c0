'use client';
import { Suspense } from 'react';
import type { DataRow } from './model/column.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { cx } from '../internal/cx.ts';
import { fetchedPart } from '../internal/fetched-part.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type DataTableProps, ownProps } from './data-table.props.ts';
import { root } from './view/grid.css.ts';
import type { TableInput, TableModel } from './view/table-model.ts';
import type { TrendViewProps } from './trend/trend-view.tsx';
import { TableView } from './view/table-view.tsx';
import { useAnnouncer } from './view/use-announcer.ts';
import { useTable } from './view/use-table.ts';
import { useTableState } from './view/use-table-state.ts';
import { useTableText } from './view/use-table-text.ts';

const FetchedTrend = /* @__PURE__ */ fetchedPart<TrendViewProps<DataRow>>(
  async () => (await import('./trend/trend-view.tsx')).TrendView,
);

/** The attributes of the root: all props the table doesn't use itself. */
const rootProps = <Row extends DataRow>(props: DataTableProps<Row>) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in ownProps)));

/**
 * A table for working with rows and columns: sort, filter, group, select, copy, export. Handles a hundred thousand rows
 * by rendering only the visible ones. For a small read-only table use Table.
 *
 * @example
 * <DataTable aria-label="Calls" rows={calls} columns={columns} rowId={(call) => call.id} totals />
 */
export function DataTable<Row extends DataRow>(props: DataTableProps<Row>) {
  const text = useTableText();
  const [held, change, initial] = useTableState(props);
  const [{ words, turn }, announce] = useAnnouncer();
  const { trend } = props;
  const shown = trend !== undefined && held.trend.shown;
  const input: TableInput<Row> = { ...props, held, change, initial, arrangeable: true };
  const table = useTable(input, text, announce);
  const switcher = trend && (
    <SegmentedControl
      size="sm"
      label={text('trend')}
      items={[
        { value: 'rows', label: text('rowsView') },
        { value: 'trend', label: text('trendView') },
      ]}
      value={shown ? 'trend' : 'rows'}
      onValueChange={(view) => change((state) => ({ trend: { ...state.trend, shown: view === 'trend' } }), 'trend')}
    />
  );
  return (
    <section
      {...rootProps(props)}
      aria-busy={props.loading || undefined}
      data-component="DataTable.Root"
      data-loading={props.loading || undefined}
      className={cx(root, props.className)}
    >
      {shown ? (
        <Suspense fallback={null}>
          <FetchedTrend
            table={table as unknown as TableModel<DataRow>}
            trend={trend}
            announce={announce}
            switcher={switcher}
          />
        </Suspense>
      ) : (
        <TableView table={table} switcher={switcher} />
      )}
      {/* A trailing no-break space makes a repeated text a new message, so that it's announced again. */}
      <VisuallyHidden role="status">{turn % 2 ? `${words}\u00A0` : words}</VisuallyHidden>
    </section>
  );
}

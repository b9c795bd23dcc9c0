import '@roadside/tokens/styles.css';
import { DataTable, type DataTableColumn, type TableState, emptyTableState } from '@roadside/ui/data-table';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnWidth, mounted } from '../lib/adapter.tsx';
import type { BenchData, BenchRow } from '../lib/rows.ts';
import './roadside.css';

let setState: (state: TableState) => void;
const rowId = (row: BenchRow) => String(row.id);

// The same array at each sort, like state that is mutated and not replaced.
const none: readonly string[] = [];

/** The table with its defaults: menus, keyboard, announcements and formatting on. */
export function Ours({ data, pinned = none }: { data: BenchData; pinned?: readonly string[] }) {
  const [state, set] = useState<TableState>({ ...emptyTableState, pinnedStart: pinned });
  setState = (next) => set({ ...next, pinnedStart: pinned });
  const columns = useMemo(
    () =>
      data.columns.map(({ id, type }): DataTableColumn<BenchRow> => ({
        id,
        type,
        header: id,
        width: columnWidth,
        value: (row) => row[id],
      })),
    [data.columns],
  );
  return (
    <DataTable
      aria-label="Bench"
      className="bench-table"
      rows={data.rows}
      columns={columns}
      rowId={rowId}
      state={state}
      onStateChange={set}
    />
  );
}

export const { mount, update, unmount } = mounted(Ours);
export const sort = (id: string, descending: boolean) =>
  flushSync(() => setState({ ...emptyTableState, sort: [{ id, descending }] }));
export const first = (id: string) => {
  const cell = document.querySelector(`[aria-rowindex="2"] > [aria-colindex="${Number(id.slice(1)) + 1}"]`);
  return Number(cell?.textContent?.replaceAll(',', ''));
};

import {
  ClientSideRowModelModule,
  ColumnApiModule,
  type GridApi,
  ModuleRegistry,
  RowApiModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo } from 'react';
import { box, columnWidth, mounted, rowHeight } from '../lib/adapter.tsx';
import { makeWriters } from '../lib/formats.ts';
import type { BenchData, BenchRow } from '../lib/rows.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule, RowApiModule]);
let api: GridApi<BenchRow>;

function Peer({ data }: { data: BenchData }) {
  const columnDefs = useMemo(() => {
    const writers = makeWriters();
    return data.columns.map(({ id, type }) => ({
      colId: id,
      field: id,
      width: columnWidth,
      sortable: true,
      valueFormatter: ({ value }: { value: string | number }) => writers[type](value),
    }));
  }, [data.columns]);
  return (
    <div style={box}>
      <AgGridReact<BenchRow>
        rowData={data.rows as BenchRow[]}
        columnDefs={columnDefs as never}
        getRowId={({ data: row }) => String(row.id)}
        animateRows={false}
        rowHeight={rowHeight}
        onGridReady={(event) => (api = event.api)}
      />
    </div>
  );
}

export const { mount, update, unmount } = mounted(Peer);
export const sort = (id: string, descending: boolean) =>
  api.applyColumnState({ state: [{ colId: id, sort: descending ? 'desc' : 'asc' }], defaultState: { sort: null } });
export const first = (id: `c${number}`) => api.getDisplayedRowAtIndex(0)?.data?.[id];

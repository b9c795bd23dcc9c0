import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { box, columnWidth, mounted, rowHeight } from '../lib/adapter.tsx';
import { makeWriters } from '../lib/formats.ts';
import type { BenchData } from '../lib/rows.ts';

let api: ReturnType<typeof useGridApiRef>;

// The free edition refuses more than 100 rows a page, so it scrolls inside one page.
function Peer({ data }: { data: BenchData }) {
  api = useGridApiRef();
  const columns = useMemo(() => {
    const writers = makeWriters();
    return data.columns.map(({ id, type }) => ({
      field: id,
      width: columnWidth,
      type: type === 'text' ? ('string' as const) : ('number' as const),
      valueFormatter: writers[type],
    }));
  }, [data.columns]);
  return (
    <div style={box}>
      <DataGrid
        apiRef={api}
        rows={data.rows}
        columns={columns}
        rowHeight={rowHeight}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

export const { mount, update, unmount } = mounted(Peer);
export const sort = (id: string, descending: boolean) =>
  flushSync(() => api.current?.setSortModel([{ field: id, sort: descending ? 'desc' : 'asc' }]));
export const first = (id: string) => {
  const [top] = api.current?.getSortedRowIds() ?? [];
  return top === undefined ? undefined : api.current?.getRow(top)[id];
};

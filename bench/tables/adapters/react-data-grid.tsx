import { useMemo, useState } from 'react';
import { DataGrid, type SortColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { flushSync } from 'react-dom';
import { box, columnWidth, mounted, rowHeight } from '../lib/adapter.tsx';
import { makeWriters } from '../lib/formats.ts';
import type { BenchData, BenchRow } from '../lib/rows.ts';

// This grid has no built-in sorting: the application sorts.
let setSort: (sort: SortColumn[]) => void;
let shown: readonly BenchRow[];

function Peer({ data }: { data: BenchData }) {
  const [sorted, set] = useState<readonly SortColumn[]>([]);
  setSort = set;
  const columns = useMemo(() => {
    const writers = makeWriters();
    return data.columns.map(({ id, type }) => ({
      key: id,
      name: id,
      width: columnWidth,
      sortable: true,
      renderCell: ({ row }: { row: BenchRow }) => writers[type](row[id]),
    }));
  }, [data.columns]);
  const rows = useMemo(() => {
    const [key] = sorted;
    if (!key) return data.rows;
    const id = key.columnKey as `c${number}`;
    const turn = key.direction === 'DESC' ? -1 : 1;
    return data.rows.toSorted(
      (a, b) => turn * ((a[id] as number) < (b[id] as number) ? -1 : (a[id] as number) > (b[id] as number) ? 1 : 0),
    );
  }, [sorted, data.rows]);
  shown = rows;
  return (
    <DataGrid
      style={{ ...box, blockSize: box.height }}
      rowHeight={rowHeight}
      columns={columns}
      rows={rows}
      rowKeyGetter={(row: BenchRow) => row.id}
      sortColumns={sorted}
      onSortColumnsChange={set}
    />
  );
}

export const { mount, update, unmount } = mounted(Peer);
export const sort = (id: string, descending: boolean) =>
  flushSync(() => setSort([{ columnKey: id, direction: descending ? 'DESC' : 'ASC' }]));
export const first = (id: `c${number}`) => shown[0]?.[id];

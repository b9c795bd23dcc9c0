import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { box, columnWidth, mounted, rowHeight } from '../lib/adapter.tsx';
import { makeWriters } from '../lib/formats.ts';
import type { BenchData, BenchRow } from '../lib/rows.ts';

// A bound, not a product: what TanStack alone costs, without keyboard, announcements, pinning or any design.
const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});
let table: ReturnType<typeof useTable<typeof features, BenchRow>>;

function Floor({ data }: { data: BenchData }) {
  const columns = useMemo(
    () =>
      data.columns.map(({ id, type }) => ({
        id,
        accessorKey: id,
        header: id,
        sortFn: type === 'text' ? ('text' as const) : ('basic' as const),
      })),
    [data.columns],
  );
  const write = useMemo(() => {
    const writers = makeWriters();
    return Object.fromEntries(data.columns.map(({ id, type }) => [id, writers[type]]));
  }, [data.columns]);
  table = useTable({ features, columns, data: data.rows as BenchRow[], getRowId: (row) => String(row.id) });
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    overscan: 1,
  });
  const drawn = across.getVirtualItems();
  const sort = table.state.sorting?.[0];
  return (
    <div
      ref={scroller}
      role="grid"
      aria-rowcount={rows.length}
      aria-colcount={columns.length}
      style={{ ...box, overflow: 'auto', contain: 'strict' }}
    >
      <div style={{ height: lines.getTotalSize() + rowHeight, width: across.getTotalSize(), position: 'relative' }}>
        <div role="row" style={{ position: 'sticky', top: 0, height: rowHeight, background: '#eee', zIndex: 1 }}>
          {drawn.map((column) => (
            <button
              key={column.key}
              type="button"
              role="columnheader"
              onClick={() => table.getColumn(`c${column.index}`)?.toggleSorting()}
              style={{ position: 'absolute', left: column.start, width: columnWidth, height: rowHeight }}
            >
              c{column.index}
              {sort?.id === `c${column.index}` ? (sort.desc ? ' ▼' : ' ▲') : ''}
            </button>
          ))}
        </div>
        {lines.getVirtualItems().map((line) => {
          const row = rows[line.index];
          return (
            <div
              key={row?.id}
              role="row"
              aria-rowindex={line.index + 2}
              style={{
                position: 'absolute',
                top: 0,
                transform: `translateY(${line.start + rowHeight}px)`,
                height: rowHeight,
                width: '100%',
              }}
            >
              {drawn.map((column) => (
                <div
                  key={column.key}
                  role="gridcell"
                  style={{ position: 'absolute', left: column.start, width: columnWidth }}
                >
                  {row && write[`c${column.index}`]?.(row.getValue(`c${column.index}`))}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export const { mount, update, unmount } = mounted(Floor);
export const sort = (id: string, desc: boolean) => flushSync(() => table.setSorting([{ id, desc }]));
export const first = (id: `c${number}`) => table.getRowModel().rows[0]?.original[id];

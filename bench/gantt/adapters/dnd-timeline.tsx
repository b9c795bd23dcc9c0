// dnd-timeline is headless and leaves virtualization to the user; its docs pair it with TanStack Virtual, and so does
// this adapter.
import { memo, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TimelineContext, useTimelineContext, useItem, useRow, groupItemsToRows } from 'dnd-timeline';
import { useVirtualizer } from '@tanstack/react-virtual';
import { BAR_H, COLORS, HOUR, ROW_H, SIDE_W, SNAP, type BarDef, type Data } from '../lib/types.ts';
export const meta = { label: 'dnd-timeline 3.1 + TanStack Virtual', lib: 'dnd-timeline' };
export const selectors = { bar: '.dndbar', scroll: '.dndscroll' };
const Item = memo(function Item({ b }: { b: BarDef }) {
  const i = useItem({ id: b.id, span: { start: b.start, end: b.end }, data: b });
  return (
    <div ref={i.setNodeRef} {...i.listeners} {...i.attributes} style={i.itemStyle} className="dndbar">
      <div style={i.itemContentStyle}>
        <div
          style={{
            background: COLORS[b.service],
            color: '#fff',
            width: '100%',
            height: BAR_H,
            borderRadius: 4,
            fontSize: 11,
            padding: 6,
            overflow: 'hidden',
          }}
        >
          {b.label}
        </div>
      </div>
    </div>
  );
});
const Row = memo(function Row({ id, name, bars }: { id: string; name: string; bars: BarDef[] }) {
  const r = useRow({ id });
  return (
    <div style={{ ...r.rowWrapperStyle, height: ROW_H }}>
      <div style={{ ...r.rowSidebarStyle, width: SIDE_W }}>{name}</div>
      <div ref={r.setNodeRef} style={{ ...r.rowStyle, height: ROW_H, borderBottom: '1px solid #e5e7eb' }}>
        {bars.map((b) => (
          <Item key={b.id} b={b} />
        ))}
      </div>
    </div>
  );
});
function Canvas({ data }: { data: Data }) {
  const t = useTimelineContext(),
    ref = useRef<HTMLDivElement>(null);
  const items = useMemo(
    () =>
      groupItemsToRows(
        data.bars.map((b) => ({ ...b, rowId: b.row, span: { start: b.start, end: b.end } })),
        t.range,
      ),
    [data, t.range],
  );
  const v = useVirtualizer({
    count: data.rows.length,
    getScrollElement: () => ref.current,
    estimateSize: () => ROW_H,
    overscan: 10,
  });
  return (
    <div ref={ref} className="dndscroll" style={{ height: 800, overflow: 'auto' }}>
      <div ref={t.setTimelineRef} style={{ ...t.style, height: v.getTotalSize() }}>
        {v.getVirtualItems().map((i) => {
          const r = data.rows[i.index]!;
          return (
            <div
              key={r.id}
              style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${i.start}px)` }}
            >
              <Row id={r.id} name={r.name} bars={items[r.id] ?? []} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
function App({ data }: { data: Data }) {
  const [range, setRange] = useState({ start: data.from, end: data.from + 24 * HOUR });
  return (
    <TimelineContext
      range={range}
      onRangeChanged={setRange}
      onDragEnd={() => {}}
      onResizeEnd={() => {}}
      rangeGridSizeDefinition={SNAP}
      sidebarWidth={SIDE_W}
    >
      <Canvas data={data} />
    </TimelineContext>
  );
}
export function mount(el: HTMLElement, data: Data) {
  const r = createRoot(el);
  r.render(<App data={data} />);
  return { unmount: () => r.unmount() };
}

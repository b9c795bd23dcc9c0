// Realistic floor for our package: React 19 + @tanstack/react-virtual, one memoized row component, drag outside React
// (transform).
import { memo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { BAR_H, COLORS, HOUR, HOUR_W, ROW_H, SIDE_W, type BarDef, type Data } from '../lib/types.ts';
export const meta = { label: 'floor-react (React 19 + TanStack Virtual)', lib: '@tanstack/react-virtual' };
export const selectors = { bar: '.bar', scroll: '.sc' };
const css = `.sc{position:absolute;inset:0;overflow:auto;contain:strict}.row{position:absolute;left:0;top:0;height:${ROW_H}px;width:100%;contain:strict;background:repeating-linear-gradient(90deg,transparent 0 ${HOUR_W - 1}px,#ddd ${HOUR_W - 1}px ${HOUR_W}px) ${SIDE_W}px 0;border-bottom:1px solid #e5e7eb}.name{position:sticky;left:0;width:${SIDE_W}px;height:100%;padding:9px 8px;background:#fff;z-index:1}.ghost{will-change:transform;z-index:2;box-shadow:0 2px 8px #0006}.bar{position:absolute;top:4px;height:${BAR_H}px;border-radius:4px;color:#fff;font-size:11px;padding:6px;overflow:hidden;contain:strict;touch-action:none}`;
const Row = memo(function Row({ name, bars, y, from }: { name: string; bars: BarDef[]; y: number; from: number }) {
  const px = (t: number) => SIDE_W + ((t - from) / HOUR) * HOUR_W;
  return (
    <div className="row" style={{ transform: `translateY(${y}px)` }}>
      <div className="name">{name}</div>
      {bars.map((b) => (
        <div
          key={b.id}
          className="bar"
          style={{ left: px(b.start), width: px(b.end) - px(b.start), background: COLORS[b.service] }}
        >
          {b.label}
        </div>
      ))}
    </div>
  );
});
function App({ data }: { data: Data }) {
  const ref = useRef<HTMLDivElement>(null),
    inner = useRef<HTMLDivElement>(null),
    drag = useRef<{ g: HTMLElement; src: HTMLElement; x: number; y: number } | null>(null);
  const v = useVirtualizer({
    count: data.rows.length,
    getScrollElement: () => ref.current,
    estimateSize: () => ROW_H,
    overscan: 10,
  });
  return (
    <>
      <style>{css}</style>
      <div
        className="sc"
        ref={ref}
        onPointerDown={(e) => {
          const src = (e.target as HTMLElement).closest<HTMLElement>('.bar');
          if (!src) return;
          const g = src.cloneNode(true) as HTMLElement,
            R = inner.current!.getBoundingClientRect();
          g.className = 'bar ghost';
          g.style.top = src.getBoundingClientRect().top - R.top + 'px';
          inner.current!.append(g);
          src.style.opacity = '.35';
          drag.current = { g, src, x: e.clientX, y: e.clientY };
          e.currentTarget.setPointerCapture(e.pointerId);
        }}
        onPointerMove={(e) => {
          const d = drag.current;
          if (d) {
            const s = HOUR_W / 4;
            d.g.style.transform = `translate(${Math.round((e.clientX - d.x) / s) * s}px,${Math.round((e.clientY - d.y) / ROW_H) * ROW_H}px)`;
          }
        }}
        onPointerUp={() => {
          const d = drag.current;
          if (d) {
            d.g.remove();
            d.src.style.opacity = '';
          }
          drag.current = null;
        }}
      >
        <div
          ref={inner}
          style={{ position: 'relative', height: v.getTotalSize(), width: SIDE_W + data.days * 24 * HOUR_W }}
        >
          {v.getVirtualItems().map((i) => {
            const r = data.rows[i.index]!;
            return <Row key={r.id} name={r.name} bars={data.byRow.get(r.id)!} y={i.start} from={data.from} />;
          })}
        </div>
      </div>
    </>
  );
}
export function mount(el: HTMLElement, data: Data) {
  const r = createRoot(el);
  r.render(<App data={data} />);
  return { unmount: () => r.unmount() };
}

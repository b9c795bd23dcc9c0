// floor-rich + the two week-view measures: ONE sticky driver column, and bars windowed on the time axis (one screen of margin).
// Budget for our package: floor-react plus what a real shift row needs: ARIA grid roles and labels, availability and PTO spans,
// a row header with name, hours and skill chips, bars with text, icon, two resize handles, a roving tabindex and a dragged-row pin.
import { memo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { BAR_H, COLORS, HOUR, HOUR_W, ROW_H, SIDE_W, type BarDef, type Data } from '../lib/types.ts';
export const meta = {
  label: 'floor-week (floor-rich, one sticky column, time windowing)',
  lib: '@tanstack/react-virtual',
};
export const selectors = { bar: '.bar', scroll: '.sc' };
const css = `.sc{position:absolute;inset:0;overflow:auto;contain:strict}.in{background:linear-gradient(#ddd,#ddd) ${SIDE_W}px 0/1px 100% no-repeat,linear-gradient(90deg,#ddd 1px,transparent 1px) ${SIDE_W}px 0/${HOUR_W}px ${ROW_H}px}.names{position:sticky;left:0;width:${SIDE_W}px;height:100%;z-index:1;background:#fff}.row{position:absolute;left:0;top:0;height:${ROW_H}px;width:100%;contain:strict;border-bottom:1px solid #e5e7eb}.name{position:absolute;top:0;left:0;width:${SIDE_W}px;height:${ROW_H}px;padding:9px 8px;contain:layout style}.ghost{will-change:transform;z-index:2;box-shadow:0 2px 8px #0006}.bar{position:absolute;top:4px;height:${BAR_H}px;border-radius:4px;color:#fff;font-size:11px;padding:6px;overflow:hidden;contain:strict;touch-action:none}.bg{position:absolute;top:0;height:100%}.av{background:#ecfdf5}.pto{background:repeating-linear-gradient(45deg,#fde68a 0 6px,#fff 6px 12px)}.hrs{float:right;color:#555}.chip{border:1px solid #999;border-radius:3px;font-size:10px;padding:0 3px;margin-left:4px}.h{position:absolute;top:0;width:8px;height:100%;cursor:ew-resize}.h.s{left:0}.h.e{right:0}.ic{margin-right:4px}`;
const fmt = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
  cache = new Map<number, string>();
const hm = (t: number) => {
  let s = cache.get(t);
  if (!s) cache.set(t, (s = fmt.format(t)));
  return s;
};
const NAMES = { tow: 'Tow', battery: 'Battery', light: 'Light Service' };
const Name = memo(function Name({ name, n, y, id }: { name: string; n: number; y: number; id: string }) {
  return (
    <div id={id} role="rowheader" className="name" tabIndex={-1} style={{ transform: `translateY(${y}px)` }}>
      <span className="nm">{name}</span>
      <span className="hrs">{n * 3} h</span>
      <span className="chip">T</span>
      <span className="chip">B</span>
    </div>
  );
});
const Row = memo(function Row({
  name,
  bars,
  y,
  from,
  index,
  t0,
  t1,
  id,
}: {
  name: string;
  bars: BarDef[];
  y: number;
  from: number;
  index: number;
  t0: number;
  t1: number;
  id: string;
}) {
  const px = (t: number) => SIDE_W + ((t - from) / HOUR) * HOUR_W,
    a = index % 5;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-owns={id}
      className="row"
      style={{ transform: `translateY(${y}px)` }}
    >
      <div className="bg av" style={{ left: px(from + 6 * HOUR), width: 12 * HOUR_W }} />
      {a < 2 && <div className="bg pto" style={{ left: px(from + (18 + a) * HOUR), width: 4 * HOUR_W }} />}
      {bars.map((b, i) =>
        b.end < t0 || b.start > t1 ? null : (
          <div
            key={b.id}
            role="gridcell"
            tabIndex={index === 0 && i === 0 ? 0 : -1}
            aria-selected={false}
            aria-label={`${NAMES[b.service]} shift, ${hm(b.start)} to ${hm(b.end)}, ${name}`}
            className={'bar ' + b.service}
            style={{ left: px(b.start), width: px(b.end) - px(b.start), background: COLORS[b.service] }}
          >
            <i className="h s" />
            <span className="ic" aria-hidden="true">
              ▲
            </span>
            <span className="tx">
              {hm(b.start)}–{hm(b.end)}
            </span>
            <i className="h e" />
          </div>
        ),
      )}
    </div>
  );
});
function App({ data }: { data: Data }) {
  const [win, setWin] = useState(0),
    STEP = 700; // re-window only after crossing half a screen
  const ref = useRef<HTMLDivElement>(null),
    inner = useRef<HTMLDivElement>(null),
    drag = useRef<{ g: HTMLElement; src: HTMLElement; x: number; y: number } | null>(null);
  const v = useVirtualizer({
    count: data.rows.length,
    getScrollElement: () => ref.current,
    estimateSize: () => ROW_H,
    overscan: 10,
  });
  const items = v.getVirtualItems(),
    t0 = data.from + ((win * STEP - 1400) / HOUR_W) * HOUR,
    t1 = data.from + ((win * STEP + 2800) / HOUR_W) * HOUR;
  return (
    <>
      <style>{css}</style>
      <div
        className="sc"
        ref={ref}
        onScroll={(e) => {
          const w = Math.round(e.currentTarget.scrollLeft / STEP);
          if (w !== win) setWin(w);
        }}
        role="grid"
        aria-label="Shifts"
        aria-rowcount={data.rows.length + 1}
        aria-multiselectable="true"
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
          className="in"
          style={{ position: 'relative', height: v.getTotalSize(), width: SIDE_W + data.days * 24 * HOUR_W }}
        >
          <div className="names">
            {items.map((i) => {
              const r = data.rows[i.index]!;
              return <Name key={r.id} id={'n' + r.id} name={r.name} n={data.byRow.get(r.id)!.length} y={i.start} />;
            })}
          </div>
          {items.map((i) => {
            const r = data.rows[i.index]!;
            return (
              <Row
                key={r.id}
                id={'n' + r.id}
                name={r.name}
                bars={data.byRow.get(r.id)!}
                y={i.start}
                from={data.from}
                index={i.index}
                t0={t0}
                t1={t1}
              />
            );
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

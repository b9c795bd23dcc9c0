// Physical floor, DOM: no framework, one native scroller, recycled rows, bars placed with left/width, drag with transform.
import { BAR_H, COLORS, HOUR, HOUR_W, ROW_H, SIDE_W, type Data } from '../lib/types.ts';
export const meta = { label: 'floor-dom (vanilla, recycled rows)', lib: '-' };
export const selectors = { bar: '.bar' };
const css = `.sc{position:absolute;inset:0;overflow:auto;contain:strict}.row{position:absolute;left:0;height:${ROW_H}px;width:100%;contain:strict;background:repeating-linear-gradient(90deg,transparent 0 ${HOUR_W - 1}px,#ddd ${HOUR_W - 1}px ${HOUR_W}px) ${SIDE_W}px 0;border-bottom:1px solid #e5e7eb}.name{position:sticky;left:0;width:${SIDE_W}px;height:100%;padding:9px 8px;background:#fff;z-index:1}.ghost{will-change:transform;z-index:2;box-shadow:0 2px 8px #0006}.bar{position:absolute;top:4px;height:${BAR_H}px;border-radius:4px;color:#fff;font-size:11px;padding:6px;overflow:hidden;contain:strict;touch-action:none}`;
export function mount(el: HTMLElement, data: Data) {
  const px = (t: number) => SIDE_W + ((t - data.from) / HOUR) * HOUR_W;
  el.innerHTML = `<style>${css}</style><div class="sc"><div class="in" style="position:relative;height:${data.rows.length * ROW_H}px;width:${px(data.to)}px"></div></div>`;
  const sc = el.querySelector<HTMLElement>('.sc')!,
    inner = el.querySelector<HTMLElement>('.in')!;
  const shown = new Map<HTMLElement, number>();
  const OVER = 12,
    pool = Math.min(data.rows.length, Math.ceil(sc.clientHeight / ROW_H) + 2 * OVER);
  const rows = Array.from({ length: pool }, () => {
    const d = document.createElement('div');
    d.className = 'row';
    d.innerHTML = '<div class="name"></div>';
    return d;
  });
  inner.append(...rows);
  function fill(d: HTMLElement, i: number) {
    if (shown.get(d) === i) return;
    shown.set(d, i);
    d.style.transform = `translateY(${i * ROW_H}px)`;
    const row = data.rows[i]!,
      bars = data.byRow.get(row.id)!;
    d.firstElementChild!.textContent = row.name;
    while (d.childElementCount - 1 < bars.length) {
      const b = document.createElement('div');
      b.className = 'bar';
      d.append(b);
    }
    while (d.childElementCount - 1 > bars.length) d.lastElementChild!.remove();
    for (let k = 0; k < bars.length; k++) {
      const b = d.children[k + 1] as HTMLElement,
        x = bars[k]!;
      b.style.cssText = `left:${px(x.start)}px;width:${px(x.end) - px(x.start)}px;background:${COLORS[x.service]}`;
      b.textContent = x.label;
    }
  }
  function render() {
    let a = Math.floor(sc.scrollTop / ROW_H) - OVER;
    a = Math.max(0, Math.min(a, data.rows.length - pool));
    for (let i = a; i < a + pool; i++) fill(rows[i % pool]!, i);
  }
  render();
  sc.addEventListener('scroll', render, { passive: true });
  // The moving bar is a clone in one overlay layer: never clipped by row containment, the source bar just fades.
  let drag: { g: HTMLElement; src: HTMLElement; x: number; y: number } | null = null;
  inner.addEventListener('pointerdown', (e) => {
    const src = (e.target as HTMLElement).closest<HTMLElement>('.bar');
    if (!src) return;
    const g = src.cloneNode(true) as HTMLElement,
      row = src.parentElement as HTMLElement;
    g.className = 'bar ghost';
    g.style.top = (shown.get(row) ?? 0) * ROW_H + 4 + 'px';
    inner.append(g);
    src.style.opacity = '.35';
    drag = { g, src, x: e.clientX, y: e.clientY };
    inner.setPointerCapture(e.pointerId);
  });
  inner.addEventListener('pointermove', (e) => {
    if (drag) {
      const s = HOUR_W / 4,
        dx = Math.round((e.clientX - drag.x) / s) * s,
        dy = Math.round((e.clientY - drag.y) / ROW_H) * ROW_H;
      drag.g.style.transform = `translate(${dx}px,${dy}px)`;
    }
  });
  inner.addEventListener('pointerup', () => {
    if (drag) {
      drag.g.remove();
      drag.src.style.opacity = '';
    }
    drag = null;
  });
}

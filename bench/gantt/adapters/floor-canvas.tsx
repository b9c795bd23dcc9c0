// Physical floor, canvas: one sticky canvas the size of the viewport, redrawn on scroll; drag redraws only.
import { BAR_H, COLORS, HOUR, HOUR_W, ROW_H, SIDE_W, type Data } from '../lib/types.ts';
export const meta = { label: 'floor-canvas (2D, redraw viewport)', lib: '-' };
export function mount(el: HTMLElement, data: Data) {
  const px = (t: number) => SIDE_W + ((t - data.from) / HOUR) * HOUR_W;
  el.innerHTML = `<div class="sc" style="position:absolute;inset:0;overflow:auto"><div style="position:relative;height:${data.rows.length * ROW_H}px;width:${px(data.to)}px"><canvas style="position:sticky;top:0;left:0;display:block;touch-action:none"></canvas></div></div>`;
  const sc = el.querySelector<HTMLElement>('.sc')!,
    cv = el.querySelector('canvas')!,
    W = sc.clientWidth,
    H = sc.clientHeight,
    dpr = devicePixelRatio;
  cv.width = W * dpr;
  cv.height = H * dpr;
  cv.style.width = W + 'px';
  cv.style.height = H + 'px';
  const g = cv.getContext('2d', { alpha: false })!;
  let painted = 0,
    drag: { row: number; k: number; x0: number; y0: number; dx: number; dy: number } | null = null,
    queued = false;
  function draw() {
    queued = false;
    g.setTransform(dpr, 0, 0, dpr, 0, 0);
    const top = sc.scrollTop,
      left = sc.scrollLeft;
    g.fillStyle = '#fff';
    g.fillRect(0, 0, W, H);
    g.fillStyle = '#ddd';
    for (let x = SIDE_W - (left % HOUR_W); x < W; x += HOUR_W) g.fillRect(x, 0, 1, H);
    painted = 0;
    const a = Math.floor(top / ROW_H),
      z = Math.min(data.rows.length, Math.ceil((top + H) / ROW_H));
    g.font = '11px sans-serif';
    g.textBaseline = 'middle';
    for (let i = a; i < z; i++) {
      const y = i * ROW_H - top,
        row = data.rows[i]!,
        bars = data.byRow.get(row.id)!;
      for (let k = 0; k < bars.length; k++) {
        const b = bars[k]!;
        let x = px(b.start) - left,
          yy = y + 4;
        const w = px(b.end) - px(b.start);
        if (drag && drag.row === i && drag.k === k) {
          x += drag.dx;
          yy += drag.dy;
        }
        if (x + w < SIDE_W || x > W) continue;
        painted++;
        g.fillStyle = COLORS[b.service];
        g.beginPath();
        g.roundRect(x, yy, w, BAR_H, 4);
        g.fill();
        g.fillStyle = '#fff';
        g.fillText(b.label, x + 6, yy + BAR_H / 2);
      }
      g.fillStyle = '#fff';
      g.fillRect(0, y, SIDE_W, ROW_H);
      g.fillStyle = '#111';
      g.fillText(row.name, 8, y + ROW_H / 2);
      g.fillStyle = '#e5e7eb';
      g.fillRect(0, y + ROW_H - 1, W, 1);
    }
  }
  const ask = () => {
    if (!queued) {
      queued = true;
      requestAnimationFrame(draw);
    }
  };
  draw();
  sc.addEventListener('scroll', draw, { passive: true });
  const hit = (x: number, y: number) => {
    const r = cv.getBoundingClientRect(),
      i = Math.floor((y - r.top + sc.scrollTop) / ROW_H),
      t = x - r.left + sc.scrollLeft;
    const bars = data.byRow.get(data.rows[i]?.id ?? '') ?? [];
    const k = bars.findIndex((b) => px(b.start) <= t && px(b.end) >= t);
    return k < 0 ? null : { row: i, k };
  };
  cv.addEventListener('pointerdown', (e) => {
    const q = hit(e.clientX, e.clientY);
    if (q) {
      drag = { ...q, x0: e.clientX, y0: e.clientY, dx: 0, dy: 0 };
      cv.setPointerCapture(e.pointerId);
    }
  });
  cv.addEventListener('pointermove', (e) => {
    if (drag) {
      const s = HOUR_W / 4;
      drag.dx = Math.round((e.clientX - drag.x0) / s) * s;
      drag.dy = e.clientY - drag.y0;
      ask();
    }
  });
  cv.addEventListener('pointerup', () => {
    drag = null;
    ask();
  });
  return {
    isReady: () => painted > 0,
    barCount: () => painted,
    scrollEl: () => sc,
    barPoint() {
      const i = Math.floor((sc.scrollTop + H / 2) / ROW_H),
        b = data.byRow.get(data.rows[i]!.id)![1]!,
        r = cv.getBoundingClientRect();
      return {
        x: r.left + (px(b.start) + px(b.end)) / 2 - sc.scrollLeft,
        y: r.top + i * ROW_H + ROW_H / 2 - sc.scrollTop,
      };
    },
  };
}

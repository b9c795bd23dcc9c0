import { Timeline } from 'vis-timeline/standalone';
import 'vis-timeline/styles/vis-timeline-graph2d.css';
import { COLORS, ROW_H, VIEW_H, HOUR, SNAP, type Data } from '../lib/types.ts';
export const meta = { label: 'vis-timeline 8.5', lib: 'vis-timeline', note: 'stack:false, groupHeightMode fixed' };
export const selectors = { bar: '.vis-item' };
export function mount(el: HTMLElement, data: Data) {
  const st = document.createElement('style');
  st.textContent =
    `.vis-label,.vis-foreground .vis-group{height:${ROW_H}px!important}` +
    Object.entries(COLORS)
      .map(([k, c]) => `.vis-item.${k}{background:${c};color:#fff;border-width:0}`)
      .join('');
  document.head.append(st);
  const groups = data.rows.map((r, i) => ({ id: r.id, content: r.name, order: i }));
  const items = data.bars.map((b) => ({
    id: b.id,
    group: b.row,
    start: b.start,
    end: b.end,
    content: b.label,
    className: b.service,
  }));
  const t = new Timeline(el, items, groups, {
    height: VIEW_H,
    stack: false,
    groupHeightMode: 'fixed',
    verticalScroll: true,
    horizontalScroll: false,
    zoomable: false,
    moveable: true,
    orientation: 'top',
    margin: { item: 4, axis: 2 },
    start: data.from,
    end: data.from + 24 * HOUR,
    min: data.from,
    max: data.to,
    selectable: true,
    groupOrder: 'order',
    showCurrentTime: false,
    multiselect: true,
    locale: 'en',
    editable: { updateTime: true, updateGroup: true, overrideItems: true },
    itemsAlwaysDraggable: { item: true, range: true },
    snap: (d) => new Date(Math.round(+d / SNAP) * SNAP),
  });
  return {
    unmount: () => t.destroy(),
    isReady: () => {
      const b = el.querySelector('.vis-item');
      return !!b && getComputedStyle(b).visibility !== 'hidden';
    },
    scrollEl: () => el.querySelector('.vis-left.vis-vertical-scroll'),
  };
}

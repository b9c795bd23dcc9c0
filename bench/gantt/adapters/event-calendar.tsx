import { createCalendar, destroyCalendar, ResourceTimeline, Interaction } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { COLORS, HOUR_W, VIEW_H, type Data } from '../lib/types.ts';
export const meta = { label: '@event-calendar/core 5.15 (Svelte)', lib: '@event-calendar/core' };
export const selectors = { bar: '.ec-event' };
export function mount(el: HTMLElement, data: Data) {
  const ec = createCalendar(el, [ResourceTimeline, Interaction], {
    view: 'resourceTimelineDay',
    duration: { days: data.days },
    date: new Date(data.from),
    height: VIEW_H + 'px',
    slotDuration: '01:00',
    snapDuration: '00:15',
    slotWidth: HOUR_W,
    editable: true,
    headerToolbar: { start: '', center: '', end: '' },
    resources: data.rows.map((r) => ({ id: r.id, title: r.name })),
    events: data.bars.map((b) => ({
      id: b.id,
      resourceId: b.row,
      start: new Date(b.start),
      end: new Date(b.end),
      title: b.label,
      backgroundColor: COLORS[b.service],
    })),
  });
  return { unmount: () => destroyCalendar(ec) };
}

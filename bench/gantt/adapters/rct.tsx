import { createRoot } from 'react-dom/client';
import Timeline from 'rct30';
import 'rct30/style.css';
import { COLORS, ROW_H, SIDE_W, SNAP, HOUR, type Data } from '../lib/types.ts';
export const meta = {
  label: 'react-calendar-timeline 0.30-beta.19',
  lib: 'react-calendar-timeline',
  clickFirst: true,
  note: 'newest line that runs on React 19; outer div scrolls (library has no vertical virtualization)',
};
export const selectors = { bar: '.rct-item', scroll: '.rctscroll' };
export function mount(el: HTMLElement, data: Data) {
  const groups = data.rows.map((r) => ({ id: r.id, title: r.name }));
  const items = data.bars.map((b) => ({
    id: b.id,
    group: b.row,
    title: b.label,
    start_time: b.start,
    end_time: b.end,
    itemProps: { style: { background: COLORS[b.service], color: '#fff' } },
  }));
  const root = createRoot(el);
  root.render(
    <div className="rctscroll" style={{ height: '100%', overflow: 'auto' }}>
      <Timeline
        groups={groups}
        items={items}
        defaultTimeStart={data.from}
        defaultTimeEnd={data.from + 24 * HOUR}
        sidebarWidth={SIDE_W}
        lineHeight={ROW_H}
        itemHeightRatio={0.78}
        stackItems={false}
        canMove
        canChangeGroup
        canResize="both"
        dragSnap={SNAP}
      />
    </div>,
  );
  return { unmount: () => root.unmount() };
}

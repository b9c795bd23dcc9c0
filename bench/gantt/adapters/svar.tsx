import { createRoot } from 'react-dom/client';
import { Gantt, Willow } from '@svar-ui/react-gantt';
import '@svar-ui/react-gantt/all.css';
import { type Data } from '../lib/types.ts';
export const meta = {
  label: 'SVAR React Gantt 2.7 (MIT)',
  lib: '@svar-ui/react-gantt',
  note: 'row = task: one bar per row only, so one third of the bars',
  barsPerRow: 1,
};
export const selectors = { bar: '.wx-bar' };
export function mount(el: HTMLElement, data: Data) {
  const tasks = data.bars.map((b, i) => ({
    id: i + 1,
    text: data.rows[i % data.rows.length]!.name,
    start: new Date(b.start),
    end: new Date(b.end),
    duration: (b.end - b.start) / 3_600_000,
    progress: 0,
    type: 'task',
    parent: 0,
  }));
  const scales = [
      { unit: 'day', step: 1, format: '%d %M' },
      { unit: 'hour', step: 1, format: '%H' },
    ],
    root = createRoot(el);
  const st = document.createElement('style');
  st.textContent = '.wx-theme{height:100%}';
  document.head.append(st);
  root.render(
    <div style={{ height: '100%' }}>
      <Willow>
        <Gantt
          tasks={tasks}
          links={[]}
          scales={scales}
          cellWidth={48}
          cellHeight={36}
          durationUnit="hour"
          lengthUnit="minute"
          start={new Date(data.from)}
          end={new Date(data.to)}
          columns={[{ id: 'text', header: 'Driver', width: 200 }]}
        />
      </Willow>
    </div>,
  );
  return { unmount: () => root.unmount() };
}

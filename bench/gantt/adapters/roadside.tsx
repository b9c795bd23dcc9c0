// The schedule with its defaults: keyboard, announcements, coverage preview and validation on.
import '@roadside/tokens/styles.css';
import { createRoot } from 'react-dom/client';
import { createScheduleModel, type Shift, windowOfDays } from '@roadside/scheduler-gantt/model';
import { SchedulerGantt } from '@roadside/scheduler-gantt/view';
import { HOUR, HOUR_W, type Data } from '../lib/types.ts';
import './roadside.css';
export const meta = { label: 'ours', lib: '@roadside/scheduler-gantt' };
export const selectors = { bar: '[data-shift]', scroll: '[data-component="SchedulerGantt.Scroller"]' };

/** The same backgrounds as the complete floor, plus coverage hours, which no peer has. */
function makeModel(data: Data) {
  const backgrounds = new Map(
    data.rows.map(({ id }, index) => [
      id,
      [
        { kind: 'available' as const, start: data.from, end: data.to },
        ...(index % 5 < 2
          ? [
              {
                kind: 'pto' as const,
                start: data.from + (18 + (index % 5)) * HOUR,
                end: data.from + (22 + (index % 5)) * HOUR,
              },
            ]
          : []),
      ],
    ]),
  );
  const needed = {
    bucket: HOUR,
    values: Array.from({ length: data.days * 24 }, () => Math.round(data.rows.length / 3)),
  };
  return createScheduleModel({
    // Created once, as an application would. The first date a page formats loads the locale data, which the floor does
    // while its script is evaluated.
    window: windowOfDays({ year: 2026, month: 3, day: 2 }, data.days, 'UTC'),
    drivers: data.rows.map(({ id, name }) => ({ id, name, kind: 'driver' as const, detail: 'T B' })),
    shifts: data.bars.map(({ id, row, start, end, service }) => ({
      id,
      driverId: row,
      start,
      end,
      service,
      version: 1,
    })),
    backgrounds,
    needed,
  });
}

/** Called for every bar that is rendered, where that is counted. */
declare const benchDrawn: (shift: Shift) => string;

let model: ReturnType<typeof makeModel> | null = null;
/** Data is created before the clock starts, as for the peers. */
export function prepare(data: Data) {
  model = makeModel(data);
}
export function mount(el: HTMLElement, data: Data) {
  const root = createRoot(el);
  root.render(
    <SchedulerGantt
      className="bench-gantt"
      label="Shifts"
      model={model ?? makeModel(data)}
      hourCycle="h23"
      zoom={HOUR_W}
      newShift={{ service: 'tow', length: 4 * HOUR }}
      {...('benchDrawn' in globalThis && { renderBar: benchDrawn })}
    />,
  );
  return { unmount: () => root.unmount() };
}

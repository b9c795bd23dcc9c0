import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import {
  createClockFormat,
  createScheduleModel,
  hour,
  moveInTime,
  type ScheduleModel,
  type Shift,
  windowOfDays,
} from '../model/index.ts';
import { scheduleCsv, scheduleSvg } from '../save/index.ts';
import { type GanttHandle, SchedulerGantt, type SchedulerGanttProps } from './index.ts';
import './gantt.stories.css';

const present = (model: ScheduleModel) => model.window.from + 10.4 * hour;

/** Each story edits its own schedule. */
function Sample({
  size,
  rows,
  ...props
}: Partial<SchedulerGanttProps> & {
  readonly size?: Parameters<typeof sampleSchedule>[0];
  readonly rows?: 'few' | 'many';
}) {
  const [model] = useState(() => props.model ?? sampleSchedule(size));
  return (
    <div className={rows === 'few' ? 'gantt-story-few' : 'gantt-story'}>
      <SchedulerGantt
        label="Shifts of station 12"
        hourCycle="h23"
        now={props.model ? model.window.from + hour : present(model)}
        newShift={{ service: 'tow', length: 4 * hour }}
        {...props}
        model={model}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Gantt/SchedulerGantt',
  component: SchedulerGantt,
  args: { label: 'Shifts of station 12' } as Partial<SchedulerGanttProps> as SchedulerGanttProps,
});

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const at = (hours: number) => window.from + hours * hour;
const shift = (id: string, driverId: string, from: number, to: number, more: Partial<Shift> = {}): Shift => ({
  id,
  driverId,
  start: at(from),
  end: at(to),
  service: 'tow',
  version: 1,
  ...more,
});

/** Three drivers whose shifts are known to the minute. */
const small = (
  shifts: readonly Shift[] = [
    shift('a', 'kim', 8, 12),
    shift('b', 'kim', 14, 18, { service: 'battery' }),
    shift('c', 'lou', 9, 11, { service: 'light' }),
  ],
) =>
  createScheduleModel({
    window,
    shifts,
    drivers: [
      { id: 'open', name: 'Open shift', kind: 'ghost' },
      { id: 'kim', name: 'Kim Ray', kind: 'driver', detail: 'T B' },
      { id: 'lou', name: 'Lou Okafor', kind: 'driver' },
      { id: 'max', name: 'Max Petrov', kind: 'driver' },
    ],
    backgrounds: new Map([['lou', [{ kind: 'pto' as const, start: at(12), end: at(16) }]]]),
    needed: { bucket: hour, values: Array.from({ length: 24 }, (_, index) => (index > 7 && index < 18 ? 2 : 0)) },
  });

type Canvas = ReturnType<typeof within>;
const bar = (canvas: Canvas, name: RegExp) => canvas.getByRole('gridcell', { name });
const said = (canvas: Canvas, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
const focused = (canvas: Canvas, name: RegExp) => waitFor(() => expect(bar(canvas, name)).toHaveFocus());
/** The screen position of an hour, derived from bars with known times. */
function hourOn(canvas: Canvas) {
  const { left, width, top, height } = bar(canvas, /^Tow, 08:00 to 12:00/).getBoundingClientRect();
  const size = (width + 1) / 4;
  return { x: (hours: number) => left + (hours - 8) * size, y: (rows: number) => top + height / 2 + rows * 32, size };
}
type Pointer = {
  clientX: number;
  clientY: number;
  pointerId: number;
  pointerType: string;
  button: number;
  buttons: number;
  ctrlKey?: boolean;
  shiftKey?: boolean;
  altKey?: boolean;
};
const pointer = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  buttons: 1,
  ...more,
});
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Presses, moves in steps and releases, like a real drag. */
async function drag(
  from: Element,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { drop = true, ...more }: Partial<Pointer> & { drop?: boolean } = {},
) {
  const scroller = from.closest('[data-component="SchedulerGantt.Scroller"]') as HTMLElement;
  // A scripted press could reach elements that a real pointer cannot.
  await waitFor(() => expect(from.contains(document.elementFromPoint(x, y))).toBe(true));
  await fireEvent.pointerDown(from, pointer(x, y, more));
  for (const share of [0.2, 0.6, 1]) {
    await fireEvent.pointerMove(scroller, pointer(x + (toX - x) * share, y + (toY - y) * share, more));
    await frame();
  }
  if (drop) await fireEvent.pointerUp(scroller, pointer(toX, toY, more));
  await frame();
}

/** A right-click in the middle of an element. */
async function rightClick(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  await fireEvent.contextMenu(element, { clientX: left + width / 2, clientY: top + height / 2 });
}

const letGo = (canvas: Canvas, [x, y]: readonly [number, number]) =>
  fireEvent.pointerUp(
    canvas.getByRole('grid').closest('[data-component="SchedulerGantt.Scroller"]') as Element,
    pointer(x, y),
  );

export const Default = meta.story({ render: () => <Sample /> });

export const Day = meta.story({ tags: ['matrix'], render: () => <Sample rows="few" size={{ drivers: 9 }} /> });

/** The small schedule, untouched: for a real mouse. */
export const ByHand = meta.story({ render: () => <Sample model={small()} rows="few" /> });

export const Week = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 1280 }}>
      <Sample rows="few" size={{ drivers: 9, days: 7, grouped: true }} />
    </div>
  ),
});

export const TenThousandDrivers = meta.story({
  render: () => <Sample size={{ drivers: 10_000, grouped: true }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Shifts of station 12' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '10006'));
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1200));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"], [role="rowheader"]')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1200));
  },
});

export const OneTabStop = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /^Open shift,/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(bar(canvas, /^Light service, 09:00 to 11:00, Lou Okafor$/)).toHaveFocus());
    await waitFor(() => expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1));
  },
});

export const MoveByKeyboard = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}m');
    await said(canvas, /Tow, 08:00 to 12:00, Kim Ray. Moving/);
    await userEvent.keyboard('{ArrowDown}');
    await said(canvas, /Overlaps Lou Okafor’s shift from 09:00 to 11:00/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await said(canvas, 'Moved: Tow, 08:15 to 12:15, Max Petrov.');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:15 to 12:15, Max Petrov$/)).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toHaveFocus());
  },
});

export const MoveByPointer = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(11.3), place.y(2)]);
    await waitFor(() => expect(bar(canvas, /^Tow, 09:15 to 13:15, Max Petrov$/)).toHaveFocus());
  },
});

export const ResizeByPointer = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(11.95), place.y(0)], [place.x(13.2), place.y(0)]);
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 13:15, Kim Ray$/)).toBeInTheDocument());
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(8.05), place.y(0)], [place.x(7.05), place.y(0)]);
    await waitFor(() => expect(bar(canvas, /^Tow, 07:00 to 13:15, Kim Ray$/)).toBeInTheDocument());
  },
});

export const AddByPointer = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(
      await canvas.findByRole('gridcell', { name: /Add shift for Max Petrov/ }),
      [place.x(6.05), place.y(2)],
      [place.x(9.1), place.y(2)],
    );
    await waitFor(() => expect(bar(canvas, /^Tow, 06:00 to 09:15, Max Petrov$/)).toHaveFocus());
  },
});

export const CopyAndLockAnAxis = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(13), place.y(2)], {
      shiftKey: true,
      ctrlKey: true,
    });
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Max Petrov$/)).toBeInTheDocument());
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toBeInTheDocument());
    await drag(bar(canvas, /^Tow, 08:00 to 12:00, Max/), [place.x(10), place.y(2)], [place.x(12), place.y(0)], {
      altKey: true,
    });
    await waitFor(() => expect(bar(canvas, /^Tow, 10:00 to 14:00, Max Petrov$/)).toBeInTheDocument());
  },
});

export const ManyAtOnce = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, canvasElement }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(
      await canvas.findByRole('gridcell', { name: /Add shift for Kim Ray/ }),
      [place.x(7), place.y(0)],
      [place.x(12.5), place.y(1)],
      { shiftKey: true },
    );
    await said(canvas, '2 shifts selected.');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/)).toHaveAttribute('aria-selected', 'true'));
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(10), place.y(1)], { drop: false });
    // Both are lifted, each over the row where it would be dropped.
    const rows = () =>
      [...canvasElement.querySelectorAll('[data-component="SchedulerGantt.Carried"] [data-service]')].map((ghost) =>
        Math.round((ghost.getBoundingClientRect().top + 12 - place.y(0)) / 32),
      );
    await waitFor(() => expect(rows()).toEqual([1, 2]));
    await letGo(canvas, [place.x(10), place.y(1)]);
    await waitFor(() => expect(bar(canvas, /^Light service, 09:00 to 11:00, Max Petrov$/)).toBeInTheDocument());
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Lou Okafor$/)).toBeInTheDocument());
  },
});

export const RefusedWithReasons = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, canvasElement }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(11), place.y(1)], { drop: false });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-component="SchedulerGantt.Carried"]')).toHaveTextContent(
        'Overlaps Lou Okafor’s shift from 09:00 to 11:00.',
      ),
    );
    await letGo(canvas, [place.x(11), place.y(1)]);
    await said(canvas, /Can’t do that. Overlaps/);
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toBeInTheDocument());
  },
});

export const CoveragePreview = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    const coverage = () =>
      within(canvas.getByRole('table'))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await waitFor(() => expect(coverage()[8]).toContain('1 of 2, 1 short'));
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(5), place.y(2)], { drop: false });
    await waitFor(() => expect(coverage()[8]).toContain('0 of 2, 2 short'));
    await fireEvent.keyDown(await canvas.findByRole('grid'), { key: 'Escape' });
    await waitFor(() => expect(coverage()[8]).toContain('1 of 2, 1 short'));
  },
});

export const Touch = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    const held = bar(canvas, /^Tow, 08:00/);
    const scroller = held.closest('[data-component="SchedulerGantt.Scroller"]') as HTMLElement;
    const finger = (x: number, y: number) => pointer(x, y, { pointerType: 'touch' });
    await fireEvent.pointerDown(held, finger(place.x(10), place.y(0)));
    await waitFor(() => expect(scroller.dataset.carrying).toBeUndefined());
    await waitFor(() => expect(scroller.dataset.carrying).toBe('move'));
    // A long press must not open the browser's context menu here.
    await fireEvent.contextMenu(held);
    await fireEvent.pointerMove(scroller, finger(place.x(10), place.y(2)));
    await fireEvent.pointerUp(scroller, finger(place.x(10), place.y(2)));
    await canvas.findByRole('gridcell', { name: /^Tow, 08:00 to 12:00, Max Petrov$/ });
    // Once selected, its end can be grabbed from just outside the bar.
    await fireEvent.pointerDown(bar(canvas, /^Tow/), finger(place.x(10), place.y(2)));
    await fireEvent.pointerUp(scroller, finger(place.x(10), place.y(2)));
    await waitFor(() => expect(bar(canvas, /^Tow/)).toHaveAttribute('aria-selected', 'true'));
    const beside = bar(canvas, /^Tow/).getBoundingClientRect().right + 12;
    await fireEvent.pointerDown(
      await canvas.findByRole('gridcell', { name: /Add shift for Max Petrov/ }),
      finger(beside, place.y(2)),
    );
    await waitFor(() => expect(scroller.dataset.carrying).toBe('resizeEnd'));
    await fireEvent.pointerMove(scroller, finger(beside + place.size, place.y(2)));
    await fireEvent.pointerUp(scroller, finger(beside + place.size, place.y(2)));
    await canvas.findByRole('gridcell', { name: /^Tow, 08:00 to 13:00, Max Petrov$/ });
    await expect(canvas.queryByRole('menu')).toBeNull();
    // A long press and release opens the menu.
    const there = place.x(10);
    await fireEvent.pointerDown(bar(canvas, /^Tow/), finger(there, place.y(2)));
    await waitFor(() => expect(scroller.dataset.carrying).toBe('move'));
    await fireEvent.pointerUp(scroller, finger(there, place.y(2)));
    await canvas.findByRole('menuitem', { name: 'Move to driver above' });
  },
});

export const EditWithoutDragging = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const dialog = within(
      await canvas.findByRole('dialog', { name: /^(Kim Ray|Lou Okafor|Max Petrov), Mon, Nov 16$/ }),
    );
    await userEvent.selectOptions(await dialog.findByLabelText('Driver'), 'Lou Okafor');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save shift' }));
    await waitFor(async () =>
      expect(await dialog.findByRole('alert')).toHaveTextContent('Overlaps Lou Okafor’s shift from 09:00 to 11:00.'),
    );
    await userEvent.selectOptions(await dialog.findByLabelText('Driver'), 'Max Petrov');
    await userEvent.selectOptions(await dialog.findByLabelText('End'), '12:30 (4.5 h)');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save shift' }));
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:30, Max Petrov$/)).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Keys = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    // It opens at the top, and no description is cut off.
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Keyboard shortcuts' })).toHaveFocus());
    await expect(dialog.scrollTop).toBe(0);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await waitFor(() => {
      for (const effect of within(dialog).getAllByRole('definition'))
        expect(effect.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await frame();
    await waitFor(() =>
      expect(bar(canvas, /^Battery, 14:00/).getBoundingClientRect().right).toBeLessThan(
        bar(canvas, /^Tow, 08:00/).getBoundingClientRect().left,
      ),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/)).toHaveFocus());
    const { right, width, top } = bar(canvas, /^Tow, 08:00/).getBoundingClientRect();
    const size = (width + 1) / 4;
    await drag(bar(canvas, /^Tow, 08:00/), [right - 2 * size, top + 10], [right - 3 * size, top + 10]);
    await waitFor(() => expect(bar(canvas, /^Tow, 09:00 to 13:00, Kim Ray$/)).toBeInTheDocument());
  },
});

export const Groups = meta.story({
  render: () => <Sample size={{ drivers: 12, grouped: true }} />,
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('rowheader', { name: /North yard \(4\)/ });
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: /North yard \(4\)/ })).toHaveAttribute('aria-expanded', 'false'),
    );
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^Kim Ray/ })).toBeNull());
  },
});

export const ReadOnly = meta.story({
  render: () => <Sample model={small()} rows="few" readOnly />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Delete}');
    await said(canvas, 'This schedule is read-only.');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/)).toBeInTheDocument());
  },
});

export const AskedBefore = meta.story({
  args: { onOperations: fn(() => false) },
  render: (args) => (
    <Sample
      model={small()}
      rows="few"
      onOperations={args.onOperations as NonNullable<SchedulerGanttProps['onOperations']>}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(args.onOperations).toHaveBeenCalledOnce());
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toBeInTheDocument());
  },
});

export const ClockChange = meta.story({
  render: () => <Sample rows="few" size={{ drivers: 4, day: { year: 2026, month: 11, day: 1 } }} />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole('table')).getAllByRole('columnheader', { name: '01' })).toHaveLength(2),
    );
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('cell')).toHaveLength(25));
  },
});

export const BadData = meta.story({
  args: { onIssue: fn() },
  render: (args) => (
    <Sample
      model={small([
        shift('a', 'kim', 8, 12),
        shift('a', 'lou', 8, 12),
        shift('b', 'kim', 10, 9),
        shift('c', 'nobody', 8, 16),
        shift('d', 'kim', 9, 13),
        shift('far', 'lou', 900, 910),
      ])}
      rows="few"
      onIssue={args.onIssue as NonNullable<SchedulerGanttProps['onIssue']>}
    />
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.onIssue).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'ends-before-start', text: 'Shift b ends before it starts.' }),
      ),
    );
    await waitFor(() =>
      expect(args.onIssue).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'outside-window', text: 'Shift far is outside the time shown.' }),
      ),
    );
    await waitFor(() => expect(args.onIssue).toHaveBeenCalledTimes(4));
    const [one, other] = [bar(canvas, /^Tow, 08:00 to 12:00, Kim/), bar(canvas, /^Tow, 09:00 to 13:00, Kim/)].map(
      (element) => element.getBoundingClientRect(),
    );
    await waitFor(() => expect((one as DOMRect).bottom).toBeLessThanOrEqual((other as DOMRect).top));
  },
});

export const Loading = meta.story({
  render: () => <Sample rows="few" size={{ drivers: 0, ghosts: 0 }} loading />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading the schedule');
    // Loading rows pulse, except with reduced motion; lifting and dropping are never animated.
    const rests = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true }).length > 0).toBe(!rests));
  },
});

export const Empty = meta.story({
  render: () => <Sample rows="few" size={{ drivers: 0, ghosts: 0 }} empty="No drivers work at this station yet." />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No drivers work at this station yet.')).toBeInTheDocument(),
});

export const AsTable = meta.story({
  tags: ['matrix'],
  render: () => <Sample model={small()} rows="few" view="table" />,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Shifts of station 12' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(6));
    await table.findByRole('button', { name: 'Edit: Tow, 08:00 to 12:00, Kim Ray' });
    await waitFor(() => expect(table.getByRole('row', { name: /^Max Petrov no shifts/ })).toBeInTheDocument());
  },
});

export const KeysInTheTable = meta.story({
  render: () => <Sample model={small()} rows="few" view="table" />,
  play: async ({ canvas, userEvent }) => {
    const line = (name: string) => canvas.findByRole('checkbox', { name });
    await userEvent.click(await line('Tow, 08:00 to 12:00, Kim Ray'));
    await said(canvas, '1 shift selected.');
    await userEvent.click(await line('Battery, 14:00 to 18:00, Kim Ray'));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(async () => expect(await line('Battery, 14:15 to 18:15, Kim Ray')).toHaveFocus());
    await waitFor(async () => expect(await line('Tow, 08:15 to 12:15, Kim Ray')).toBeChecked());
    // After a delete, the next shift takes the focus, and one key restores the deleted one.
    await userEvent.keyboard('{Delete}');
    await canvas.findByRole('row', { name: /^Kim Ray.* no shifts/ });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add shift for Kim Ray' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await line('Tow, 08:15 to 12:15, Kim Ray');
    await userEvent.keyboard('{Control>}z{/Control}');
    await line('Tow, 08:00 to 12:00, Kim Ray');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await line('Tow, 08:15 to 12:15, Kim Ray');
  },
});

export const AddInTheTable = meta.story({
  render: () => <Sample model={small()} rows="few" view="table" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add shift for Max Petrov' }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: /^(Kim Ray|Lou Okafor|Max Petrov), Mon, Nov 16$/ }),
    );
    await userEvent.selectOptions(await dialog.findByLabelText('End'), '10:30 (2.5 h)');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save shift' }));
    await canvas.findByRole('button', { name: 'Edit: Tow, 08:00 to 10:30, Max Petrov' });
    await userEvent.click(await canvas.findByText('Coverage'));
    await waitFor(async () => expect(await canvas.findByRole('row', { name: /Mon.* 08:00 2 2 0/ })).toBeVisible());
  },
});

export const Menu = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await rightClick(bar(canvas, /^Battery/));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '15 minutes later' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '15 minutes later' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'End 15 minutes earlier' }));
    await canvas.findByRole('gridcell', { name: /^Battery, 14:30 to 18:15, Kim Ray$/ });
    await userEvent.keyboard('{Escape}');
    await focused(canvas, /^Battery, 14:30/);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await said(canvas, 'Deleted: Battery, 14:30 to 18:15, Kim Ray.');
  },
});

export const OwnMenuAndEditor = meta.story({
  render: () => (
    <Sample
      model={small()}
      rows="few"
      renderMenu={(chosen, close, place) => (
        <button
          type="button"
          onClick={close}
        >{`Message ${chosen.driverId} ${place ? 'at the pointer' : 'at the bar'}`}</button>
      )}
      renderEditor={({ shift: chosen, draft, change, save, blocked }) => (
        <>
          <button
            type="button"
            onClick={() => change({ service: 'light' })}
          >{`Edit ${chosen.id}: ${draft.service}`}</button>
          <button type="button" disabled={blocked} onClick={save}>
            Keep
          </button>
        </>
      )}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await rightClick(bar(canvas, /^Battery/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Message kim at the pointer' }));
    await focused(canvas, /^Battery/);
    await userEvent.keyboard('{Enter}');
    // The popover and its title are ours, the fields and buttons the app's.
    await canvas.findByRole('dialog', { name: 'Kim Ray, Mon, Nov 16' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit b: battery' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep' }));
    await focused(canvas, /^Light service, 14:00 to 18:00, Kim Ray$/);
  },
});

export const OwnBarsAndHeads = meta.story({
  render: () => (
    <Sample
      model={small()}
      rows="few"
      renderBar={({ id }) => <b>{`No. ${id}`}</b>}
      renderRowHeader={({ name, detail = 'no skills' }) => <i>{`${name}: ${detail}`}</i>}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toHaveTextContent('No. a'));
    await waitFor(() => expect(canvas.getByText('Lou Okafor: no skills')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Kim Ray, T B, 8 h' })).toBeInTheDocument());
  },
});

export const CopyPasteUndo = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Control>}c{/Control}{ArrowDown}{ArrowDown}{Control>}v{/Control}');
    await canvas.findByRole('gridcell', { name: /^Tow, 08:00 to 12:00, Max Petrov$/ });
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toBeInTheDocument());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(canvas.queryByRole('gridcell', { name: /^Tow, 08:00 to 12:00, Max Petrov$/ })).toBeNull(),
    );
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await canvas.findByRole('gridcell', { name: /^Tow, 08:00 to 12:00, Max Petrov$/ });
  },
});

export const AddByTwoPresses = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('gridcell', { name: /Add shift for Max Petrov/ });
    const { left, top, width, height } = place.getBoundingClientRect();
    place.focus();
    await fireEvent.dblClick(place, { clientX: left + width * 0.4, clientY: top + height / 2 });
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Tow, .*, Max Petrov/ })).toHaveFocus());
  },
});

export const ScrollsAtTheEdge = meta.story({
  render: () => <Sample size={{ drivers: 60 }} rows="few" zoom={120} />,
  play: async ({ canvas }) => {
    const scroller = (await canvas.findByRole('grid')).closest(
      '[data-component="SchedulerGantt.Scroller"]',
    ) as HTMLElement;
    const view = scroller.getBoundingClientRect();
    const inTheMiddle = (cell: HTMLElement) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return (
        cell.dataset.shift &&
        cell.dataset.fixed === undefined &&
        left > view.left + 250 &&
        right < view.right - 100 &&
        top > view.top + 145 &&
        bottom < view.bottom - 50
      );
    };
    const held = (await canvas.findAllByRole('gridcell')).find(inTheMiddle) as HTMLElement;
    const box = held.getBoundingClientRect();
    const from = scroller.scrollLeft;
    await drag(held, [box.left + box.width / 2, box.top + 8], [view.right - 4, view.bottom - 4], { drop: false });
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100));
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(from));
    await fireEvent.keyDown(await canvas.findByRole('grid'), { key: 'Escape' });
    await said(canvas, 'Move canceled.');
  },
});

/** A zoomed-in week renders the hours in view plus a screen beside them; all hours keep their column. */
export const HoursInSight = meta.story({
  render: () => <Sample size={{ drivers: 60, days: 7 }} rows="few" zoom={48} />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const scroller = grid.closest('[data-component="SchedulerGantt.Scroller"]') as HTMLElement;
    const table = canvas.getByRole('table') as HTMLTableElement;
    const hours = () => [...table.rows[1]!.cells].filter(({ tagName }) => tagName === 'TH');
    const columns = (row: HTMLTableRowElement) => [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
    const complete = async () => {
      await expect(hours().length).toBeLessThan(120);
      await expect([...table.rows].map(columns)).toEqual([169, 168, 169]);
      // Everything visible in the header is an hour.
      const view = scroller.getBoundingClientRect();
      const seen = hours().map((cell) => cell.getBoundingClientRect());
      await expect(seen[0]!.left).toBeLessThanOrEqual(table.querySelector('th')!.getBoundingClientRect().right + 1);
      await expect(seen.at(-1)!.right).toBeGreaterThanOrEqual(view.right - 20);
    };
    await complete();
    const first = hours()[0]!.textContent;
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(hours().at(-1)!.cellIndex).toBe(table.rows[1]!.cells.length - 1));
    await complete();
    scroller.scrollLeft = 0;
    await waitFor(() => expect(hours()[0]!.cellIndex).toBe(0));
    await expect(hours()[0]!.textContent).toBe(first);
  },
});

export const Zoom = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    const { width, left } = bar(canvas, /^Tow, 08:00/).getBoundingClientRect();
    await fireEvent.wheel(bar(canvas, /^Tow, 08:00/), { ctrlKey: true, deltaY: -400 * Math.log(3), clientX: left });
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/).getBoundingClientRect().width / width).toBeGreaterThan(2.8));
    // The time under the pointer has not moved.
    await waitFor(() =>
      expect(Math.abs(bar(canvas, /^Tow, 08:00/).getBoundingClientRect().left - left)).toBeLessThan(3),
    );
  },
});

export const ZoomByKeyboard = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await focused(canvas, /^Tow, 08:00/);
    const { width, left } = bar(canvas, /^Tow, 08:00/).getBoundingClientRect();
    await userEvent.keyboard('++++');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/).getBoundingClientRect().width / width).toBeGreaterThan(2));
    // The focused shift starts at the same position as before.
    await waitFor(() =>
      expect(Math.abs(bar(canvas, /^Tow, 08:00/).getBoundingClientRect().left - left)).toBeLessThan(6),
    );
    await userEvent.keyboard('----');
    await waitFor(() =>
      expect(Math.abs(bar(canvas, /^Tow, 08:00/).getBoundingClientRect().width - width)).toBeLessThan(2),
    );
  },
});

/** From one morning to the evening two days later, in the other clock. */
export const AnyStretchOfTime = meta.story({
  render: () => {
    const stretch = { from: at(6), to: at(66), timeZone: window.timeZone };
    return (
      <Sample
        model={createScheduleModel({
          window: stretch,
          drivers: [{ id: 'kim', name: 'Kim Ray', kind: 'driver' }],
          shifts: [shift('night', 'kim', 22, 30), shift('early', 'kim', 2, 9)],
          needed: { bucket: hour, values: Array.from({ length: 60 }, () => 1) },
        })}
        rows="few"
        locale="en-US"
        hourCycle="h12"
      />
    );
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await waitFor(() => expect(table.getAllByRole('cell')).toHaveLength(60));
    await waitFor(() =>
      expect(table.getAllByRole('columnheader', { name: /^(Mon|Tue|Wed), Nov 1[678] \d+ h short$/ })).toHaveLength(3),
    );
    await waitFor(() => expect(bar(canvas, /^Tow, 10:00\sPM to 6:00\sAM, Kim Ray$/)).toBeInTheDocument());
    await waitFor(() =>
      expect(bar(canvas, /^Tow, 2:00\sAM to 9:00\sAM, Kim Ray$/)).toHaveAttribute('data-clipped-start'),
    );
  },
});

export const ShortDay = meta.story({
  render: () => <Sample rows="few" size={{ drivers: 4, day: { year: 2026, month: 3, day: 8 } }} />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole('table')).queryByRole('columnheader', { name: '02' })).toBeNull(),
    );
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('cell')).toHaveLength(23));
  },
});

export const Densities = meta.story({
  render: () => (
    <>
      {['roomy', 'standard', 'dense'].map((density) => (
        <div key={density} data-density={density}>
          <Sample size={{ drivers: 4 }} rows="few" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = (await canvas.findAllByRole('row', { name: /Kim Ray/ })).map(
      (row) => row.getBoundingClientRect().height,
    );
    await waitFor(() => expect(heights).toEqual(heights.toSorted((a, b) => b - a)));
    await waitFor(() => expect(new Set(heights).size).toBe(3));
  },
});

export const OnPaper = meta.story({
  render: () => <Sample size={{ drivers: 60 }} rows="few" />,
  play: async ({ canvasElement }) => {
    const paper = () => canvasElement.querySelector('[data-component="SchedulerGantt.Table"]');
    globalThis.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(paper()).not.toBeNull());
    // Every driver, regardless of scroll position, and a header repeated on each page.
    const drivers = new Set([...(paper()?.querySelectorAll('tbody th') ?? [])].map((head) => head.textContent));
    await waitFor(() => expect(drivers.size).toBeGreaterThan(40));
    await waitFor(() =>
      expect(getComputedStyle(paper()?.querySelector('thead') as Element).display).toBe('table-header-group'),
    );
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper()).toBeNull());
  },
});

/**
 * Another dispatcher saves while this one is working: the change is drawn, focus stays, and conflicting edits are
 * reported.
 */
export const NewsFromTheServer = meta.story({
  render: function News() {
    const [model] = useState(() => small());
    const [message, setMessage] = useState('');
    const send = () => {
      const { conflicts } = model.merge({
        shifts: [shift('a', 'kim', 6, 10, { version: 2 }), shift('c', 'max', 9, 11, { service: 'light', version: 2 })],
      });
      setMessage(conflicts.map(({ id }) => `Both changed ${id}.`).join(' '));
    };
    return (
      <>
        <button type="button" onClick={send}>
          Take in the news
        </button>
        <p>{message}</p>
        <Sample model={model} rows="few" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: /^Tow, 08:00/ });
    bar(canvas, /^Tow, 08:00/).focus();
    await focused(canvas, /^Tow, 08:00/);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await focused(canvas, /^Tow, 08:15 to 12:15, Kim Ray$/);
    canvas.getByRole('button', { name: 'Take in the news' }).click();
    await canvas.findByText('Both changed a.');
    await canvas.findByRole('gridcell', { name: /^Light service, 09:00 to 11:00, Max Petrov$/ });
    await focused(canvas, /^Tow, 08:15 to 12:15, Kim Ray$/);
  },
});

/** The imperative handle, used by the app's own buttons. */
export const ByHandle = meta.story({
  render: function Handled() {
    const handle = useRef<GanttHandle>(null);
    const [model] = useState(() => sampleSchedule({ drivers: 400 }));
    const [message, setMessage] = useState('');
    const last = model.shiftsOf('d400').at(-1) as Shift;
    const change = () => {
      model.apply(moveInTime([last], hour), 'bulk');
      setMessage(
        `${handle.current?.isDirty() ? 'Unsaved' : 'Saved'}, ${handle.current?.diff().changed.length} changed`,
      );
    };
    return (
      <>
        <button type="button" onClick={() => handle.current?.focus(last.id)}>
          Go to the last
        </button>
        <button type="button" onClick={change}>
          Change it
        </button>
        <button type="button" onClick={() => handle.current?.undo()}>
          Take it back
        </button>
        <p>{message}</p>
        <Sample ref={handle} model={model} rows="few" />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the last' }));
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.shift).toMatch(/^s401-/));
    const before = document.activeElement?.textContent ?? '';
    await userEvent.click(await canvas.findByRole('button', { name: 'Change it' }));
    await canvas.findByText('Unsaved, 1 changed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it back' }));
    await said(canvas, 'Undone.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the last' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(before));
  },
});

/** Saving the schedule: a picture drawn from the model, and lines for a spreadsheet. */
export const SavedAsPictureAndSheet = meta.story({
  render: function Saved(_, { globals }) {
    const model = sampleSchedule({ drivers: 8 });
    const driverIds = model.drivers.map(({ id }) => id);
    const clock = createClockFormat({ locale: 'en-GB', timeZone: model.timeZone, hourCycle: 'h23' });
    const svg = scheduleSvg(model, {
      title: 'Monday, 16 November',
      driverIds,
      clock,
      serviceName: (name) => name,
      theme: globals.theme === 'night' ? 'night' : 'day',
      rtl: globals.direction === 'rtl',
    });
    return (
      <>
        <img alt="Shifts of Monday" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
        <pre>{scheduleCsv(model, driverIds, ['Driver', 'Start', 'End', 'Hours', 'Service'], (name) => name)}</pre>
      </>
    );
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Shifts of Monday' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(1000));
    await canvas.findByText(/^Driver,Start,End,Hours,Service\s+Open shift 1,2026-11-16/);
  },
});

/** Seven days without scrolling: the time in each bar, each driver's hours, and each day's shortage. */
export const WeekFits = meta.story({
  render: () => (
    <div style={{ inlineSize: 1280 }}>
      <Sample size={{ drivers: 9, days: 7, grouped: true }} hourCycle="h12" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid');
    const scroller = grid.closest('[data-component="SchedulerGantt.Scroller"]') as HTMLElement;
    await waitFor(() => expect(scroller.scrollWidth).toBe(scroller.clientWidth));
    await waitFor(() => expect(canvas.getAllByText(/^\d+ h short$/)).toHaveLength(7));
    await waitFor(() => expect(canvas.getByText('driver-hours short')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[data-shift="s3-0-0"]')).toHaveTextContent(/^5-\u200B11/));
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: /^Kim Ray, T B, \d+(\.\d+)? h$/ })).toBeInTheDocument(),
    );
  },
});

/** One month of a station. */
export const Month = meta.story({
  args: { onOpenDay: fn() },
  render: (args) => (
    <Sample
      size={{ drivers: 12, days: 30, day: { year: 2026, month: 11, day: 1 } }}
      view="month"
      onOpenDay={args.onOpenDay as NonNullable<SchedulerGanttProps['onOpenDay']>}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Shifts of station 12, November 2026' }));
    await waitFor(() => expect(table.getAllByRole('button')).toHaveLength(30));
    await userEvent.click(table.getByRole('button', { name: /^17 / }));
    const { from, to } = windowOfDays({ year: 2026, month: 11, day: 17 }, 1, 'America/New_York');
    await waitFor(() => expect(args.onOpenDay).toHaveBeenCalledWith({ from, until: to }));
  },
});

/** The phone default: a day, driver by driver, with its missing hours and a button for them. */
export const List = meta.story({
  args: { onFixDay: fn() },
  render: ({ onFixDay }) => (
    <Sample
      model={small([
        shift('a', 'kim', 8, 12),
        shift('b', 'kim', 14, 18, { service: 'battery' }),
        shift('c', 'lou', 9, 11, { service: 'light' }),
        shift('o', 'open', 14, 18, { draft: true }),
      ])}
      rows="few"
      view="list"
      hourCycle="h12"
      onFixDay={onFixDay as NonNullable<SchedulerGanttProps['onFixDay']>}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('10 h short');
    // Between the page's heading and the drivers' own.
    expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Mon, Nov 16');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix Monday' }));
    expect(args.onFixDay).toHaveBeenCalledWith({ start: at(0), end: at(24) });
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Open shift' })).getByText(/not published/)).toBeVisible(),
    );
    const kim = within(await canvas.findByRole('region', { name: 'Kim Ray' }));
    await userEvent.click(kim.getByRole('button', { name: /^8:00\sAM–12:00\sPM Tow/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Kim Ray, Mon, Nov 16' }));
    await userEvent.selectOptions(dialog.getByLabelText('Driver'), 'Max Petrov');
    await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
    const max = within(await canvas.findByRole('region', { name: 'Max Petrov' }));
    await waitFor(() => expect(max.getByRole('button', { name: /^8:00\sAM–12:00\sPM Tow/ })).toHaveFocus());
  },
});

/** A shift dropped on time off keeps its mark, its color and the reason; its time stays readable. */
export const ConflictsStay = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(15), place.y(1)]);
    const dropped = await canvas.findByRole('gridcell', {
      name: /^Tow, 13:00 to 17:00, Lou Okafor\. Lou Okafor has time off/,
    });
    await waitFor(() => expect(dropped).toHaveAttribute('data-conflict', 'not-available'));
    await waitFor(() => expect(dropped).toHaveTextContent(/13-17 Time off/));
    await canvas.findByText('1 availability conflict');
    await waitFor(() => expect(canvas.getByText('Lou Okafor has time off from 12:00 to 16:00.')).toBeVisible());
    // Nothing covers the bar's text.
    const { left, top, height } = dropped.getBoundingClientRect();
    await expect(dropped.contains(document.elementFromPoint(left + 40, top + height / 2))).toBe(true);
    // Back in free hours, no trace of the conflict remains.
    await drag(dropped, [place.x(15), place.y(1)], [place.x(15), place.y(2)]);
    await waitFor(() => expect(canvas.queryByText('1 availability conflict')).toBeNull());
    await waitFor(() => expect(bar(canvas, /^Tow, 13:00 to 17:00, Max Petrov$/)).not.toHaveAttribute('data-conflict'));
  },
});

const availability = () =>
  createScheduleModel({
    window,
    drivers: [
      { id: '999991', name: 'Open shift', kind: 'ghost' },
      { id: 'kim', name: 'Kim Ray', kind: 'driver', detail: 'T B' },
      { id: 'lou', name: 'Lou Okafor', kind: 'driver', detail: 'L' },
      { id: 'max', name: 'Max Petrov', kind: 'driver', detail: 'T' },
    ],
    shifts: [
      shift('open', '999991', 10, 14, { service: 'none' }),
      shift('outside', 'kim', 4, 9, { service: 'battery' }),
      shift('off', 'lou', 13, 17),
      shift('one', 'max', 8, 12),
      shift('two', 'max', 10, 14, { service: 'multiple', note: 'Bring the flatbed' }),
    ],
    backgrounds: new Map([
      ['kim', [{ kind: 'available' as const, start: at(6), end: at(20) }]],
      ['lou', [{ kind: 'pto' as const, start: at(12), end: at(20) }]],
    ]),
    needed: { bucket: hour, values: Array.from({ length: 24 }, (_, index) => (index > 7 && index < 18 ? 3 : 0)) },
  });

/** Both kinds of conflict, stacked overlapping shifts, and the legend. */
export const StatesOfShifts = meta.story({
  tags: ['matrix'],
  render: () => <Sample model={availability()} rows="few" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(bar(canvas, /^Battery/)).toHaveAttribute('data-conflict', 'outside-availability'));
    await waitFor(() => expect(bar(canvas, /Lou Okafor\. /)).toHaveAttribute('data-conflict', 'not-available'));
    // Two overlapping shifts get a full line each.
    const [one, two] = [bar(canvas, /^Tow, 08:00/), bar(canvas, /^Multiple/)].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(one?.height).toBe(two?.height);
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeGreaterThan(0);
    const legend = within(canvas.getByRole('list', { name: 'Legend' }));
    await waitFor(() => expect(legend.getByText('Outside availability')).toBeVisible());
    await waitFor(() => expect(legend.getByText('T Tow')).toBeVisible());
    await canvas.findByText('on shift/needed');
    const coverage = within(canvas.getByRole('table')).getAllByRole('cell');
    await waitFor(() => expect(coverage[10]).toHaveTextContent(/^2\/3/));
    await waitFor(() => expect(coverage[20]).toHaveTextContent(/^0 of 0$/));
  },
});

/** The keyboard moves from conflict to conflict. */
export const NextConflict = meta.story({
  render: () => <Sample model={availability()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('n');
    await focused(canvas, /^Battery, 04:00/);
    await userEvent.keyboard('n');
    await focused(canvas, /^Tow, 13:00/);
    await userEvent.keyboard('n');
    await focused(canvas, /^Battery, 04:00/);
  },
});

/** The editor: titled with driver and day, one clock, a note, a repeat, and reasons before anything is saved. */
export const EditAndRepeat = meta.story({
  render: () => <Sample model={small()} rows="few" hourCycle="h12" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const box = await canvas.findByRole('dialog', { name: 'Kim Ray, Mon, Nov 16' });
    const dialog = within(box);
    // It opens at the bar.
    const { bottom, left } = bar(canvas, /^Tow, 8:00/).getBoundingClientRect();
    await waitFor(() => expect(Math.abs(box.getBoundingClientRect().top - bottom)).toBeLessThan(60));
    await waitFor(() => expect(Math.abs(box.getBoundingClientRect().left - left)).toBeLessThan(60));
    await userEvent.type(dialog.getByLabelText('Note'), 'Bring the flatbed');
    await userEvent.click(dialog.getByText('Repeat'));
    await userEvent.click(dialog.getByLabelText('Wed'));
    await userEvent.click(dialog.getByLabelText('Fri'));
    await dialog.findByText('Adds 2 shifts');
    await userEvent.selectOptions(dialog.getByLabelText('Driver'), 'Lou Okafor');
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(/Overlaps Lou Okafor’s shift from 9:00\sAM/),
    );
    await userEvent.selectOptions(dialog.getByLabelText('Driver'), 'Max Petrov');
    await userEvent.click(dialog.getByRole('button', { name: 'Save shift' }));
    await focused(canvas, /^Tow, 8:00\sAM to 12:00\sPM, Max Petrov\. Bring the flatbed$/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await focused(canvas, /^Tow, 8:00\sAM to 12:00\sPM, Kim Ray$/);
  },
});

/** Escape and a click outside leave a shift unchanged. */
export const EditorCloses = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('Driver'), 'Max Petrov');
    // A click outside does not discard changes.
    await userEvent.click(await canvas.findByText('Coverage'));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await focused(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await userEvent.click(await canvas.findByText('Coverage'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Search = meta.story({
  render: () => <Sample size={{ drivers: 400, grouped: true }} rows="few" searchField />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find a driver' });
    await userEvent.type(field, 'fernandez north');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '16'));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /Okafor/ })).toBeNull());
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody');
    await canvas.findByText('No drivers match “nobody”.');
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '406'));
  },
});

/** Open shifts form their own group, which collapses like any other. */
export const OpenShifts = meta.story({
  render: () => <Sample size={{ drivers: 6, ghosts: 2 }} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Open shifts (2)' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Open shifts (2)' })).toHaveAttribute('aria-expanded', 'false'),
    );
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^Open shift 1/ })).toBeNull());
  },
});

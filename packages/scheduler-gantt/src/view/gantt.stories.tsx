import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { createScheduleModel, hour, type ScheduleModel, type Shift, windowOfDays } from '../model/index.ts';
import { SchedulerGantt, type SchedulerGanttProps } from './index.ts';
import './gantt.stories.css';

const present = (model: ScheduleModel) => model.window.from + 10.4 * hour;

/** Each story edits a schedule of its own. */
function Sample({ size, rows, ...props }: Partial<SchedulerGanttProps> & { readonly size?: Parameters<typeof sampleSchedule>[0]; readonly rows?: 'few' | 'many' }) {
  const [model] = useState(() => props.model ?? sampleSchedule(size));
  return (
    <div className={rows === 'few' ? 'gantt-story-few' : 'gantt-story'}>
      <SchedulerGantt label="Shifts of station 12" hourCycle="h23" now={props.model ? model.window.from + hour : present(model)} newShift={{ service: 'tow', length: 4 * hour }} {...props} model={model} />
    </div>
  );
}

const meta = preview.meta({ title: 'Scheduler/SchedulerGantt', component: SchedulerGantt, args: { label: 'Shifts of station 12' } as Partial<SchedulerGanttProps> as SchedulerGanttProps });

const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
const at = (hours: number) => window.from + hours * hour;
const shift = (id: string, driverId: string, from: number, to: number, more: Partial<Shift> = {}): Shift => ({ id, driverId, start: at(from), end: at(to), service: 'tow', version: 1, ...more });

/** Three drivers whose day is known to the minute. */
const small = (shifts: readonly Shift[] = [shift('a', 'kim', 8, 12), shift('b', 'kim', 14, 18, { service: 'battery' }), shift('c', 'lou', 9, 11, { service: 'light' })]) =>
  createScheduleModel({
    window,
    shifts,
    drivers: [{ id: 'open', name: 'Open shift', kind: 'ghost' }, { id: 'kim', name: 'Kim Ray', kind: 'driver', detail: 'T B' }, { id: 'lou', name: 'Lou Okafor', kind: 'driver' }, { id: 'max', name: 'Max Petrov', kind: 'driver' }],
    backgrounds: new Map([['lou', [{ kind: 'pto' as const, start: at(12), end: at(16) }]]]),
    needed: { bucket: hour, values: Array.from({ length: 24 }, (_, index) => (index > 7 && index < 18 ? 2 : 0)) },
  });

type Canvas = ReturnType<typeof within>;
const bar = (canvas: Canvas, name: RegExp) => canvas.getByRole('gridcell', { name });
const said = (canvas: Canvas, words: string | RegExp) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words), { timeout: 3000 });
/** Where an hour stands on the screen, read from the bars that are known to stand there. */
function hourOn(canvas: Canvas) {
  const { left, width, top, height } = bar(canvas, /^Tow, 08:00 to 12:00/).getBoundingClientRect();
  const size = (width + 1) / 4;
  return { x: (hours: number) => left + (hours - 8) * size, y: (rows: number) => top + height / 2 + rows * 32, size };
}
type Pointer = { clientX: number; clientY: number; pointerId: number; pointerType: string; button: number; buttons: number; ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean };
const pointer = (x: number, y: number, more: Partial<Pointer> = {}): Pointer => ({ clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, ...more });
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Presses, moves in steps and lets go, as a hand does. */
async function drag(from: Element, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number], { drop = true, ...more }: Partial<Pointer> & { drop?: boolean } = {}) {
  const scroller = from.closest('[data-component="SchedulerGantt.Scroller"]') as HTMLElement;
  // A script has no pointer to capture, and would hit what a hand cannot reach.
  scroller.setPointerCapture = () => undefined;
  await waitFor(() => expect(from.contains(document.elementFromPoint(x, y))).toBe(true));
  await fireEvent.pointerDown(from, pointer(x, y, more));
  for (const share of [0.2, 0.6, 1]) {
    await fireEvent.pointerMove(scroller, pointer(x + (toX - x) * share, y + (toY - y) * share, more));
    await frame();
  }
  if (drop) await fireEvent.pointerUp(scroller, pointer(toX, toY, more));
  await frame();
}

export const Default = meta.story({ render: () => <Sample /> });

export const Day = meta.story({ tags: ['matrix'], render: () => <Sample rows="few" size={{ drivers: 9 }} /> });

export const Week = meta.story({ tags: ['matrix'], render: () => <Sample rows="few" size={{ drivers: 9, days: 7, grouped: true }} /> });

export const TenThousandDrivers = meta.story({
  render: () => <Sample size={{ drivers: 10_000, days: 7, grouped: true }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Shifts of station 12' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '10005'));
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role="row"], [role="rowheader"]')).not.toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000));
  },
});

export const OneTabStop = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /Open shift/ })).toHaveFocus());
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
    await said(canvas, /Overlaps the shift of Lou Okafor from 09:00 to 11:00/);
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
    await drag(await canvas.findByRole('gridcell', { name: /Add a shift for Max Petrov/ }), [place.x(6.05), place.y(2)], [place.x(9.1), place.y(2)]);
    await waitFor(() => expect(bar(canvas, /^Tow, 06:00 to 09:15, Max Petrov$/)).toHaveFocus());
  },
});

export const CopyAndLockAnAxis = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(13), place.y(2)], { shiftKey: true, ctrlKey: true });
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Max Petrov$/)).toBeInTheDocument());
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toBeInTheDocument());
    await drag(bar(canvas, /^Tow, 08:00 to 12:00, Max/), [place.x(10), place.y(2)], [place.x(12), place.y(0)], { altKey: true });
    await waitFor(() => expect(bar(canvas, /^Tow, 10:00 to 14:00, Max Petrov$/)).toBeInTheDocument());
  },
});

export const ManyAtOnce = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    await drag(await canvas.findByRole('gridcell', { name: /Add a shift for Kim Ray/ }), [place.x(7), place.y(0)], [place.x(12.5), place.y(1)], { shiftKey: true });
    await said(canvas, '2 shifts selected.');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/)).toHaveAttribute('aria-selected', 'true'));
    await drag(bar(canvas, /^Tow, 08:00/), [place.x(10), place.y(0)], [place.x(10), place.y(1)]);
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
    const carried = canvasElement.querySelector('[data-component="SchedulerGantt.Carried"]') as HTMLElement;
    await waitFor(() => expect(carried).toHaveTextContent('Overlaps the shift of Lou Okafor from 09:00 to 11:00.'));
    await fireEvent.pointerUp(bar(canvas, /^Tow, 08:00/).closest('[data-component="SchedulerGantt.Scroller"]') as Element, pointer(place.x(11), place.y(1)));
    await said(canvas, /Not possible. Overlaps/);
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Kim Ray$/)).toBeInTheDocument());
  },
});

export const CoveragePreview = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas }) => {
    await frame();
    const place = hourOn(canvas);
    const coverage = () => within(canvas.getByRole('table')).getAllByRole('cell').map((cell) => cell.textContent);
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
    scroller.setPointerCapture = () => undefined;
    const finger = (x: number, y: number) => pointer(x, y, { pointerType: 'touch' });
    await fireEvent.pointerDown(held, finger(place.x(10), place.y(0)));
    await waitFor(() => expect(scroller.dataset.carrying).toBeUndefined());
    await waitFor(() => expect(scroller.dataset.carrying).toBe('move'), { timeout: 2000 });
    await fireEvent.pointerMove(scroller, finger(place.x(10), place.y(2)));
    await frame();
    await fireEvent.pointerUp(scroller, finger(place.x(10), place.y(2)));
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:00, Max Petrov$/)).toBeInTheDocument());
  },
});

export const EditWithoutDragging = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Driver'), 'Lou Okafor');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await dialog.findByRole('alert')).toHaveTextContent('Overlaps the shift of Lou Okafor from 09:00 to 11:00.'));
    await userEvent.selectOptions(await dialog.findByLabelText('Driver'), 'Max Petrov');
    await fireEvent.change(await dialog.findByLabelText('End'), { target: { value: '2026-11-16T12:30' } });
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00 to 12:30, Max Petrov$/)).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const Keys = meta.story({
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('?');
    await waitFor(async () => expect(await canvas.findByRole('dialog', { name: 'Keys' })).toHaveTextContent('Ctrl Z'));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <Sample model={small()} rows="few" />,
  play: async ({ canvas, userEvent }) => {
    await frame();
    await waitFor(() => expect(bar(canvas, /^Battery, 14:00/).getBoundingClientRect().right).toBeLessThan(bar(canvas, /^Tow, 08:00/).getBoundingClientRect().left));
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
    const group = await canvas.findByRole('rowheader', { name: /North yard, 4 drivers/ });
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: /North yard, 4 drivers/ })).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^Kim Ray/ })).toBeNull());
  },
});

export const ReadOnly = meta.story({
  render: () => <Sample model={small()} rows="few" readOnly />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Delete}');
    await said(canvas, 'This schedule can only be read.');
    await waitFor(() => expect(bar(canvas, /^Tow, 08:00/)).toBeInTheDocument());
  },
});

export const AskedBefore = meta.story({
  args: { onOperations: fn(() => false) },
  render: (args) => <Sample model={small()} rows="few" onOperations={args.onOperations as NonNullable<SchedulerGanttProps['onOperations']>} />,
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
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('columnheader', { name: '01' })).toHaveLength(2));
    await waitFor(() => expect(within(canvas.getByRole('table')).getAllByRole('cell')).toHaveLength(25));
  },
});

export const BadData = meta.story({
  args: { onIssue: fn() },
  render: (args) => <Sample model={small([shift('a', 'kim', 8, 12), shift('a', 'lou', 8, 12), shift('b', 'kim', 10, 9), shift('c', 'nobody', 8, 16), shift('d', 'kim', 9, 13), shift('far', 'lou', 900, 910)])} rows="few" onIssue={args.onIssue as NonNullable<SchedulerGanttProps['onIssue']>} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onIssue).toHaveBeenCalledWith(expect.objectContaining({ code: 'ends-before-start', text: 'Shift b ends before it starts.' })));
    await waitFor(() => expect(args.onIssue).toHaveBeenCalledTimes(3));
    const [one, other] = [bar(canvas, /^Tow, 08:00 to 12:00, Kim/), bar(canvas, /^Tow, 09:00 to 13:00, Kim/)].map((element) => element.getBoundingClientRect());
    await waitFor(() => expect((one as DOMRect).bottom).toBeLessThanOrEqual((other as DOMRect).top));
  },
});

export const Loading = meta.story({ render: () => <Sample rows="few" size={{ drivers: 0, ghosts: 0 }} loading /> });

export const Empty = meta.story({
  render: () => <Sample rows="few" size={{ drivers: 0, ghosts: 0 }} empty="No drivers work at this station yet." />,
  play: async ({ canvas }) => expect(await canvas.findByText('No drivers work at this station yet.')).toBeInTheDocument(),
});

export const AsTable = meta.story({
  tags: ['matrix'],
  render: () => <Sample model={small()} rows="few" view="table" />,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Shifts of station 12' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4));
    await waitFor(() => expect(table.getByRole('button', { name: 'Edit: Tow, 08:00 to 12:00, Kim Ray' })).toBeInTheDocument());
  },
});

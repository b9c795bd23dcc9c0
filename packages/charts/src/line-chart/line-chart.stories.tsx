import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix, narrow } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { catchFiles, type SavedFile } from '../../test/saved-files.ts';
import { days, wander } from '../../test/story-data.ts';
import {
  brush,
  few,
  goals,
  interval,
  notes,
  type NotesOptions,
  smooth,
  step,
  type Stretch,
  useZoom,
  view,
  type ZoomOptions,
} from '../parts/index.ts';
import { LineChart, type LineChartProps } from './index.ts';

const quarter = days(90);
const calls = wander(90, { base: 120, by: 30, seed: 3 });
const before = wander(90, { base: 100, by: 26, seed: 9 });
const minutes = wander(90, { base: 42, by: 8, seed: 5 });

/** A chart with all interactions: a zoom and requests for notes. */
const asked = {
  onViewChange: fn<NonNullable<ZoomOptions['onViewChange']>>(),
  onCreate: fn<NonNullable<NotesOptions['onCreate']>>(),
};
const Closer = (args: LineChartProps) => <LineChart {...args} parts={[useZoom(asked)]} />;
const Noted = (args: LineChartProps) => <LineChart {...args} parts={[useZoom(asked), notes([], asked)]} />;

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  beforeEach: () => {
    for (const spy of Object.values(asked)) spy.mockClear();
  },
  args: {
    title: 'Calls per day',
    x: { values: quarter, label: 'Day' },
    series: [
      { label: 'Calls', values: calls, unit: 'calls' },
      { label: 'Same days last year', values: before, unit: 'calls', paint: 'muted' as const },
    ],
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className={matrix}>
      <LineChart
        title="Goal and notes"
        x={{ values: quarter, label: 'Day' }}
        series={[{ label: 'Calls', values: calls }]}
        parts={[
          goals([{ label: 'Target', value: 110, better: 'higher' }]),
          notes([
            { at: '2026-02-10', text: 'Ice storm' },
            { from: '2026-03-01', to: '2026-03-07', text: 'Campaign week' },
          ]),
        ]}
      />
      <LineChart
        title="Interval, gap, few cases"
        curve={smooth}
        x={{ values: quarter, label: 'Day' }}
        y={{ label: 'minutes' }}
        series={[
          {
            label: 'ATA',
            unit: 'min',
            values: minutes.map((value, day) => (day > 30 && day < 36 ? null : value)),
            interval: interval(
              minutes.map((value) => value - 4),
              minutes.map((value) => value + 5),
            ),
            counts: minutes.map((_, day) => (day % 17 === 3 ? 4 : 40)),
          },
        ]}
        parts={[goals([{ label: 'Goal', from: 30, to: 45 }]), few({ under: 10 })]}
      />
      <LineChart
        title="Four series"
        curve={step}
        x={{ values: quarter.slice(0, 30), label: 'Day' }}
        series={['Tow', 'Battery', 'Light service', 'Other'].map((label, index) => ({
          label,
          values: wander(30, { base: 30 + index * 25, by: 12, seed: index + 1 }),
        }))}
      />
      <LineChart title="Nothing" x={{ values: quarter }} series={[{ label: 'Calls', values: [] }]} />
      <div className={narrow}>
        <LineChart
          title="Three hundred pixels"
          summaryHidden
          size="sm"
          x={{ values: quarter }}
          series={[{ label: 'Calls', values: calls }]}
        />
      </div>
      <LineChart title="One day" x={{ values: quarter.slice(0, 1) }} series={[{ label: 'Calls', values: [118] }]} />
    </div>
  ),
});

export const ReadByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const plot = await canvas.findByRole('application', { name: 'Calls per day' });
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(within(plot).getByRole('img', { name: /^Thu, Jan 1, 2026, Calls: \d+.calls$/ })).toBeInTheDocument();
    });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(within(plot).getByRole('img', { name: /^Fri, Jan 2, 2026, Calls/ })).toBeInTheDocument(),
    );
    const top = Math.max(...calls);
    await userEvent.keyboard('m');
    await waitFor(() =>
      expect(within(plot).getByRole('img', { name: new RegExp(`Calls: ${top}.calls$`) })).toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Announcer"]')).toHaveTextContent(
        new RegExp(`${top}.calls`),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(plot).queryByRole('img')).toBeNull());
  },
});

export const GoalThatChanged = meta.story({
  args: {
    title: 'Calls against a goal that was raised',
    series: [{ label: 'Calls', values: calls, unit: 'calls' }],
    parts: [
      goals([
        { label: 'Target', value: 105, better: 'higher', until: '2026-02-14' },
        { label: 'Target', value: 125, better: 'higher', since: '2026-02-15' },
      ]),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvas.getByRole('group', { name: 'Calls against a goal that was raised' });
    await expect(plot).toHaveAccessibleDescription(/Target met \d+ of 90 times/);
    await expect(within(plot).getAllByText('Target')).toHaveLength(1);
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
    await userEvent.keyboard('aa');
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Announcer"]')).toHaveTextContent(
        /Target, 125.calls \(Sun, Feb 15, 2026 to Tue, Mar 31, 2026\)/,
      ),
    );
  },
});

export const PointedAt = meta.story({
  args: { onPointSelect: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: 'Calls per day' });
    const box = plot.getBoundingClientRect();
    let from = box.right - 9;
    await waitFor(async () => {
      // A resting pointer moves nothing.
      await userEvent.pointer([
        {
          target: plot,
          coords: { clientX: (from = Math.min(box.right - 1, from + 1)), clientY: box.top + 4 + (from % 2) },
        },
        { target: plot, coords: { clientX: box.right - 1, clientY: box.top + 6 } },
      ]);
      await expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Tooltip"]')).toHaveTextContent(
        'Tue, Mar 31, 2026',
      );
    });
    await userEvent.pointer([
      { keys: '[MouseLeft]', target: plot, coords: { clientX: box.right - 1, clientY: box.top + 4 } },
    ]);
    await waitFor(() =>
      expect(args.onPointSelect).toHaveBeenCalledWith(
        expect.objectContaining({ row: 'Tue, Mar 31, 2026', position: Date.UTC(2026, 2, 31) }),
      ),
    );
  },
});

export const SeriesSwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Calls' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Calls per day' })).not.toHaveAccessibleDescription(/^Calls/),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Same days last year' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Same days last year' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
});

export const LookedIntoCloser = meta.story({
  render: (args) => <Closer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() =>
      expect(asked.onViewChange).toHaveBeenLastCalledWith([Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 4)]),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Full range' }));
    await waitFor(() => expect(asked.onViewChange).toHaveBeenLastCalledWith(null));
  },
});

export const NoteAskedFor = meta.story({
  args: { parts: [notes([], asked)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
    await userEvent.keyboard('n');
    await waitFor(() =>
      expect(asked.onCreate).toHaveBeenCalledWith({ from: Date.UTC(2026, 2, 31), to: Date.UTC(2026, 2, 31) }),
    );
  },
});

/** The point of a day in the plot, slightly above the middle. */
const atDay = (plot: Element, day: number) => {
  const { left, width, top, height } = plot.getBoundingClientRect();
  return { clientX: left + (day / 89) * width, clientY: top + height * 0.4 };
};
const drag = (plot: Element, from: number, to: number) => [
  { target: plot, coords: atDay(plot, from) },
  { keys: '[MouseLeft>]', target: plot, coords: atDay(plot, from) },
  { target: plot, coords: atDay(plot, (from + to) / 2) },
  { target: plot, coords: atDay(plot, to) },
  { keys: '[/MouseLeft]', target: plot, coords: atDay(plot, to) },
];
const january = (day: number) => Date.UTC(2026, 0, day);

export const NotesByPointer = meta.story({
  args: { onPointSelect: fn() },
  render: (args) => <Noted {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: 'Calls per day' });
    const button = await canvas.findByRole('button', { name: 'Add note' });
    // A single value.
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.pointer([
      { target: plot, coords: atDay(plot, 9) },
      { keys: '[MouseLeft]', target: plot, coords: atDay(plot, 9) },
    ]);
    await waitFor(() => expect(asked.onCreate).toHaveBeenLastCalledWith({ from: january(10), to: january(10) }));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    // A range, which without the button would zoom in.
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.pointer(drag(plot, 10, 20));
    await waitFor(() => expect(asked.onCreate).toHaveBeenLastCalledWith({ from: january(11), to: january(21) }));
    expect(asked.onViewChange).not.toHaveBeenCalled();
    expect(args.onPointSelect).not.toHaveBeenCalled();
    // Escape cancels.
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    plot.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(asked.onCreate).toHaveBeenCalledTimes(2));
  },
});

export const NoteOverAStretchByKeyboard = meta.story({
  args: { parts: [notes([], asked)] },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('group', { name: 'Calls per day' })).focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}n');
    await waitFor(() => expect(asked.onCreate).toHaveBeenCalledWith({ from: january(1), to: january(3) }));
  },
});

export const TheFirstKeyCounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The key handlers load on focus; keys pressed in the meantime are not lost.
    const plot = await canvas.findByRole('group', { name: 'Calls per day' });
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(await within(plot).findByRole('img', { name: /^Mon, Mar 30, 2026, Calls/ })).toBeInTheDocument();
    await expect(plot).toHaveAccessibleDescription(/Use the arrow keys to move between values/);
  },
});

export const DraggedCloser = meta.story({
  render: (args) => <Closer {...args} />,
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: 'Calls per day' });
    await userEvent.pointer(drag(plot, 10, 20));
    await waitFor(() => expect(asked.onViewChange).toHaveBeenLastCalledWith([january(11), january(21)]));
    await waitFor(() => expect(plot).toHaveAccessibleDescription(/Jan 11 to Jan 21/));
    plot.focus();
    await userEvent.keyboard('0');
    await waitFor(() => expect(asked.onViewChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(plot).toHaveAccessibleDescription(/Jan 1 to Mar 31/));
  },
});

function Brushed() {
  const [marked, setMarked] = useState<Stretch>(null);
  const x = { values: quarter, label: 'Day' };
  return (
    <div className={matrix}>
      <LineChart
        title="Whole quarter"
        size="sm"
        x={x}
        series={[{ label: 'Calls', values: calls }]}
        parts={[brush(marked, setMarked)]}
      />
      <LineChart
        title="Marked stretch"
        size="sm"
        x={x}
        series={[{ label: 'ATA', unit: 'min', values: minutes }]}
        parts={[view(marked)]}
      />
    </div>
  );
}

export const BrushedIntoAnother = meta.story({
  render: () => <Brushed />,
  play: async ({ canvas, userEvent }) => {
    const whole = await canvas.findByRole('group', { name: 'Whole quarter' });
    const detail = canvas.getByRole('group', { name: 'Marked stretch' });
    await userEvent.pointer(drag(whole, 10, 20));
    await waitFor(() => expect(detail).toHaveAccessibleDescription(/Jan 11 to Jan 21/));
    await waitFor(() => expect(whole).toHaveAccessibleDescription(/Jan 1 to Mar 31/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear selected range' }));
    await waitFor(() => expect(detail).toHaveAccessibleDescription(/Jan 1 to Mar 31/));
    whole.focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() => expect(detail).toHaveAccessibleDescription(/Jan 1 to Jan 3/));
  },
});

/** Records the pitches a chart plays. The clock only advances when a story moves it. */
function listen() {
  const { AudioContext: real } = globalThis;
  played = { pitches: [], clock: { now: 0 }, stopped: 0 };
  const { pitches, clock } = played;
  const parameter = {
    setValueAtTime: () => undefined,
    setTargetAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
  };
  const node = () => ({ connect: (next: unknown) => next, gain: parameter, pan: parameter });
  globalThis.AudioContext = class {
    readonly destination = {};
    get currentTime() {
      return clock.now;
    }
    resume = () => Promise.resolve();
    createGain = node;
    createStereoPanner = node;
    createOscillator = () => ({
      ...node(),
      type: '',
      frequency: { setValueAtTime: (pitch: number) => pitches.push(pitch) },
      start: () => undefined,
      stop: () => undefined,
      disconnect: () => (played.stopped += 1),
    });
  } as unknown as typeof AudioContext;
  return () => {
    globalThis.AudioContext = real;
  };
}
let played: { readonly pitches: number[]; readonly clock: { now: number }; stopped: number } = {
  pitches: [],
  clock: { now: 0 },
  stopped: 0,
};

export const PlayedAsSound = meta.story({
  args: {
    title: 'Short run',
    x: { values: quarter.slice(0, 5), label: 'Day' },
    series: [{ label: 'Calls', values: [10, 30, null, 20, 50] }],
  },
  beforeEach: listen,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: 'Short run' });
    plot.focus();
    await userEvent.keyboard('s');
    // The minimum is the lowest pitch, the maximum is two octaves higher, the gap is a rest.
    await waitFor(() => expect(played.pitches.map(Math.round)).toEqual([220, 440, 311, 880]));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Announcer"]')).toHaveTextContent(
        'Playing Calls from left to right. A higher pitch is a higher value.',
      ),
    );
    // The cursor follows the sound, and Escape stops both.
    played.clock.now = 0.35;
    await expect(await within(plot).findByRole('img', { name: /^Fri, Jan 2, 2026: 30/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(played.stopped).toBe(1));
    await waitFor(() => expect(within(plot).queryByRole('img')).toBeNull());
    // The table has a button for sound.
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Play as sound' }));
    await waitFor(() => expect(played.pitches).toHaveLength(8));
  },
});

let saved: readonly SavedFile[] = [];

export const KeptAsFiles = meta.story({
  beforeEach: () => {
    const { files, restore } = catchFiles();
    saved = files;
    return restore;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    for (const kind of ['CSV', 'SVG', 'PNG']) await userEvent.click(await canvas.findByRole('button', { name: kind }));
    await waitFor(() =>
      expect(saved.map(({ name }) => name).toSorted()).toEqual([
        'calls-per-day.csv',
        'calls-per-day.png',
        'calls-per-day.svg',
      ]),
    );
    const textOf = async (name: string) => (await saved.find((file) => file.name === name)?.content.text()) ?? '';
    await expect((await textOf('calls-per-day.csv')).trim().split('\r\n')).toHaveLength(91);
    const picture = new DOMParser().parseFromString(await textOf('calls-per-day.svg'), 'image/svg+xml');
    await expect(picture.querySelector('parsererror')).toBeNull();
    await expect(picture.querySelector('title')?.textContent).toBe('Calls per day');
  },
});

export const CursorsTogether = meta.story({
  render: (args) => (
    <div className={matrix}>
      <LineChart {...args} title="Calls per day" syncKey="day" />
      <LineChart
        title="Average time of arrival"
        syncKey="day"
        x={args.x}
        series={[{ label: 'ATA', unit: 'min', values: minutes }]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const other = await canvas.findByRole('group', { name: 'Average time of arrival' });
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(other).toHaveTextContent(`${minutes.at(-1)} min`);
    });
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Calls per day' }).querySelector('[role="img"]')).toBeNull(),
    );
  },
});

export const FewCasesWithheld = meta.story({
  args: {
    title: 'Satisfaction',
    parts: [few({ under: 10, show: 'withheld' })],
    x: { values: quarter.slice(0, 3), label: 'Day' },
    series: [{ label: 'Satisfied', values: [0.91, 0.4, 0.88], counts: [40, 3, 52], format: { style: 'percent' } }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(await canvas.findByRole('row', { name: /Jan 2, 2026 not shown, fewer than 10/ })).toBeInTheDocument();
    expect(canvasElement).not.toHaveTextContent('40%');
  },
});

export const TenThousandPoints = meta.story({
  args: {
    title: 'Every minute of a week',
    x: {
      values: Array.from({ length: 10_000 }, (_, minute) => Date.UTC(2026, 0, 1) + minute * 60_000),
      kind: 'time' as const,
      label: 'Minute',
    },
    series: [{ label: 'Queue', values: wander(10_000, { base: 40, by: 9, seed: 2 }) }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('figure *').length).toBeLessThan(60));
  },
});

export const Probe = meta.story(probeStory);

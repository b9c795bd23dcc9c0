import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix, narrow } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { days, wander } from '../../test/story-data.ts';
import { LineChart } from './index.ts';

const quarter = days(90);
const calls = wander(90, { base: 120, by: 30, seed: 3 });
const before = wander(90, { base: 100, by: 26, seed: 9 });
const minutes = wander(90, { base: 42, by: 8, seed: 5 });

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
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
      <LineChart title="Goal and notes" x={{ values: quarter, label: 'Day' }} series={[{ label: 'Calls', values: calls }]} goals={[{ label: 'Target', value: 110, better: 'higher' }]} notes={[{ at: '2026-02-10', text: 'Ice storm' }, { from: '2026-03-01', to: '2026-03-07', text: 'Campaign week' }]} />
      <LineChart title="Interval, gap, few cases" curve="smooth" few={{ under: 10 }} x={{ values: quarter, label: 'Day' }} y={{ label: 'minutes' }} series={[{ label: 'ATA', unit: 'min', values: minutes.map((value, day) => (day > 30 && day < 36 ? null : value)), low: minutes.map((value) => value - 4), high: minutes.map((value) => value + 5), counts: minutes.map((_, day) => (day % 17 === 3 ? 4 : 40)) }]} goals={[{ label: 'Goal', from: 30, to: 45 }]} />
      <LineChart title="Four series" curve="step" x={{ values: quarter.slice(0, 30), label: 'Day' }} series={['Tow', 'Battery', 'Light service', 'Other'].map((label, index) => ({ label, values: wander(30, { base: 30 + index * 25, by: 12, seed: index + 1 }) }))} />
      <LineChart title="Nothing" x={{ values: quarter }} series={[{ label: 'Calls', values: [] }]} />
      <div className={narrow}>
        <LineChart title="Three hundred pixels" summaryHidden size="sm" x={{ values: quarter }} series={[{ label: 'Calls', values: calls }]} />
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
    await waitFor(() => expect(within(plot).getByRole('img', { name: /^Fri, Jan 2, 2026, Calls/ })).toBeInTheDocument());
    const top = Math.max(...calls);
    await userEvent.keyboard('m');
    await waitFor(() => expect(within(plot).getByRole('img', { name: new RegExp(`Calls: ${top}.calls$`) })).toBeInTheDocument());
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Announcer"]')).toHaveTextContent(new RegExp(`${top}.calls`)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(plot).queryByRole('img')).toBeNull());
  },
});

export const PointedAt = meta.story({
  args: { onPointSelect: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: 'Calls per day' });
    const box = plot.getBoundingClientRect();
    let from = box.right - 9;
    await waitFor(async () => {
      // A pointer that stays where it is moves nothing.
      await userEvent.pointer([{ target: plot, coords: { clientX: (from = Math.min(box.right - 1, from + 1)), clientY: box.top + 4 + (from % 2) } }, { target: plot, coords: { clientX: box.right - 1, clientY: box.top + 6 } }]);
      await expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Tooltip"]')).toHaveTextContent('Tue, Mar 31, 2026');
    });
    await userEvent.pointer([{ keys: '[MouseLeft]', target: plot, coords: { clientX: box.right - 1, clientY: box.top + 4 } }]);
    await waitFor(() => expect(args.onPointSelect).toHaveBeenCalledWith(expect.objectContaining({ row: 'Tue, Mar 31, 2026', position: Date.UTC(2026, 2, 31) })));
  },
});

export const SeriesSwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Calls' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Calls per day' })).not.toHaveAccessibleDescription(/^Calls/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Same days last year' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Same days last year' })).toHaveAttribute('aria-pressed', 'true'));
  },
});

export const LookedIntoCloser = meta.story({
  args: { zoomable: true, onViewChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith([Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 4)]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Whole range' }));
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith(null));
  },
});

export const NoteAskedFor = meta.story({
  args: { onNoteCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
    await userEvent.keyboard('n');
    await waitFor(() => expect(args.onNoteCreate).toHaveBeenCalledWith({ from: Date.UTC(2026, 2, 31), to: Date.UTC(2026, 2, 31) }));
  },
});

export const CursorsTogether = meta.story({
  render: (args) => (
    <div className={matrix}>
      <LineChart {...args} title="Calls per day" syncKey="day" />
      <LineChart title="Average time of arrival" syncKey="day" x={args.x} series={[{ label: 'ATA', unit: 'min', values: minutes }]} />
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
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Calls per day' }).querySelector('[role="img"]')).toBeNull());
  },
});

export const FewCasesWithheld = meta.story({
  args: { title: 'Satisfaction', few: { under: 10, show: 'withheld' as const }, x: { values: quarter.slice(0, 3), label: 'Day' }, series: [{ label: 'Satisfied', values: [0.91, 0.4, 0.88], counts: [40, 3, 52], format: { style: 'percent' } }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(await canvas.findByRole('row', { name: /Jan 2, 2026 not shown, fewer than 10/ })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('40%'));
  },
});

export const TenThousandPoints = meta.story({
  args: { title: 'Every minute of a week', x: { values: Array.from({ length: 10_000 }, (_, minute) => Date.UTC(2026, 0, 1) + minute * 60_000), kind: 'time' as const, label: 'Minute' }, series: [{ label: 'Queue', values: wander(10_000, { base: 40, by: 9, seed: 2 }) }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('figure *').length).toBeLessThan(60));
  },
});

export const Probe = meta.story(probeStory);

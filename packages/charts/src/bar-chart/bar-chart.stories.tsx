import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix, narrow } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { hours, stations, wander } from '../../test/story-data.ts';
import { few, goals, interval } from '../parts/index.ts';
import { BarChart } from './index.ts';

const byStation = [412, 388, 320, 201, 190, 88, 12];
const byHour = (base: number, seed: number) => wander(24, { base, by: 12, seed });

const meta = preview.meta({
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Calls by station',
    x: { values: stations, label: 'Station' },
    series: [{ label: 'Calls', values: byStation, unit: 'calls' }],
  },
});

export const Default = meta.story({ args: { horizontal: true } });

/** Bars taller than the goal end at its name, on paper as well, where browsers leave out other backgrounds. */
export const GoalName = meta.story({
  args: { parts: [goals([{ label: 'Target', value: 300 }])] },
  play: async ({ canvasElement }) => {
    const name = await waitFor(() => {
      const found = canvasElement.querySelector('[data-kind^="goal"]');
      if (!found) throw new Error('The goal has no name yet.');
      return found;
    });
    const { printColorAdjust, backgroundColor } = getComputedStyle(name);
    expect(printColorAdjust).toBe('exact');
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className={matrix}>
      <BarChart
        title="Lying, long names"
        horizontal
        x={{ values: stations, label: 'Station' }}
        series={[{ label: 'Calls', values: byStation }]}
        parts={[goals([{ label: 'Target', value: 300 }])]}
      />
      <BarChart
        title="Stacked, by hour"
        layout="stacked"
        x={{ values: hours, label: 'Hour' }}
        series={[
          { label: 'Tow', paint: 'tow', values: byHour(20, 1) },
          { label: 'Battery', paint: 'battery', values: byHour(14, 2) },
          { label: 'Light service', paint: 'light', values: byHour(8, 3) },
        ]}
      />
      <BarChart
        title="Both signs, few cases"
        parts={[few({ under: 10 })]}
        x={{ values: ['Mon', 'Tue', 'Wed', 'Thu'], label: 'Day' }}
        series={[
          { label: 'This week', values: [4, -3, 6, 2], counts: [40, 40, 4, 40] },
          { label: 'Last week', values: [3, 5, -2, null] },
        ]}
      />
      <BarChart
        title="Shares"
        layout="share"
        horizontal
        x={{ values: ['East', 'West', 'South'], label: 'Region' }}
        series={['Tow', 'Battery', 'Light service', 'Fuel', 'Winch', 'Other'].map((label, index) => ({
          label,
          values: [6 + index, 9 - index, 4],
        }))}
      />
      <div className={narrow}>
        <BarChart
          title="Three hundred pixels"
          size="sm"
          x={{ values: stations, label: 'Station' }}
          series={[{ label: 'Calls', values: byStation }]}
        />
      </div>
      <BarChart
        title="With 95 % intervals"
        x={{ values: ['Mon', 'Tue', 'Wed', 'Thu'], label: 'Day' }}
        y={{ label: 'minutes' }}
        series={[
          {
            label: 'ATA',
            unit: 'min',
            values: [42, 38, 47, 40],
            interval: interval([38, 33, 45, null], [46, 43, 49, 44]),
          },
          { label: 'ETA', unit: 'min', values: [36, 35, 39, 37] },
        ]}
      />
      <BarChart title="All zero" x={{ values: ['Mon', 'Tue'] }} series={[{ label: 'Calls', values: [0, 0] }]} />
    </div>
  ),
});

export const SortedTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    const table = await canvas.findByRole('table', { name: 'Calls by station' });
    await userEvent.click(await within(table).findByRole('button', { name: /^Calls/ }));
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    await waitFor(() => expect(names()[0]).toBe('Gary'));
    await userEvent.click(await within(table).findByRole('button', { name: /^Calls/ }));
    await waitFor(() => expect(names()[0]).toBe('Lantern East'));
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: /Calls/ })).toHaveAttribute('aria-sort', 'descending'),
    );
  },
});

export const IntervalsAreRead = meta.story({
  args: {
    title: 'Average time of arrival',
    series: [{ label: 'ATA', unit: 'min', values: [42, 38], interval: interval([38, 33], [46, 43]) }],
    x: { values: ['Erie', 'Gary'], label: 'Station' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(
      await canvas.findByRole('cell', { name: /^42.min, 95% interval 38.min to 46.min$/ }),
    ).toBeInTheDocument();
  },
});

export const LyingBarsGoUpAndDown = meta.story({
  args: { horizontal: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('img', { name: /^Lantern East/ })).toBeInTheDocument();
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Lantern West: 388/ })).toBeInTheDocument());
  },
});

export const Probe = meta.story(probeStory);

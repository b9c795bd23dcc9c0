import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { hours } from '../../test/story-data.ts';
import { Heatmap } from './index.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const calls = weekdays.map((_, day) =>
  hours.map((_hour, hour) => Math.max(0, Math.round(14 + 12 * Math.sin((hour - 9) / 3.8) + (day > 4 ? 6 : 0) - day))),
);

const meta = preview.meta({
  title: 'Charts/Heatmap',
  component: Heatmap,
  args: {
    title: 'Calls by hour and weekday',
    x: { values: hours, label: 'Hour' },
    y: { values: weekdays },
    values: calls,
    unit: 'calls',
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Heatmap {...args} title="Demand" />
      <Heatmap {...args} title="Capacity, with few cases" scale="cool" few={{ under: 8 }} counts={calls} />
      <Heatmap
        {...args}
        title="Against last week"
        scale="diverging"
        values={calls.map((row, day) => row.map((value, hour) => (hour === 3 ? null : value - 14 + day)))}
      />
      <Heatmap title="All the same" x={{ values: ['A', 'B'] }} y={{ values: ['C'] }} values={[[4, 4]]} />
      <Heatmap title="Nothing" x={{ values: hours }} y={{ values: weekdays }} values={[]} />
    </div>
  ),
});

export const CellsWithheld = meta.story({
  args: { few: { under: 8, show: 'withheld' as const }, counts: calls },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect((await canvas.findAllByText('not shown, fewer than 8')).length).toBeGreaterThan(0);
    expect(canvas.queryByRole('cell', { name: /^[0-7].calls$/ })).toBeNull();
  },
});

export const Probe = meta.story(probeStory);

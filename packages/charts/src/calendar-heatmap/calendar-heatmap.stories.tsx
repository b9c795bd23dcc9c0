import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { days, wander } from '../../test/story-data.ts';
import { CalendarHeatmap } from './index.ts';

const counts = wander(365, { base: 110, by: 40, seed: 8 });
const year = days(365).map((day, index) => ({ day, value: counts[index], count: counts[index] }));

const meta = preview.meta({
  title: 'Charts/CalendarHeatmap',
  component: CalendarHeatmap,
  args: { title: 'Calls of the year', days: year, unit: 'calls' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <CalendarHeatmap {...args} />
      <CalendarHeatmap
        {...args}
        title="Weeks from Monday, days missing"
        firstWeekday={1}
        days={year.slice(0, 120).filter((_, index) => index % 11 !== 0)}
        scale="cool"
      />
      <CalendarHeatmap title="One day" days={year.slice(0, 1)} />
      <CalendarHeatmap title="Nothing" days={[]} />
    </div>
  ),
});

export const WeeksBeginOnMonday = meta.story({
  args: { firstWeekday: 1, days: year.slice(0, 14) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    // January 1, 2026 is a Thursday.
    await expect(await canvas.findByRole('rowheader', { name: 'Mon, Dec 29, 2025' })).toBeInTheDocument();
  },
});

export const Probe = meta.story(probeStory);

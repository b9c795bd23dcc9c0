import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { days, wander } from '../../test/story-data.ts';
import { MetricTrend } from './index.ts';

const month = days(30);
const minutes = wander(30, { base: 42, by: 8, seed: 5 });

const meta = preview.meta({
  title: 'Charts/MetricTrend',
  component: MetricTrend,
  args: {
    title: 'Average time of arrival',
    x: { values: month, label: 'Day' },
    series: { label: 'ATA', unit: 'min', values: minutes },
    goals: [{ label: 'Goal', value: 45, better: 'lower' as const }],
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <MetricTrend {...args} />
      <MetricTrend
        title="With gaps"
        x={{ values: month, label: 'Day' }}
        series={{ label: 'ATA', values: minutes.map((value, day) => (day % 9 === 4 ? null : value)) }}
      />
      <MetricTrend title="Nothing" x={{ values: month }} series={{ label: 'ATA', values: [] }} />
    </div>
  ),
});

export const SentenceForAll = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Average time of arrival' })).toHaveAccessibleDescription(
        /^ATA (rose|fell) from .*Goal (never|always)? ?met/,
      ),
    );
  },
});

export const Probe = meta.story(probeStory);

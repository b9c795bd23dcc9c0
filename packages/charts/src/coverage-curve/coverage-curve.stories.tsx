import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { hours } from '../../test/story-data.ts';
import { CoverageCurve } from './index.ts';

const needed = hours.map((_, hour) => Math.round(8 + 5 * Math.sin((hour - 9) / 3.8)));
const scheduled = hours.map((_, hour) => (hour < 6 ? 5 : hour < 14 ? 10 : hour < 22 ? 9 : 6));

const meta = preview.meta({
  title: 'Charts/CoverageCurve',
  component: CoverageCurve,
  args: { title: "Saturday's drivers", x: { values: hours, label: 'Hour' }, needed, scheduled, unit: 'drivers' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <CoverageCurve {...args} />
      <CoverageCurve {...args} title="Nowhere short" scheduled={needed.map((value) => value + 1)} />
      <CoverageCurve
        {...args}
        title="Hours unknown"
        needed={needed.map((value, hour) => (hour > 9 && hour < 13 ? null : value))}
      />
      <CoverageCurve title="Nothing" x={{ values: [] }} needed={[]} scheduled={[]} />
    </div>
  ),
});

export const ShortHoursSaid = meta.story({
  args: { x: { values: ['06:00', '07:00', '08:00'], label: 'Hour' }, needed: [4, 6, 9], scheduled: [5, 6, 7] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^Short in 1 of 3; most at 08:00: 2/),
    );
  },
});

export const Probe = meta.story(probeStory);

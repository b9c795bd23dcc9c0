import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { BulletChart } from './index.ts';

const bands = [
  { to: 700, label: 'Missed', tone: 'danger' as const },
  { to: 900, label: 'Close', tone: 'beacon' as const },
  { to: 1000, label: 'Good', tone: 'success' as const },
];

const meta = preview.meta({
  title: 'Charts/BulletChart',
  component: BulletChart,
  args: {
    title: 'Calls answered',
    measures: [{ label: 'Answered', value: 812, goal: 900, to: 1000, bands, unit: 'calls' }],
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <BulletChart {...args} />
      <BulletChart
        title="Several"
        measures={[
          { label: 'Answered', value: 812, goal: 900, to: 1000, bands },
          { label: 'On time', value: 0.91, goal: 0.9, to: 1, format: { style: 'percent' } },
          { label: 'Rerouted', value: null, goal: 10 },
          { label: 'Late', value: 44, goal: 30 },
        ]}
      />
      <BulletChart title="No value" measures={[{ label: 'Answered', value: null }]} />
    </div>
  ),
});

export const GoalSaid = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Calls answered' })).toHaveAccessibleDescription(/812.calls.*900/),
    );
  },
});

export const Probe = meta.story(probeStory);

import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { Gauge } from './index.ts';

const bands = [
  { to: 0.8, label: 'Missed', tone: 'danger' as const },
  { to: 0.9, label: 'Close', tone: 'beacon' as const },
  { to: 1, label: 'On goal', tone: 'success' as const },
];
const percent = { style: 'percent' as const, maximumFractionDigits: 0 };

const meta = preview.meta({
  title: 'Charts/Gauge',
  component: Gauge,
  args: { title: 'Satisfied members', value: 0.87, to: 1, format: percent, goal: 0.9, bands },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className={matrix}>
      <Gauge title="Close" value={0.87} to={1} format={percent} goal={0.9} bands={bands} />
      <Gauge title="Meets its goal" value={0.96} to={1} format={percent} bands={bands} />
      <Gauge title="Missed" value={0.31} to={1} format={percent} bands={bands} />
      <Gauge title="Without bands" value={42} to={60} unit="min" />
      <Gauge title="Beyond the scale" value={140} to={100} />
      <Gauge title="No value" value={null} />
    </div>
  ),
});

export const BandInWords = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Satisfied members' })).toHaveAccessibleDescription(
        /87%, Close; goal 90%/,
      ),
    );
  },
});

export const Probe = meta.story(probeStory);

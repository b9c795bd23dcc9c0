import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { days, wander } from '../../test/story-data.ts';
import { goals, smooth } from '../parts/index.ts';
import { AreaChart } from './index.ts';

const month = days(31);
const services = [
  { label: 'Tow', paint: 'tow' as const, values: wander(31, { base: 60, by: 18, seed: 3 }), unit: 'calls' },
  { label: 'Battery', paint: 'battery' as const, values: wander(31, { base: 40, by: 14, seed: 4 }), unit: 'calls' },
  { label: 'Light service', paint: 'light' as const, values: wander(31, { base: 25, by: 9, seed: 5 }), unit: 'calls' },
];

const meta = preview.meta({
  title: 'Charts/AreaChart',
  component: AreaChart,
  args: { title: 'Calls by service', x: { values: month, label: 'Day' }, series: services },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <AreaChart {...args} title="On top of each other" />
      <AreaChart {...args} title="Shares of the whole" layout="share" />
      <AreaChart {...args} title="Behind each other" layout="grouped" series={services.slice(0, 2)} curve={smooth} />
      <AreaChart
        {...args}
        title="A gap"
        layout="grouped"
        series={[
          {
            label: 'Tow',
            paint: 'tow',
            values: services[0]?.values.map((value, day) => (day > 10 && day < 14 ? null : value)) ?? [],
          },
        ]}
        parts={[goals([{ label: 'Capacity', value: 70 }])]}
      />
    </div>
  ),
});

export const SharesAddUp = meta.story({
  args: { layout: 'share' as const },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('100%')).toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Calls by service' })).toHaveAccessibleDescription(/calls/),
    );
  },
});

export const Probe = meta.story(probeStory);

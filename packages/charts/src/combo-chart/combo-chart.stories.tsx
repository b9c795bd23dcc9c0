import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { hours } from '../../test/story-data.ts';
import { ComboChart } from './index.ts';

const calls = hours.map((_, hour) => Math.round(22 + 16 * Math.sin((hour - 8) / 3.8)));
const drivers = hours.map((_, hour) => Math.round(9 + 5 * Math.sin((hour - 9.5) / 3.8)));

const meta = preview.meta({
  title: 'Charts/ComboChart',
  component: ComboChart,
  args: {
    title: 'Volume and drivers',
    x: { values: hours, label: 'Hour' },
    y: { label: 'Calls' },
    right: { label: 'Drivers on duty' },
    bars: [{ label: 'Calls', values: calls }],
    lines: [{ label: 'Drivers', values: drivers }],
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <ComboChart {...args} />
      <ComboChart
        {...args}
        title="Stacked volume"
        layout="stacked"
        bars={[
          { label: 'Tow', paint: 'tow', values: calls.map((value) => Math.round(value * 0.6)) },
          { label: 'Battery', paint: 'battery', values: calls.map((value) => Math.round(value * 0.4)) },
        ]}
        lines={[{ label: 'Drivers', values: drivers, paint: 3 }]}
      />
    </div>
  ),
});

export const BothMeasuresNamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('img', { name: /^00:00, Calls/ })).toBeInTheDocument();
    });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /^00:00, (Drivers|Calls): \d+$/ })).toBeInTheDocument());
  },
});

export const Probe = meta.story(probeStory);

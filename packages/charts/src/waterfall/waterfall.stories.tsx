import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { Waterfall } from './index.ts';

const steps = [
  { label: 'More calls', change: 5.2 },
  { label: 'Snow', change: 3.1 },
  { label: 'More drivers', change: -4 },
  { label: 'Shorter ways', change: -1.6 },
];

const meta = preview.meta({
  title: 'Charts/Waterfall',
  component: Waterfall,
  args: {
    title: 'Why arrivals took longer',
    unit: 'min',
    better: 'lower' as const,
    start: { label: 'Last week', value: 41 },
    steps,
    endLabel: 'This week',
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Waterfall {...args} />
      <Waterfall
        title="Through zero"
        start={{ label: 'Before', value: 3 }}
        steps={[
          { label: 'Fees', change: -8 },
          { label: 'Unknown', change: null },
          { label: 'Bonus', change: 6 },
        ]}
        endLabel="After"
      />
      <Waterfall title="No parts" start={{ label: 'Before', value: 3 }} steps={[]} endLabel="After" />
      <Waterfall title="Nothing" start={{ label: 'Before', value: Number.NaN }} steps={[]} endLabel="After" />
    </div>
  ),
});

export const CutAboveZero = meta.story({
  args: { cut: true },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('group', { name: 'Why arrivals took longer' });
    await expect(plot).toHaveAccessibleDescription(/The axis starts at 3\d.min\.$/);
    await expect(canvas.queryByText('0')).toBeNull();
  },
});

export const CauseSaid = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Why arrivals took longer' })).toHaveAccessibleDescription(
        /Last week 41.min, This week 43\.7.min: \+2\.7.min; most by More calls \+5\.2.min/,
      ),
    );
  },
});

export const Probe = meta.story(probeStory);

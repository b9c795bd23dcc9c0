import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { OddsCurve } from './index.ts';

const minutes = Array.from({ length: 25 }, (_, step) => step * 5);
const odds = minutes.map((minute) => 1 / (1 + Math.exp(-(minute - 42) / 9)));

const meta = preview.meta({
  title: 'Charts/OddsCurve',
  component: OddsCurve,
  args: {
    title: 'Odds of arriving in time',
    outcomes: minutes,
    label: 'Minutes',
    odds,
    oddsLabel: 'There by then',
    low: odds.map((part) => Math.max(0, part - 0.08)),
    high: odds.map((part) => Math.min(1, part + 0.08)),
    notes: [{ at: 45, text: 'Promised' }],
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <OddsCurve {...args} />
      <OddsCurve title="Without an interval" outcomes={minutes} label="Minutes" odds={odds} oddsLabel="There by then" />
      <OddsCurve title="Nothing" outcomes={[]} label="Minutes" odds={[]} oddsLabel="There by then" />
    </div>
  ),
});

export const ReadsAsPercent = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Odds of arriving in time' })).toHaveAccessibleDescription(
        /from 1% to >99%/,
      ),
    );
  },
});

export const Probe = meta.story(probeStory);

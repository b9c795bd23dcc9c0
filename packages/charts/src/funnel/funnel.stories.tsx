import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { Funnel } from './index.ts';

const stages = [
  { label: 'Surveys sent', value: 1200 },
  { label: 'Opened', value: 480 },
  { label: 'Begun', value: 210 },
  { label: 'Answered', value: 130 },
];

const meta = preview.meta({
  title: 'Charts/Funnel',
  component: Funnel,
  args: { title: 'From survey to answer', stages },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Funnel {...args} />
      <Funnel
        title="Nobody goes on"
        stages={[
          { label: 'Sent', value: 40 },
          { label: 'Opened', value: 0 },
        ]}
      />
      <Funnel
        title="A stage unknown"
        stages={[
          { label: 'Sent', value: 40 },
          { label: 'Opened', value: null },
          { label: 'Answered', value: 9 },
        ]}
      />
      <Funnel title="Nothing" stages={[]} />
    </div>
  ),
});

export const WeakestStageSaid = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group')).toHaveAccessibleDescription(
        /^From 1,200 \(Surveys sent\) to 130 \(Answered\); fewest go on to Opened, 40%/,
      ),
    );
  },
});

export const Probe = meta.story(probeStory);

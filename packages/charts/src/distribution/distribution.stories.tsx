import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { wander } from '../../test/story-data.ts';
import { Distribution } from './index.ts';

const minutes = wander(600, { base: 40, by: 30, seed: 4 }).map((value, index) =>
  index % 29 === 0 ? value + 60 : value,
);

const meta = preview.meta({
  title: 'Charts/Distribution',
  component: Distribution,
  args: { title: 'Times of arrival', label: 'Minutes', unit: 'min', values: minutes },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Distribution {...args} />
      <Distribution title="Three cases" label="Minutes" values={[12, 30, 31]} />
      <Distribution title="All the same" label="Minutes" values={[30, 30, 30]} />
      <Distribution title="Nothing" label="Minutes" values={[]} />
    </div>
  ),
});

export const MedianSaid = meta.story({
  args: { values: [10, 20, 30] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Times of arrival' })).toHaveAccessibleDescription(
        /^3 cases; Median 20.min/,
      ),
    );
  },
});

export const Probe = meta.story(probeStory);

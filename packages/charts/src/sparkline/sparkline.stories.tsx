import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { wander } from '../../test/story-data.ts';
import { Sparkline } from './index.ts';

const values = wander(30, { base: 42, by: 8, seed: 5 });
const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Average time of arrival', unit: 'min', values },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className={matrix}>
      <Sparkline label="ATA" unit="min" values={values} />
      <Sparkline label="ATA against its goal" unit="min" values={values} goal={45} />
      <Sparkline
        label="With gaps"
        values={values.map((value, day) => (day % 7 === 3 || (day > 12 && day < 17) ? null : value))}
      />
      <Sparkline label="One value" values={[3]} />
      <Sparkline label="Level" values={[3, 3, 3]} />
      <Sparkline label="Nothing" values={[null, null]} />
    </div>
  ),
});

export const ReadAloud = meta.story({
  args: { values: [44, 40, 47, 38] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img')).toHaveAccessibleName(
        /^Average time of arrival fell from 44.min to 38.min; lowest 38.min, highest 47.min\.$/,
      ),
    );
  },
});

export const NothingToShow = meta.story({
  args: { values: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName('Average time of arrival has no values.'));
  },
});

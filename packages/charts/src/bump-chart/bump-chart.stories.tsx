import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { BumpChart } from './index.ts';

const weeks = Array.from({ length: 8 }, (_, week) => `Week ${week + 1}`);
const drivers = ['Ana', 'Bo', 'Chidi', 'Dana', 'Emre', 'Fatima', 'Goran', 'Hana'];
const entries = drivers.map((label, driver) => ({
  id: label,
  label,
  ranks: weeks.map((_, week) => ((driver * 3 + week * (driver % 3)) % drivers.length) + 1),
}));
// Each rank is held exactly once per week.
const board = entries.map((entry) => ({
  ...entry,
  ranks: weeks.map(
    (_, week) =>
      [...entries]
        .sort((a, b) => (a.ranks[week] ?? 0) - (b.ranks[week] ?? 0) || a.label.localeCompare(b.label, 'en'))
        .findIndex(({ id }) => id === entry.id) + 1,
  ),
}));

const meta = preview.meta({
  title: 'Charts/BumpChart',
  component: BumpChart,
  args: { title: 'Leaderboard', periods: weeks, periodLabel: 'Week', entries: board },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <BumpChart {...args} />
      <BumpChart {...args} title="One looked at" highlighted={['Emre']} />
      <BumpChart
        title="Not always there"
        periods={weeks.slice(0, 4)}
        entries={[
          { id: 'a', label: 'Ana', ranks: [1, null, 2, 1] },
          { id: 'b', label: 'Bo', ranks: [2, 1, null, null] },
        ]}
      />
      <BumpChart title="Nothing" periods={[]} entries={[]} />
    </div>
  ),
});

export const ClimberSaid = meta.story({
  args: {
    periods: ['Week 1', 'Week 2'],
    entries: [
      { id: 'a', label: 'Ana', ranks: [3, 1] },
      { id: 'b', label: 'Bo', ranks: [1, 2] },
      { id: 'c', label: 'Chidi', ranks: [2, 3] },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^Ana is first in Week 2; Ana climbed most, by 2/),
    );
  },
});

export const Probe = meta.story(probeStory);

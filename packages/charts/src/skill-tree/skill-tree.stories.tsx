import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { SkillTree } from './index.ts';

const root = {
  id: 'driver',
  label: 'Driver',
  state: 'earned' as const,
  skills: [
    {
      id: 'battery',
      label: 'Battery',
      state: 'earned' as const,
      skills: [{ id: 'ev', label: 'Electric cars', state: 'open' as const, progress: 0.4 }],
    },
    {
      id: 'tow',
      label: 'Tow',
      state: 'open' as const,
      progress: 0.7,
      skills: [
        { id: 'heavy', label: 'Heavy tow', state: 'locked' as const },
        { id: 'winch', label: 'Winch', state: 'locked' as const },
      ],
    },
    { id: 'lockout', label: 'Lockout', state: 'earned' as const },
  ],
};

const meta = preview.meta({ title: 'Charts/SkillTree', component: SkillTree, args: { title: 'Your skills', root } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <SkillTree {...args} />
      <SkillTree title="Only the first" root={{ id: 'driver', label: 'Driver', state: 'open', progress: 0.1 }} />
    </div>
  ),
});

export const CountsSaid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^3 of 7 earned, 2 open/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(await canvas.findByRole('row', { name: 'Tow 70%, open' })).toBeInTheDocument();
  },
});

export const Probe = meta.story(probeStory);

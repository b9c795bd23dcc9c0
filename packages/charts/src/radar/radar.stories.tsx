import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { Radar } from './index.ts';

const axes = ['SAFETY', 'TOW', 'BATTERY', 'LOCKOUT', 'FUEL', 'MEMBER CARE'];
const series = [
  { label: 'Everyone', values: [5.1, 4.8, 6, 4.2, 5.5, 5], paint: 'muted' as const },
  { label: 'You', values: [5.8, 6.1, 5.5, 3.2, 6.4, 6] },
];

const meta = preview.meta({
  title: 'Charts/Radar',
  component: Radar,
  args: { title: 'Skills', axes, axisLabel: 'Skill', to: 7, series },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Radar {...args} />
      <Radar title="A value missing" axes={axes} series={[{ label: 'You', values: [5, null, 4, 3, 6, 2] }]} />
      <Radar title="Three axes" axes={['A', 'B', 'C']} series={[{ label: 'You', values: [1, 2, 3] }]} />
      <Radar title="Nothing" axes={axes} series={[{ label: 'You', values: [] }]} />
    </div>
  ),
});

export const OneSwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everyone' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Skills' })).toHaveAccessibleDescription(/^You: from/),
    );
  },
});

export const Probe = meta.story(probeStory);

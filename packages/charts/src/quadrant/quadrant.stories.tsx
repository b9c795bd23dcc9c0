import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { Quadrant } from './index.ts';

const topics = ['Wait', 'Driver', 'Price', 'App', 'Updates', 'Truck', 'Safety', 'Phone', 'Survey', 'Payment'];
const items = topics.map((label, index) => ({ label, x: 20 + ((index * 37) % 110), y: Math.round(Math.sin(index * 1.7) * 40) / 100 }));
const names = { topStart: 'Watch', topEnd: 'Celebrate', bottomStart: 'Monitor', bottomEnd: 'Fix now' };

const meta = preview.meta({ title: 'Charts/Quadrant', component: Quadrant, args: { title: 'Topics of surveys', x: { label: 'Mentions' }, y: { label: 'Change of score', parts: 0 }, items, names } });

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Quadrant {...args} />
      <Quadrant {...args} title="A thousand" items={Array.from({ length: 1000 }, (_, index) => ({ label: `Driver ${index + 1}`, x: (index * 7919) % 211, y: Math.sin(index) * 10 }))} />
      <Quadrant {...args} title="One" items={items.slice(0, 1)} />
      <Quadrant {...args} title="Nothing" items={[]} />
    </div>
  ),
});

export const CornersCounted = meta.story({
  args: { items: [{ label: 'Wait', x: 100, y: -0.3 }, { label: 'Driver', x: 20, y: 0.2 }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Fix now 1/));
  },
});

export const Probe = meta.story(probeStory);

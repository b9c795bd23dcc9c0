import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { matrix } from '../../test/matrix.css.ts';
import { probeStory } from '../../test/probe.ts';
import { Quadrant } from './index.ts';

const topics = ['Wait', 'Driver', 'Price', 'App', 'Updates', 'Truck', 'Safety', 'Phone', 'Survey', 'Payment'];
const items = topics.map((label, index) => ({
  label,
  x: 20 + ((index * 37) % 110),
  y: Math.round(Math.sin(index * 1.7) * 40) / 100,
}));
const names = { topStart: 'Watch', topEnd: 'Celebrate', bottomStart: 'Monitor', bottomEnd: 'Fix now' };

const meta = preview.meta({
  title: 'Charts/Quadrant',
  component: Quadrant,
  args: {
    title: 'Topics of surveys',
    x: { label: 'Mentions' },
    y: { label: 'Change of score', parts: 0 },
    items,
    names,
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div className={matrix}>
      <Quadrant {...args} />
      <Quadrant
        {...args}
        title="A thousand"
        items={Array.from({ length: 1000 }, (_, index) => ({
          label: `Driver ${index + 1}`,
          x: (index * 7919) % 211,
          y: Math.sin(index) * 10,
        }))}
      />
      <Quadrant {...args} title="One" items={items.slice(0, 1)} />
      <Quadrant {...args} title="Nothing" items={[]} />
    </div>
  ),
});

export const CornersCounted = meta.story({
  args: {
    items: [
      { label: 'Wait', x: 100, y: -0.3 },
      { label: 'Driver', x: 20, y: 0.2 },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Fix now 1/));
  },
});

const thousands = Array.from({ length: 20_000 }, (_, index) => ({
  label: `Driver ${index + 1}`,
  x: 60 + Math.sin(index * 12.9898) * 40 + (index % 11),
  y: Math.cos(index * 78.233) * 6 + Math.sin(index),
}));

export const TwentyThousand = meta.story({
  args: { title: 'Drivers by calls and score', items: thousands, x: { label: 'Calls' }, y: { label: 'Score' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('group', { name: 'Drivers by calls and score' });
    // A canvas draws the dots, so the page stays small, and the canvas is not blank.
    await waitFor(() => expect(plot).toHaveAttribute('data-canvas'));
    await expect(canvasElement.querySelectorAll('figure *').length).toBeLessThan(80);
    const drawing = plot.querySelector('canvas') as HTMLCanvasElement;
    const { data } = (drawing.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      drawing.width,
      drawing.height,
    );
    await expect(data.some((part) => part > 0)).toBe(true);
    // The page's own dots stay underneath for print.
    await expect(
      [...plot.querySelectorAll('svg path')].filter((path) => getComputedStyle(path).visibility === 'hidden'),
    ).toHaveLength(1);
    // Keyboard, pointer and table still use the same list of points.
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(await within(plot).findByRole('img', { name: /^Driver 20000, / })).toBeInTheDocument();
    const box = plot.getBoundingClientRect();
    await userEvent.pointer([
      { target: plot, coords: { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 } },
    ]);
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[data-component="Chart.Tooltip"]')).toHaveTextContent(
        /^Driver \d+/,
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(
      await canvas.findByText('First 500 of 20,000 rows. The CSV file has all of them.'),
    ).toBeInTheDocument();
  },
});

export const Probe = meta.story(probeStory);

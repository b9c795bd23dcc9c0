import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { visuallyHiddenConformance } from './visually-hidden.conformance.tsx';
import { VisuallyHidden } from './index.ts';

const meta = preview.meta({
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '12 calls waiting' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const words = await canvas.findByText('12 calls waiting');
    await waitFor(() => expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1));
  },
});

export const SkipLink = meta.story({
  render: () => (
    <VisuallyHidden asChild focusable>
      <a href="#main">Skip to content</a>
    </VisuallyHidden>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link').getBoundingClientRect().width).toBeGreaterThan(50));
  },
});

export const Conformance = meta.story(conformanceStory(visuallyHiddenConformance));

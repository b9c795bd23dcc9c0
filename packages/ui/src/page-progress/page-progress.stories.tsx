import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { PageProgress } from './index.ts';
import { pageProgressConformance } from './page-progress.conformance.tsx';

const meta = preview.meta({
  title: 'Feedback/PageProgress',
  component: PageProgress,
  args: { words: 'Heading There Now...' },
  parameters: { layout: 'fullscreen' },
});

const settled = async () => {
  await waitFor(() => expect(screen.getByText('Heading There Now...')).toBeVisible());
};

export const Default = meta.story({
  tags: ['matrix'],
  // The line overlays everything, so the story needs a page under it.
  render: (args) => (
    <div className="story-short">
      <PageProgress {...args} />
    </div>
  ),
  play: settled,
});

export const ComesAndGoes = meta.story({
  render: function Going(args) {
    const [going, setGoing] = useState(false);
    return (
      <div className="story-short">
        <PageProgress {...args} words={going && args.words} />
        <Button onClick={() => setGoing(!going)}>{going ? 'Arrive' : 'Go'}</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(await canvas.findByRole('button', { name: 'Go' }));
    await settled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const NothingAtAGlance = meta.story({
  args: { delay: 600_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const Conformance = meta.story(conformanceStory(pageProgressConformance));

import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { tones } from '../internal/tones.ts';
import { Stack } from '../stack/index.ts';
import { bannerConformance } from './banner.conformance.tsx';
import { Banner } from './index.ts';

const words = {
  neutral: 'The winter season starts on 1 December.',
  beacon: 'Numbers are two hours old.',
  info: 'Please update facility type settings in the change settings section on bottom left! Rerouting to remove facility type filter.',
  success: 'Your dashboard is published.',
  danger: 'The backend does not answer.',
};
const meta = preview.meta({
  title: 'Feedback/Banner',
  component: Banner,
  args: { tone: 'beacon', title: 'Numbers are two hours old.', onDismiss: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={words[tone]} />
      ))}
      <Banner tone="info" title="3 updates" actions={<Button size="sm">Show them</Button>} onDismiss={() => undefined}>
        They came while you were looking at a row, so nothing moved.
      </Banner>
    </Stack>
  ),
});

export const Dismiss = meta.story({
  args: { announce: 'polite' },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Numbers are two hours old.'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
});

export const Conformance = meta.story(conformanceStory(bannerConformance));

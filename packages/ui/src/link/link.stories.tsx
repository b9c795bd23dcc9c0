import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { linkConformance } from './link.conformance.tsx';
import { Link } from './index.ts';

const meta = preview.meta({
  title: 'Actions/Link',
  component: Link,
  args: { href: '#reset', children: 'Forgot your password?' },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <p>
        Calls outside the territory are listed under <Link href="#passed">Call Details</Link>, by the day they were
        passed.
      </p>
      <Inline>
        <Link href="#quiet" quiet>
          Montgomery
        </Link>
        <Link href="#quiet" quiet>
          Bucks
        </Link>
      </Inline>
    </Stack>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus());
  },
});

export const Conformance = meta.story(conformanceStory(linkConformance));

import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { DownloadIcon } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { Menu } from '../menu/index.ts';
import { Stack } from '../stack/index.ts';
import { splitButtonConformance } from './split-button.conformance.tsx';
import { SplitButton } from './index.ts';

const later = fn();
const ways = (
  <>
    <Menu.Item onSelect={later}>Publish tomorrow at 6:00</Menu.Item>
    <Menu.Item>Publish to team leads only</Menu.Item>
  </>
);

const meta = preview.meta({
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: { children: 'Publish', menu: ways, menuLabel: 'More ways to publish', onClick: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <SplitButton size={size} tone="beacon" menu={ways}>
            Publish
          </SplitButton>
          <SplitButton size={size} leading={<DownloadIcon size={16} />} menu={ways}>
            Export
          </SplitButton>
          <SplitButton size={size} emphasis="soft" menu={ways}>
            Assign driver
          </SplitButton>
          <SplitButton size={size} emphasis="solid" menu={ways}>
            Save
          </SplitButton>
          <SplitButton size={size} tone="danger" menu={ways}>
            Delete shift
          </SplitButton>
        </Inline>
      ))}
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline>
      <SplitButton tone="beacon" loading menu={ways}>
        Publish
      </SplitButton>
      <SplitButton disabled menu={ways}>
        Publish
      </SplitButton>
      <SplitButton tone="beacon" disabled menu={ways}>
        Publish
      </SplitButton>
    </Inline>
  ),
});

export const TheUsualWayIsOneClick = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const more = await canvas.findByRole('button', { name: 'More ways to publish' });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'More ways to publish' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(later).toHaveBeenCalled());
    expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
});

export const Conformance = meta.story(conformanceStory(splitButtonConformance));

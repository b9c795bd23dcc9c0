import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { CloseIcon, RefreshIcon, TrashIcon } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { iconButtonConformance } from './icon-button.conformance.tsx';
import { IconButton } from './index.ts';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Refresh', children: <RefreshIcon />, onClick: fn() },
});

export const Default = meta.story({});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <IconButton size={size} label="Refresh">
            <RefreshIcon />
          </IconButton>
          <IconButton size={size} label="Refresh" emphasis="outline">
            <RefreshIcon />
          </IconButton>
          <IconButton size={size} label="Refresh" emphasis="soft">
            <RefreshIcon />
          </IconButton>
          <IconButton size={size} label="Refresh" tone="beacon">
            <RefreshIcon />
          </IconButton>
          <IconButton size={size} label="Delete" tone="danger">
            <TrashIcon />
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline>
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton label="Close" disabled>
        <CloseIcon />
      </IconButton>
      <IconButton label="Refresh" loading emphasis="outline">
        <RefreshIcon />
      </IconButton>
      <IconButton label="Pin" aria-pressed emphasis="soft">
        <RefreshIcon />
      </IconButton>
    </Inline>
  ),
});

export const NameAndTooltip = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Refresh'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Conformance = meta.story(conformanceStory(iconButtonConformance));

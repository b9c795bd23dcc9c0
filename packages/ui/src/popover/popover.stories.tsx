import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../stack/index.ts';
import { popoverConformance } from './popover.conformance.tsx';
import { Popover } from './index.ts';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover.Root,
  args: { onOpenChange: fn(), children: null },
});
const content = (
  <Popover.Content aria-label="Columns">
    <Stack gap={8}>
      <Checkbox label="Calls" defaultChecked />
      <Checkbox label="Average arrival" defaultChecked />
      <Checkbox label="Overall satisfaction" />
    </Stack>
  </Popover.Content>
);

export const Default = meta.story({
  render: (args) => (
    <Popover.Root {...args}>
      <Popover.Trigger asChild>
        <Button>Columns</Button>
      </Popover.Trigger>
      {content}
    </Popover.Root>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>Columns</Button>
      </Popover.Trigger>
      {content}
    </Popover.Root>
  ),
});

export const Keyboard = meta.story({
  render: Default.input.render,
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Calls' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

export const Conformance = meta.story(conformanceStory(popoverConformance));

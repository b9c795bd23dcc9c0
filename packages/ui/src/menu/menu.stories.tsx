import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { CopyIcon, DownloadIcon, SpreadsheetIcon, TrashIcon } from '../icons/index.ts';
import { menuConformance } from './menu.conformance.tsx';
import { Menu } from './index.ts';

const chosen = fn();
const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu.Root,
  args: { onOpenChange: fn(), children: null },
  beforeEach: () => void chosen.mockClear(),
});
const content = (
  <Menu.Content>
    <Menu.Label>This table</Menu.Label>
    <Menu.Item leading={<SpreadsheetIcon size={16} />} shortcut="E" onSelect={() => chosen('excel')}>
      Excel
    </Menu.Item>
    <Menu.Item leading={<CopyIcon size={16} />} shortcut="Ctrl C" onSelect={() => chosen('copy')}>
      Copy rows
    </Menu.Item>
    <Menu.Item leading={<DownloadIcon size={16} />} disabled>
      Picture
    </Menu.Item>
    <Menu.Separator />
    <Menu.CheckboxItem checked onCheckedChange={(on) => chosen(`totals ${on}`)}>
      With totals
    </Menu.CheckboxItem>
    <Menu.RadioGroup value="rows" onValueChange={chosen}>
      <Menu.RadioItem value="rows">Rows</Menu.RadioItem>
      <Menu.RadioItem value="pivot">Pivot</Menu.RadioItem>
    </Menu.RadioGroup>
    <Menu.Separator />
    <Menu.Sub>
      <Menu.SubTrigger>Send to</Menu.SubTrigger>
      <Menu.SubContent>
        <Menu.Item onSelect={() => chosen('team')}>My team</Menu.Item>
      </Menu.SubContent>
    </Menu.Sub>
    <Menu.Item tone="danger" leading={<TrashIcon size={16} />} onSelect={() => chosen('remove')}>
      Remove element
    </Menu.Item>
  </Menu.Content>
);

export const Default = meta.story({
  render: (args) => (
    <Menu.Root {...args}>
      <Menu.Trigger asChild>
        <Button>Export</Button>
      </Menu.Trigger>
      {content}
    </Menu.Root>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger asChild>
        <Button>Export</Button>
      </Menu.Trigger>
      {content}
    </Menu.Root>
  ),
});

export const Keyboard = meta.story({
  render: Default.input.render,
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Export' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Excel/ })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Copy rows/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'With totals' })).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send to' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My team' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'My team' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send to' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My team' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('team'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Pointer = meta.story({
  render: Default.input.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pivot' }));
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('pivot'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** The button had focus before hydration: a key pressed then still opens the menu. */
export const KeyBeforeFocus = meta.story({
  render: Default.input.render,
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: 'Export' });
    await fireEvent.keyDown(trigger, { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Excel/ })).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
  },
});

export const Conformance = meta.story(conformanceStory(menuConformance));

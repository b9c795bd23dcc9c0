import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { Tile } from '../tile/index.ts';
import { contextMenuConformance } from './context-menu.conformance.tsx';
import { ContextMenu } from './index.ts';

const showCalls = fn();
const items = (
  <>
    <Menu.Item onSelect={showCalls} shortcut="Enter">
      Show calls
    </Menu.Item>
    <Menu.Item>Show on the map</Menu.Item>
    <Menu.Sub>
      <Menu.SubTrigger>Drill down to</Menu.SubTrigger>
      <Menu.SubContent>
        <Menu.Item>Stations</Menu.Item>
        <Menu.Item>Drivers</Menu.Item>
      </Menu.SubContent>
    </Menu.Sub>
    <Menu.Separator />
    <Menu.Item tone="danger">Remove from dashboard</Menu.Item>
  </>
);

const meta = preview.meta({
  title: 'Overlays/ContextMenu',
  component: ContextMenu.Root,
  parameters: { layout: 'padded' },
});

const place = (
  <ContextMenu.Root>
    <ContextMenu.Trigger>
      <Tile.Root>
        <Tile.Header>
          <Tile.Heading>
            <Tile.Title>Montgomery</Tile.Title>
            <Tile.Description>412 calls this month</Tile.Description>
          </Tile.Heading>
        </Tile.Header>
        <Button>Open</Button>
      </Tile.Root>
    </ContextMenu.Trigger>
    <ContextMenu.Content aria-label="Montgomery">{items}</ContextMenu.Content>
  </ContextMenu.Root>
);

export const Default = meta.story({ render: () => place });

export const Open = meta.story({
  tags: ['matrix'],
  render: () => place,
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(await canvas.findByText('412 calls this month'), { clientX: 120, clientY: 90 });
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Montgomery' })).toBeVisible());
  },
});

export const OpensWhereThePointerIs = meta.story({
  render: () => place,
  play: async ({ canvas, userEvent }) => {
    await fireEvent.contextMenu(await canvas.findByText('412 calls this month'), { clientX: 200, clientY: 80 });
    const menu = await screen.findByRole('menu', { name: 'Montgomery' });
    await waitFor(async () => {
      const { left, top } = menu.getBoundingClientRect();
      await expect(Math.abs(left - 200)).toBeLessThan(8);
      await expect(Math.abs(top - 80)).toBeLessThan(12);
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: /Show calls/ }));
    await waitFor(() => expect(showCalls).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Keyboard = meta.story({
  render: () => place,
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Open' });
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      open.focus();
      await userEvent.keyboard(keys);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Show calls/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stations' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    }
  },
});

export const LongPress = meta.story({
  render: () => (
    <>
      {place}
      <ContextMenu.Root>
        <ContextMenu.Trigger>
          <p>Hold this text</p>
        </ContextMenu.Trigger>
        <ContextMenu.Content aria-label="Text">{items}</ContextMenu.Content>
      </ContextMenu.Root>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('412 calls this month');
    const other = await canvas.findByText('Hold this text');
    const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true, clientX: 60, clientY: 60 };
    await fireEvent.pointerDown(text, touch);
    await fireEvent.pointerMove(text, { ...touch, clientY: 90 });
    // A later long press opens the menu. The finger that moved earlier must not have opened one by then.
    await fireEvent.pointerDown(other, { ...touch, pointerId: 2 });
    await screen.findByRole('menu', { name: 'Text' });
    expect(screen.queryByRole('menu', { name: 'Montgomery' })).toBeNull();
    await fireEvent.pointerUp(other, { ...touch, pointerId: 2 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await fireEvent.pointerUp(text, touch);
    await fireEvent.pointerDown(text, touch);
    await screen.findByRole('menu', { name: 'Montgomery' });
  },
});

export const TheBrowsersOwnWhereOursIsOff = meta.story({
  render: () => (
    <ContextMenu.Root>
      <ContextMenu.Trigger disabled>
        <p>Select this text</p>
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label="Text">{items}</ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvas }) => {
    const prevented = !(await fireEvent.contextMenu(await canvas.findByText('Select this text')));
    await expect(prevented).toBe(false);
    expect(screen.queryByRole('menu')).toBeNull();
  },
});

export const Conformance = meta.story(conformanceStory(contextMenuConformance));

import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { AppShell } from '../app-shell/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../stack/index.ts';
import { drawerConformance } from './drawer.conformance.tsx';
import { Drawer } from './index.ts';

const parts = (
  <>
    <Drawer.Header>
      <Drawer.Title>Filters</Drawer.Title>
      <Drawer.Description>They hold for every element of this dashboard.</Drawer.Description>
    </Drawer.Header>
    <Drawer.Body>
      <Stack>
        <Checkbox label="Tow" defaultChecked />
        <Checkbox label="Battery" defaultChecked />
        <Checkbox label="Light Service" />
      </Stack>
    </Drawer.Body>
    <Drawer.Footer>
      <Drawer.Close asChild>
        <Button>Cancel</Button>
      </Drawer.Close>
      <Button tone="beacon">Show calls</Button>
    </Drawer.Footer>
  </>
);
const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer.Root,
  args: { onOpenChange: fn(), children: null },
});

export const Default = meta.story({
  render: (args) => (
    <Drawer.Root {...args}>
      <Drawer.Trigger asChild>
        <Button>Filters</Button>
      </Drawer.Trigger>
      <Drawer.Content>{parts}</Drawer.Content>
    </Drawer.Root>
  ),
});

export const End = meta.story({
  tags: ['matrix'],
  render: () => (
    <Drawer.Root defaultOpen>
      <Drawer.Content>{parts}</Drawer.Content>
    </Drawer.Root>
  ),
});
export const Start = meta.story({
  render: () => (
    <Drawer.Root defaultOpen>
      <Drawer.Content placement="start">{parts}</Drawer.Content>
    </Drawer.Root>
  ),
});
export const Bottom = meta.story({
  tags: ['matrix'],
  render: () => (
    <Drawer.Root defaultOpen>
      <Drawer.Content placement="bottom">{parts}</Drawer.Content>
    </Drawer.Root>
  ),
});

export const FocusStaysAndReturns = meta.story({
  render: Default.input.render,
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Filters' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
  },
});

export const BesideThePage = meta.story({
  render: () => (
    <Drawer.Root modal={false}>
      <Drawer.Trigger asChild>
        <Button>Filters</Button>
      </Drawer.Trigger>
      <Drawer.Content keepOpenOnOutsideClick>{parts}</Drawer.Content>
    </Drawer.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible());
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const PushesTheWorkArea = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AppShell.Root>
      <AppShell.TopBar>Lantern Motor Club</AppShell.TopBar>
      <AppShell.Main>
        <Drawer.Root modal={false}>
          <Drawer.Trigger asChild>
            <Button>Filters</Button>
          </Drawer.Trigger>
          <Drawer.Content beside>{parts}</Drawer.Content>
        </Drawer.Root>
      </AppShell.Main>
    </AppShell.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const work = await canvas.findByRole('main');
    const bar = canvas.getByRole('banner');
    const alone = work.getBoundingClientRect().width;
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    const wide = innerWidth >= 1280;
    await waitFor(() =>
      expect(work.getBoundingClientRect().width).toBeCloseTo(wide ? alone - drawer.offsetWidth : alone, 0),
    );
    // The drawer doesn't cover the top bar, and the page stays usable.
    if (wide)
      await waitFor(() => expect(drawer.offsetTop).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom - 1));
    await userEvent.click(work);
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(work.getBoundingClientRect().width).toBeCloseTo(alone, 0));
  },
});

export const Conformance = meta.story(conformanceStory(drawerConformance));

import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Inline } from '../inline/index.ts';
import { ScrollArea } from '../scroll-area/index.ts';
import { tooltipConformance } from './tooltip.conformance.tsx';
import { Tooltip, TooltipGroup } from './index.ts';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Read the numbers again', shortcut: 'R', children: <Button>Refresh</Button> },
  parameters: { layout: 'centered' },
});

export const Default = meta.story({});
export const Open = meta.story({ tags: ['matrix'], args: { defaultOpen: true } });

export const Focus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Read the numbers again'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription(/Read the numbers again/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

/** Focus scrolls a button into view, and that scroll must not close its tooltip. */
export const FocusOutOfSight = meta.story({
  parameters: { layout: 'padded' },
  render: (args) => (
    <ScrollArea label="Many numbers" className="story-short">
      <div style={{ paddingBlock: 600 }}>
        <Tooltip {...args} />
      </div>
    </ScrollArea>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    const area = await canvas.findByRole('region', { name: 'Many numbers' });
    const inSight = () =>
      button.getBoundingClientRect().top >= area.getBoundingClientRect().top &&
      button.getBoundingClientRect().bottom <= area.getBoundingClientRect().bottom;
    await waitFor(() => expect(inSight()).toBe(false));
    await userEvent.tab();
    expect(area).toHaveFocus();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Read the numbers again'));
    await waitFor(() => expect(inSight()).toBe(true));
    const scrolled = new Promise((resolve) => area.addEventListener('scrollend', resolve, { once: true }));
    button.scrollIntoView({ block: 'start' });
    await scrolled;
    await waitFor(() => expect(area.scrollTop).toBe(600));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Read the numbers again/));
  },
});

/** A dialog focuses its first button as it opens, which shows no tooltip: the next Escape closes the dialog. */
export const FocusOfADialog = meta.story({
  render: (args) => (
    <>
      <Tooltip content="Reads them out">
        <Button>Listen</Button>
      </Tooltip>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Open</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Numbers</Dialog.Title>
          <Tooltip {...args} />
          <Button>Later</Button>
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    // From here on, the tooltip code is loaded.
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Reads them out'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(first).toHaveFocus());
    await step('a key brings it', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
      expect(args.onOpenChange).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      expect(screen.getByRole('dialog')).toBeVisible();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.hover(button);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Read the numbers again'));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Read the numbers again/));
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-describedby'));
  },
});

const toggled = fn<(name: string, open: boolean) => void>();

export const Grouped = meta.story({
  render: () => (
    <Inline>
      <TooltipGroup>
        {['One', 'Two', 'Three'].map((name) => (
          <Tooltip key={name} content={`About ${name}`} onOpenChange={(open) => toggled(name, open)}>
            <Button>{name}</Button>
          </Tooltip>
        ))}
      </TooltipGroup>
      <Tooltip content="About Four">
        <Button>Four</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const [one, two] = [
      await canvas.findByRole('button', { name: 'One' }),
      await canvas.findByRole('button', { name: 'Two' }),
    ];
    await userEvent.hover(one);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('About One'));
    await userEvent.hover(two);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('About Two'));
    await waitFor(() => expect(two).toHaveAccessibleDescription(/About Two/));
    expect(one).not.toHaveAttribute('aria-describedby');
    // After a press, the tooltip stays hidden while the pointer stays.
    await userEvent.click(two);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.pointer({ target: two, coords: { x: 3, y: 3 } });
    // A tooltip whose delay starts now shows soon; by then the pressed one would have shown too.
    await fireEvent.pointerMove(await canvas.findByRole('button', { name: 'Four' }), { pointerType: 'mouse' });
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('About Four'));
    expect(toggled.mock.calls.filter(([name, open]) => name === 'Two' && open)).toHaveLength(1);
  },
});

export const Conformance = meta.story(conformanceStory(tooltipConformance));

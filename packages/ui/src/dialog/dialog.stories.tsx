import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { TextField } from '../text-field/index.ts';
import { dialogConformance } from './dialog.conformance.tsx';
import { Dialog } from './index.ts';

const body = (
  <>
    <Dialog.Header>
      <Dialog.Title>Rename the dashboard</Dialog.Title>
      <Dialog.Description>Everyone it is shared with sees the new name.</Dialog.Description>
    </Dialog.Header>
    <Dialog.Body>
      <Field label="Name">
        <TextField defaultValue="Morning board" />
      </Field>
    </Dialog.Body>
    <Dialog.Footer>
      <Dialog.Close asChild>
        <Button>Cancel</Button>
      </Dialog.Close>
      <Button tone="beacon">Rename</Button>
    </Dialog.Footer>
  </>
);
const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog.Root,
  args: { onOpenChange: fn(), children: null },
});

export const Default = meta.story({
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Trigger asChild>
        <Button>Rename</Button>
      </Dialog.Trigger>
      <Dialog.Content>{body}</Dialog.Content>
    </Dialog.Root>
  ),
});

export const Open = meta.story({
  tags: ['matrix'],
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>{body}</Dialog.Content>
    </Dialog.Root>
  ),
});

export const LongText = meta.story({
  tags: ['matrix'],
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content size="sm">
        <Dialog.Header>
          <Dialog.Title>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ändern</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {Array.from({ length: 12 }, (_, line) => (
            <p key={line}>Line {line + 1} of the rules of the season. Points count from the day of the draft.</p>
          ))}
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="beacon">I have read it</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
});

export const TheKeyboardScrollsLongWords = meta.story({
  render: function Rules() {
    const [lines, setLines] = useState(80);
    return (
      <Dialog.Root defaultOpen>
        <Dialog.Content size="sm">
          <Dialog.Header>
            <Dialog.Title>Rules of the season</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            {Array.from({ length: lines }, (_, line) => (
              <p key={line}>Line {line + 1} of the rules.</p>
            ))}
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => setLines(lines === 2 ? 80 : 2)}>{lines === 2 ? 'In full' : 'In short'}</Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    );
  },
  play: async ({ userEvent }) => {
    const body = (await screen.findByText('Line 1 of the rules.')).parentElement as HTMLElement;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(body).toHaveFocus());
    await userEvent.tab();
    const short = await screen.findByRole('button', { name: 'In short' });
    await waitFor(() => expect(short).toHaveFocus());
    // A body that no longer scrolls isn't a tab stop.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    // End with the long body, the state the accessibility check runs on.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
});

export const FocusStaysAndReturns = meta.story({
  render: Default.input.render,
  play: async ({ canvas, args, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename the dashboard' });
    await waitFor(() => expect(dialog).toHaveAccessibleDescription('Everyone it is shared with sees the new name.'));
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
  },
});

export const FocusStartsInTheFirstField = meta.story({
  render: Default.input.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    // Typing replaces the old name.
    await userEvent.keyboard('Night board');
    await waitFor(() => expect(name).toHaveValue('Night board'));
  },
});

export const FocusStartsWhereItIsAsked = meta.story({
  render: function Page() {
    const cancel = useRef<HTMLButtonElement>(null);
    return (
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Leave the season</Button>
        </Dialog.Trigger>
        <Dialog.Content initialFocus={cancel}>
          <Dialog.Header>
            <Dialog.Title>Leave the season</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Field label="Why">
              <TextField />
            </Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button ref={cancel}>Cancel</Button>
            </Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the season' }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const FocusReturnsWithoutATrigger = meta.story({
  render: function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open from elsewhere</Button>
        <Dialog.Root open={open} onOpenChange={setOpen}>
          <Dialog.Content>{body}</Dialog.Content>
        </Dialog.Root>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Open from elsewhere' });
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Rename the dashboard' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
});

export const Conformance = meta.story(conformanceStory(dialogConformance));

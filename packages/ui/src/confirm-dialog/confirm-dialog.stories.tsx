import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { confirmDialogConformance } from './confirm-dialog.conformance.tsx';
import { ConfirmDialog } from './index.ts';

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete the shift of Rosa Ndiaye?',
    description: 'Her hours this week fall to 32. She is told when you publish.',
    confirm: 'Delete shift',
    tone: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
    children: (
      <Button tone="danger" emphasis="outline">
        Delete
      </Button>
    ),
  },
});

export const Default = meta.story({});
export const Open = meta.story({ tags: ['matrix'], args: { defaultOpen: true } });
export const OpenWithoutDanger = meta.story({
  tags: ['matrix'],
  args: {
    defaultOpen: true,
    tone: 'beacon',
    title: 'Publish the week?',
    description: '28 drivers are told at once.',
    confirm: 'Publish',
  },
});
export const OpenWithWordsToType = meta.story({
  tags: ['matrix'],
  args: {
    defaultOpen: true,
    title: 'Delete the market Lantern East?',
    description: 'Its 41 stations lose their territory. This cannot be undone.',
    confirm: 'Delete market',
    typed: 'Lantern East',
  },
});

export const StartsOnTheWayOut = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete the shift of Rosa Ndiaye?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete shift' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const WordsMustBeTyped = meta.story({
  args: { typed: 'Rosa Ndiaye' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete shift' }));
    const field = await screen.findByRole('textbox', { name: 'Type “Rosa Ndiaye” to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Type “Rosa Ndiaye” exactly.'));
    expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, 'Rosa Ndiaye{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const WaitsAndTellsAFailure = meta.story({
  args: { onConfirm: fn(() => Promise.resolve()) },
  play: async ({ canvas, args, userEvent }) => {
    let refuse = (_reason: Error) => {};
    mocked(args.onConfirm).mockImplementationOnce(
      () =>
        new Promise<void>((_, reject) => {
          refuse = reject;
        }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete shift' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    refuse(new Error('offline'));
    await waitFor(async () =>
      expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Try again, or cancel.'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete shift' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
});

export const Conformance = meta.story(conformanceStory(confirmDialogConformance));

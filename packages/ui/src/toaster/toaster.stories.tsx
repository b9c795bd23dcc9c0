import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Inline } from '../inline/index.ts';
import { Progress } from '../progress/index.ts';
import { toasterConformance } from './toaster.conformance.tsx';
import { createToastStore, Toaster } from './index.ts';

const filled = createToastStore();
filled.show('Bookmark Successfully Added', { tone: 'success', duration: Infinity });
filled.show("Sorry you're not allowed to go there.", { tone: 'beacon', duration: Infinity });
filled.show('Something went wrong!', { tone: 'danger' });
filled.show('3 shifts moved to Tuesday.', { action: { label: 'Undo', onSelect: fn() } });

const meta = preview.meta({ title: 'Feedback/Toaster', component: Toaster, args: { store: createToastStore() } });

export const Default = meta.story({
  render: ({ store }) => (
    <Inline>
      <Button onClick={() => store.show('Bookmark Successfully Added', { tone: 'success' })}>Add bookmark</Button>
      <Toaster store={store} />
    </Inline>
  ),
});

/** Waits for the live part. Static buttons are shown until then, and a press during the swap would be lost. */
const live = () =>
  waitFor(() => expect(document.querySelector('[data-component="Toaster.Toast"][data-state=open]')).not.toBeNull());

export const Variants = meta.story({ tags: ['matrix'], args: { store: filled } });

export const CameWithThePage = meta.story({
  args: {
    store: createToastStore({
      start: [{ text: 'Your new password is set. Log in with it.', tone: 'success', duration: Infinity }],
    }),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getAllByText('Your new password is set. Log in with it.')).toHaveLength(1));
    // The live part replaces it without ever showing a second one.
    await waitFor(() =>
      expect(document.querySelector('[data-component="Toaster.Toast"][data-settled]')).not.toBeNull(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.store.current()).toHaveLength(0));
    await expect(args.store.first()).toHaveLength(1);
  },
});

export const ExactText = meta.story({
  args: { store: createToastStore() },
  play: async ({ args, userEvent }) => {
    args.store.show('Profile Picture change successful! ', { tone: 'success', duration: Infinity });
    args.store.show('Profile Picture change successful! ', { tone: 'success', duration: Infinity });
    const toast = await waitFor(
      () =>
        document.querySelector('[data-component="Toaster.Toast"] > div') ?? Promise.reject(new Error('No toast yet.')),
    );
    await waitFor(() => expect(toast.textContent).toBe('Profile Picture change successful! '));
    await waitFor(() => expect(args.store.current()).toHaveLength(1));
    await live();
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(document.activeElement?.closest('[data-component="Toaster.Root"]')).not.toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.store.current()).toHaveLength(0));
  },
});

export const Undo = meta.story({
  args: { store: createToastStore() },
  play: async ({ args, userEvent }) => {
    const undo = fn();
    args.store.show('3 shifts moved to Tuesday.', { action: { label: 'Undo', onSelect: undo } });
    await live();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.store.current()).toHaveLength(0));
  },
});

/** Something that changes while the notice is shown, and dismisses it. */
export const Content = meta.story({
  args: { store: createToastStore() },
  play: async ({ args, userEvent }) => {
    args.store.show('Writing the file', {
      tone: 'info',
      content: (dismiss) => (
        <>
          <Progress label="Writing the file" value={12_400} max={57_807} valueText="12,400 of 57,807 rows" />
          <Button size="sm" onClick={dismiss}>
            Cancel export
          </Button>
        </>
      ),
    });
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Writing the file' })).toBeVisible());
    await live();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(args.store.current()).toHaveLength(0));
  },
});

/** A dialog hides the page behind it from assistive technology and the mouse, but not the notices. */
export const OverADialog = meta.story({
  args: { store: createToastStore({ start: [{ text: 'Welcome, Gus.', duration: Infinity }] }) },
  render: ({ store }) => (
    <>
      <Toaster store={store} />
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Overview video</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Overview video' });
    // The region moves into a dialog that opens over it, so it is looked up each time.
    const notices = () => within(screen.getByRole('region', { name: /^Notices/ }));
    await waitFor(() => expect(notices().getByText('Welcome, Gus.')).toBeVisible());
    args.store.show('Something went wrong!', { tone: 'danger', duration: Infinity });
    await waitFor(() => expect(notices().getByText('Something went wrong!')).toBeVisible());
    await userEvent.click(notices().getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await waitFor(() => expect(args.store.current()).toHaveLength(1));
    await screen.findByRole('dialog', { name: 'Overview video' });
  },
});

export const Conformance = meta.story(conformanceStory(toasterConformance));

import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
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

export const Variants = meta.story({ tags: ['matrix'], args: { store: filled } });

export const CameWithThePage = meta.story({
  args: {
    store: createToastStore({
      start: [{ text: 'Your new password is set. Login with it.', tone: 'success', duration: Infinity }],
    }),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getAllByText('Your new password is set. Login with it.')).toHaveLength(1));
    // The part that lets it go takes its place without a second one ever being there.
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
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.store.current()).toHaveLength(0));
  },
});

export const Conformance = meta.story(conformanceStory(toasterConformance));

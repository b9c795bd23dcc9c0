import { EmptyState } from '@roadside/ui/empty-state';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { recorded } from '../../stories/recorded.ts';
import { drawScene, screenMeta } from '../../stories/screen-stories.tsx';
import { readKeptChange } from '../kit/outbox/kept-changes.ts';
import { browserStore } from '../kit/outbox/outbox-store.ts';
import { forgetDrafts } from '../kit/store/drafts.ts';

const { place } = recorded.club;
const render = drawScene({
  route: 'screen.dashboard',
  path: 'dashboard/:slug',
  at: `/dashboard/${place.slug}`,
  loaded: recorded.club,
  framed: true,
  screen: () => <EmptyState picture="map" title="The work area" description="A screen stands here." />,
});

const meta = preview.meta({ title: 'Screens/Shell', ...screenMeta });

export const Default = meta.story({ tags: ['matrix'], render });

export const PersonMenu = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Octavia/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const Search = meta.story({
  tags: ['matrix'],
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search people and organizations' }));
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Found people' })).getAllByRole('link').length).toBeGreaterThan(3),
    );
  },
});

export const CommandPalette = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The work area');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** One change waits for the network, and the server refused another after the person had left its screen. */
export const WaitingForNetwork = meta.story({
  tags: ['matrix'],
  render,
  beforeEach: () => {
    const store = browserStore('kept-change', recorded.shell.person.employeeId, readKeptChange);
    const change = { address: '/own-call-out/7', body: { answer: 'can' }, writtenAt: recorded.now };
    store.keep({ ...change, id: 'a', what: 'your confirmation', refused: null });
    store.keep({ ...change, id: 'b', what: 'your answer', refused: 'Someone else has this shift now.' });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const { fetch } = globalThis;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    // The outbox of this tab may be older than the story.
    dispatchEvent(new StorageEvent('storage'));
    return () => {
      globalThis.fetch = fetch;
      Reflect.deleteProperty(navigator, 'onLine');
      forgetDrafts();
      dispatchEvent(new StorageEvent('storage'));
    };
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^1 change is waiting for the network/)).toBeVisible());
    const refused = canvas.getByText('We couldn’t send your answer');
    expect(refused).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByText('We couldn’t send your answer')).toBeNull());
  },
});

import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { forgetDraft, keepDraft, readDraft } from '../../../kit/store/drafts.ts';
import { draftAddress } from '../model/addresses.ts';
import { draft, ownClub, ownDriver, read } from './arena-samples.ts';
import { DraftScreen, type DraftScreenProps } from './draft-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena draft', ...screenMeta });

const slug = 'mountain-marvelers';

/** While another team is on the clock. */
const live: typeof draft = {
  ...draft,
  state: 'live',
  turn: { round: 1, number: 1, team_id: draft.teams[1]?.id ?? 2, seconds_left: 60, at: '2026-11-20T12:00:00Z' },
};

const story = (loaded: DraftScreenProps['loaded']) => ({
  beforeEach: () => enterRecording({ [draftAddress({ slug })]: loaded }),
  render: drawScene({
    route: 'screen.draft',
    path: 'draft/:slug',
    at: `/draft/${slug}`,
    framed: true,
    screen: () => <DraftScreen slug={slug} me={442} own={ownDriver} commissioner={false} loaded={loaded} />,
  }),
});

/** The captain's lists before the draft: nothing can be submitted until a driver is wanted. */
export const Default = meta.story({
  tags: ['matrix'],
  ...story(read({ draft })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit draft' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Teams' })).toBeVisible());
  },
});

const key = { person: 442, form: `draft lists ${draft.id} ${draft.team.id}` };
const keptLists = {
  ...story(read({ draft })),
  beforeEach: () => {
    const kept = { version: null, values: { experienced: [402], intermediate: [], beginner: [] } };
    keepDraft(key, kept, 'the page before');
    const end = enterRecording({ [draftAddress({ slug })]: read({ draft }) });
    return () => {
      end();
      forgetDraft(key);
    };
  },
};

/** Lists made before a reload are still there. */
export const AfterReload = meta.story({
  ...keptLists,
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit draft' });
    await waitFor(() => expect(submit).toBeEnabled());
    // It can't be changed afterwards, so it asks first.
    await userEvent.click(submit);
    const question = await screen.findByRole('alertdialog', { name: 'Submit the draft of Mountain Marvelers?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Leaving the screen, to look drivers up, leaves the lists where they are. */
export const AfterLeaving = meta.story({
  ...keptLists,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit draft' })).toBeEnabled());
    const arena = within(canvas.getByRole('navigation', { name: 'Arena' }));
    await userEvent.click(arena.getByRole('link', { name: 'Leaderboard' }));
    await waitFor(() => expect(canvas.getByText('Another screen opens here.')).toBeVisible());
    expect(readDraft(key)).toMatchObject({ values: { experienced: [402] } });
  },
});

/** Quick changes of the queue build on each other, also before the server has answered the first. */
export const LiveDraft = meta.story({
  ...story(read({ draft: live })),
  beforeEach: () => {
    const end = enterRecording({ [draftAddress({ slug })]: read({ draft: live }) });
    const { fetch } = globalThis;
    globalThis.fetch = (at, init) => (init?.method === 'POST' ? new Promise(() => {}) : fetch(at, init));
    return () => {
      globalThis.fetch = fetch;
      end();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Priya Raman to queue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Wen Li to queue' }));
    const queue = within(canvas.getByRole('list', { name: 'Your queue' }));
    const [first, second] = await waitFor(() => {
      const items = queue.getAllByRole('listitem');
      expect(items).toHaveLength(2);
      return items;
    });
    expect(first).toHaveTextContent('Priya Raman');
    expect(second).toHaveTextContent('Wen Li');
  },
});

/** Other people see a team's lists, but only its players submit them. */
export const OfAnotherTeam = meta.story({
  beforeEach: () => enterRecording({ [draftAddress({ slug })]: read({ draft }) }),
  render: drawScene({
    route: 'screen.draft',
    path: 'draft/:slug',
    at: `/draft/${slug}`,
    framed: true,
    screen: () => <DraftScreen slug={slug} me={900} own={ownClub} commissioner={false} loaded={read({ draft })} />,
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Only players of Mountain Marvelers can submit its lists.')).toBeVisible(),
    );
    expect(canvas.queryByRole('button', { name: 'Submit draft' })).toBeNull();
  },
});

export const Empty = meta.story({
  ...story(read({ draft: null })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No draft yet')).toBeVisible());
  },
});

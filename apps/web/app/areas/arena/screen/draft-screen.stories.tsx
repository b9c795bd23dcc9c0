import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { forgetDraft, keepDraft } from '../../../kit/store/drafts.ts';
import { draftAddress } from '../model/addresses.ts';
import { draft, ownDriver, read } from './arena-samples.ts';
import { DraftScreen, type DraftScreenProps } from './draft-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena draft', ...screenMeta });

const slug = 'mountain-marvelers';

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

/** Lists made before a reload are still there. */
export const AfterReload = meta.story({
  ...story(read({ draft })),
  beforeEach: () => {
    const key = { person: 442, form: `draft lists ${draft.id} ${draft.team.id}` };
    const kept = { version: null, values: { experienced: [402], intermediate: [], beginner: [] } };
    keepDraft(key, kept, 'the page before');
    const end = enterRecording({ [draftAddress({ slug })]: read({ draft }) });
    return () => {
      end();
      forgetDraft(key);
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit draft' })).toBeEnabled());
  },
});

export const Empty = meta.story({
  ...story(read({ draft: null })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No draft yet')).toBeVisible());
  },
});

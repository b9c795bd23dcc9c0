import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { forgetDraft, keepDraft } from '../../../kit/store/drafts.ts';
import { deskAddress, weightsPreviewAddress } from '../model/addresses.ts';
import { desk, ownClub, preview as weightsPreview, read, refused } from './arena-samples.ts';
import { DeskScreen, type DeskScreenProps } from './desk-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena commissioner', ...screenMeta });

const story = (loaded: DeskScreenProps['loaded'], search = '') => ({
  beforeEach: () => enterRecording({ [deskAddress()]: loaded, [weightsPreviewAddress()]: read(weightsPreview) }),
  render: drawScene({
    route: 'commissioner',
    path: 'commissioner',
    at: `/commissioner${search}`,
    framed: true,
    screen: () => <DeskScreen own={ownClub} me={900} today="2026-11-20" loaded={loaded} />,
  }),
});

export const Default = meta.story({
  tags: ['matrix'],
  ...story(read(desk)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Seasons' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Restate a match' })).toBeVisible());
  },
});

/** A season being planned, with what its weights would have meant last quarter. */
export const Planned = meta.story({
  ...story(read(desk)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit season' }));
    const shown = within(await canvas.findByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(shown.getByText(/^61\.4 points per driver/)).toBeVisible());
  },
});

const unsaved = { person: 900, form: 'season new' };

/** After a reload the form is open again, with what was typed; leaving it asks first. */
export const AfterReload = meta.story({
  ...story(read(desk), '?edit=new'),
  beforeEach: () => {
    keepDraft(unsaved, { version: null, values: { name: 'Spring season' } }, 'the page before');
    const end = enterRecording({ [deskAddress()]: read(desk), [weightsPreviewAddress()]: read(weightsPreview) });
    return () => {
      end();
      forgetDraft(unsaved);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring season'));
    const arena = within(canvas.getByRole('navigation', { name: 'Arena' }));
    await userEvent.click(arena.getByRole('link', { name: 'Season' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull());
  },
});

/** What a season pays is set before it starts; adding a reward doesn't save the season yet. */
export const Rewards = meta.story({
  ...story(read(desk)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit season' }));
    const rewards = within(await canvas.findByRole('region', { name: 'Season rewards' }));
    await userEvent.click(rewards.getByRole('button', { name: 'Add reward' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add reward' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Points to reach' }), '900');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reward points' }), '25');
    await userEvent.click(dialog.getByRole('button', { name: 'Add reward' }));
    await waitFor(() => expect(rewards.getByText('Earn 900 points')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save season' })).toBeVisible());
    await userEvent.click(rewards.getByRole('button', { name: 'Remove reward: Finish in the top 3' }));
    await waitFor(() => expect(rewards.queryByText('Finish in the top 3')).toBeNull());
  },
});

/** A season is drafted: its draft is opened with rounds and a clock; a team without a captain says so. */
export const Draft = meta.story({
  ...story(read(desk)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open the draft of Winter season' }));
    const rounds = dialog.getByRole('textbox', { name: /^Rounds/ });
    await userEvent.clear(rounds);
    await userEvent.click(dialog.getByRole('button', { name: 'Open draft' }));
    await waitFor(() => expect(dialog.getByText('Enter 1 to 40 rounds')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const teams = within(await canvas.findByRole('region', { name: 'Teams' }));
    await waitFor(() => expect(teams.getByText(/No captain yet/)).toBeVisible());
    await userEvent.click(teams.getByRole('button', { name: 'New team' }));
    const fresh = within(await screen.findByRole('dialog', { name: 'New team' }));
    await userEvent.click(fresh.getByRole('button', { name: 'Save team' }));
    await waitFor(() => expect(fresh.getByText('Enter a name')).toBeVisible());
  },
});

/** A season that hasn't started can be deleted, after a question. */
export const Delete = meta.story({
  ...story(read(desk)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete season' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Winter season?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep season' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(canvas.getByText('Winter season')).toBeVisible();
  },
});

export const Refused = meta.story({
  ...story(refused),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});

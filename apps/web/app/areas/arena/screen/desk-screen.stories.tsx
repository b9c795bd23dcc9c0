import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { deskAddress, weightsPreviewAddress } from '../model/addresses.ts';
import { desk, ownClub, preview as weightsPreview, read, refused } from './arena-samples.ts';
import { DeskScreen, type DeskScreenProps } from './desk-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena commissioner', ...screenMeta });

const story = (loaded: DeskScreenProps['loaded']) => ({
  beforeEach: () => enterRecording({ [deskAddress()]: loaded, [weightsPreviewAddress()]: read(weightsPreview) }),
  render: drawScene({
    route: 'commissioner',
    path: 'commissioner',
    at: '/commissioner',
    framed: true,
    screen: () => <DeskScreen own={ownClub} today="2026-11-20" loaded={loaded} />,
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

export const Refused = meta.story({
  ...story(refused),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});

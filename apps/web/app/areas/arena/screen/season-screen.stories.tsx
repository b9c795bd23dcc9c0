import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { seasonAddress } from '../model/addresses.ts';
import { finishedSeason, noSeason, ownDriver, read, season } from './arena-samples.ts';
import { SeasonScreen, type SeasonScreenProps } from './season-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena season', ...screenMeta });

const story = (loaded: SeasonScreenProps['loaded']) => ({
  beforeEach: () => enterRecording({ [seasonAddress()]: loaded }),
  render: drawScene({
    route: 'screen.season',
    path: 'season',
    at: '/season/',
    framed: true,
    screen: () => <SeasonScreen id={null} own={ownDriver} commissioner={false} loaded={loaded} />,
  }),
});

export const Default = meta.story({
  tags: ['matrix'],
  ...story(read(season)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Table' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: 'Week 7' })).toBeVisible());
  },
});

/** After the final: the champion, the bracket and the recap. */
export const Finished = meta.story({
  ...story(read(finishedSeason)),
  play: async ({ canvas }) => {
    const headline = 'Mountain Marvelers win the season';
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: headline })).toBeVisible());
    expect(canvas.getByRole('list', { name: 'Last week' })).toHaveTextContent('Mountain Marvelers (your team) won');
  },
});

export const Empty = meta.story({
  ...story(read(noSeason)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No season yet')).toBeVisible());
  },
});

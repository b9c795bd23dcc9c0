import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { leaderboardAddress, seasonAddress } from '../model/addresses.ts';
import { boardQuery } from '../model/board-state.ts';
import { wallState } from '../model/wall-state.ts';
import { board, read, season } from './arena-samples.ts';
import { WallboardScreen } from './wallboard-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena wallboard', ...screenMeta });

export const Default = meta.story({
  tags: ['matrix'],
  beforeEach: () =>
    enterRecording({
      [leaderboardAddress({ slug: 'harbor' }, boardQuery(wallState))]: read(board),
      [seasonAddress()]: read(season),
    }),
  render: drawScene({
    route: 'wallboard',
    path: 'wallboard/:slug',
    at: '/wallboard/harbor',
    framed: false,
    screen: () => <WallboardScreen slug="harbor" name="Harbor Towing" board={read(board)} season={read(season)} />,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ignacio V.')).toBeVisible());
    expect(canvas.queryByText('Ignacio de la Cruz y Vega')).toBeNull();
    expect(canvas.getByRole('heading', { name: /^Week / })).toBeVisible();
  },
});

const trial = { ...season, season: season.season && { ...season.season, hidden: true } };

/** A trial season stays hidden, also where an Admin is signed in: everybody at the station reads a television. */
export const TrialSeason = meta.story({
  beforeEach: () =>
    enterRecording({
      [leaderboardAddress({ slug: 'harbor' }, boardQuery(wallState))]: read(board),
      [seasonAddress()]: read(trial),
    }),
  render: drawScene({
    route: 'wallboard',
    path: 'wallboard/:slug',
    at: '/wallboard/harbor',
    framed: false,
    screen: () => <WallboardScreen slug="harbor" name="Harbor Towing" board={read(board)} season={read(trial)} />,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ignacio V.')).toBeVisible());
    expect(canvas.queryByRole('heading', { name: /^Week / })).toBeNull();
  },
});

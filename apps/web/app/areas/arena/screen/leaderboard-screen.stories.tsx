import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { leaderboardAddress, pointsAddress } from '../model/addresses.ts';
import { readBoardState } from '../model/board-state.ts';
import { board, day, emptyBoard, ownDriver, read } from './arena-samples.ts';
import { LeaderboardScreen, type LeaderboardScreenProps } from './leaderboard-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena leaderboard', ...screenMeta });

const { slug } = ownDriver;

const story = (loaded: LeaderboardScreenProps['loaded']) => ({
  beforeEach: () => enterRecording({ [leaderboardAddress({ slug })]: loaded, [pointsAddress({ slug })]: read(day) }),
  render: drawScene({
    route: 'screen.leaderboard',
    path: 'leaderboard/:slug',
    at: `/leaderboard/${slug}`,
    framed: true,
    screen: () => (
      <LeaderboardScreen
        place={{ slug, name: 'Gus Fairweather', type: 'driver' }}
        state={readBoardState(new URLSearchParams())}
        own={ownDriver}
        loaded={loaded}
      />
    ),
  }),
});

export const Default = meta.story({
  tags: ['matrix'],
  ...story(read(board)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Drivers by points' })).toBeVisible());
  },
});

/** By points and level: the filter is in the address. */
export const ByLevel = meta.story({
  beforeEach: () =>
    enterRecording({
      [leaderboardAddress({ slug })]: read(board),
      [leaderboardAddress({ slug }, { levels: '2-15' })]: read(board),
    }),
  render: story(read(board)).render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Any points, any level' }));
    const ranges = within(await screen.findByRole('dialog', { name: 'Points and level' }));
    within(ranges.getByRole('group', { name: 'Level' }))
      .getAllByRole('slider')[0]
      ?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Any points, levels 2–15')).toBeVisible());
  },
});

/** What the driver's last day was worth, call by call. */
export const DayOpen = meta.story({
  ...story(read(board)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /points of Gus Fairweather$/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Gus Fairweather' }));
    await waitFor(() => expect(drawer.getByRole('list', { name: /^Calls of/ })).toBeVisible());
    expect(drawer.getByRole('link', { name: 'Levels and skills' })).toHaveAttribute(
      'href',
      '/skill-tree/gus-fairweather',
    );
  },
});

export const Empty = meta.story({
  ...story(read(emptyBoard)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No drivers here')).toBeVisible());
  },
});

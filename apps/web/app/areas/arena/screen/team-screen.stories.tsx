import type { Huddle } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { resourcesRoot } from '../../../kit/resource/resource-address.ts';
import { teamAddress } from '../model/addresses.ts';
import { emptyTeam, ownDriver, read, refused, team } from './arena-samples.ts';
import { TeamScreen, type TeamScreenProps } from './team-screen.tsx';

const meta = preview.meta({ title: 'Screens/Arena team', ...screenMeta });

const slug = 'mountain-marvelers';
const huddle: Huddle = {
  team_id: 1,
  team_slug: slug,
  name: 'Mountain Marvelers',
  member: true,
  following: false,
  read_id: 0,
};
const room = `${resourcesRoot}/huddle/${slug}`;

const story = (loaded: TeamScreenProps['loaded']) => ({
  beforeEach: () =>
    enterRecording({
      [teamAddress({ slug })]: loaded,
      [room]: read({ huddle, messages: [], nextToken: null }),
    }),
  render: drawScene({
    route: 'screen.team',
    path: 'team/:slug',
    at: `/team/${slug}`,
    framed: true,
    screen: () => <TeamScreen slug={slug} own={ownDriver} me={442} loaded={loaded} />,
  }),
});

export const Default = meta.story({
  tags: ['matrix'],
  ...story(read(team)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Mountain Marvelers' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Players this week' })).toBeVisible());
  },
});

/** The team's room beside the screen. */
export const HuddleOpen = meta.story({
  ...story(read(team)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open huddle' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Huddle' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Open as a page' })).toBeVisible());
  },
});

export const Empty = meta.story({
  ...story(read(emptyTeam)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No players yet')).toBeVisible());
  },
});

export const Refused = meta.story({
  ...story(refused),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});

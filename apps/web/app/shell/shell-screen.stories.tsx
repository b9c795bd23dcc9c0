import { EmptyState } from '@roadside/ui/empty-state';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { recorded } from '../../stories/recorded.ts';
import { drawScene, screenMeta } from '../../stories/screen-stories.tsx';

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

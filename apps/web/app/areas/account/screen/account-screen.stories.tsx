import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { recorded } from '../../../../stories/recorded.ts';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { AccountScreen, type AccountScreenProps } from './account-screen.tsx';

const scene = (changed: Partial<AccountScreenProps> = {}) =>
  drawScene({
    route: 'routes/account',
    path: 'account',
    at: '/account/',
    framed: true,
    screen: () => <AccountScreen {...recorded.account} {...changed} />,
  });

const meta = preview.meta({ title: 'Screens/Account', ...screenMeta });

export const Default = meta.story({ tags: ['matrix'], render: scene() });

/** A section that failed to load shows an error in place; the rest of the page still works. */
export const PartsUnreachable = meta.story({
  render: scene({
    quickTips: null,
    videoWatched: null,
    sessions: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^We couldn’t load the list/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
});

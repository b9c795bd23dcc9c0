import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { Sandbox } from './sandbox.tsx';
import { NotFound } from './route-failure.tsx';

const meta = preview.meta({ title: 'Screens/States', ...screenMeta });

export const NoSuchPage = meta.story({
  tags: ['matrix'],
  render: drawScene({
    route: 'screen.not-found',
    path: 'nowhere',
    at: '/nowhere',
    screen: () => <NotFound standalone />,
  }),
});

export const DevelopersSandbox = meta.story({
  tags: ['matrix'],
  render: drawScene({
    route: 'screen.sandbox',
    path: 'sandbox',
    at: '/sandbox',
    framed: true,
    screen: () => <Sandbox title="Sandbox" back={{ to: '/dashboard/lantern', words: 'Go to the dashboard' }} />,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible());
  },
});

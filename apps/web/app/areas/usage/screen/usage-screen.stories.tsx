import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { activitySample, usageSample } from './usage-samples.ts';
import { UsageScreen } from './usage-screen.tsx';
import { UserActivityScreen } from './user-activity-screen.tsx';

const meta = preview.meta({ title: 'Screens/Usage', ...screenMeta });

/** A club: the only level with filters, with where people go and who stopped coming below. */
export const Club = meta.story({
  tags: ['matrix'],
  render: drawScene({
    route: 'screen.usage',
    path: 'usage/:slug',
    at: '/usage/lantern',
    framed: true,
    screen: () => <UsageScreen {...usageSample} />,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Stopped coming' })).toBeInTheDocument();
    await canvas.findByRole('figure');
  },
});

/** The people of one station. */
export const UserActivity = meta.story({
  render: drawScene({
    route: 'screen.user-activity',
    path: 'user-activity/:slug',
    at: '/user-activity/norristown',
    framed: true,
    screen: () => <UserActivityScreen {...activitySample} />,
  }),
});

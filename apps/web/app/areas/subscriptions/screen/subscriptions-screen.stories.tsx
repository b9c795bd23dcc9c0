import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { subscriptionsAddress } from '../model/addresses.ts';
import { subscriptionsSample } from './subscriptions-samples.ts';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

const meta = preview.meta({ title: 'Screens/Email reports', ...screenMeta });

/** An owner's reports, and one that comes from somebody else. */
export const Reports = meta.story({
  tags: ['matrix'],
  beforeEach: () => enterRecording({ [subscriptionsAddress()]: subscriptionsSample.list }),
  render: drawScene({
    route: 'routes/subscriptions',
    path: 'subscriptions',
    at: '/subscriptions/',
    framed: true,
    screen: () => <SubscriptionsScreen {...subscriptionsSample} />,
  }),
});

/** The dialog that a dashboard's menu opens. */
export const NewReport = meta.story({
  beforeEach: () => enterRecording({ [subscriptionsAddress()]: subscriptionsSample.list }),
  render: drawScene({
    route: 'routes/subscriptions',
    path: 'subscriptions',
    at: '/subscriptions/?dashboard=7&at=lantern',
    framed: true,
    screen: () => (
      <SubscriptionsScreen
        {...subscriptionsSample}
        asked={{ subject: 7, place: { slug: 'lantern', name: 'Lantern Auto Club' } }}
      />
    ),
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New email report' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Storm watch'));
    // A condition asks for its number and value only once it is chosen.
    expect(dialog.queryByText('Number')).toBeNull();
  },
});

/** An own report that waits for a number: the dialog asks for the metric and its value. */
export const OnACondition = meta.story({
  beforeEach: () => enterRecording({ [subscriptionsAddress()]: subscriptionsSample.list }),
  render: drawScene({
    route: 'routes/subscriptions',
    path: 'subscriptions',
    at: '/subscriptions/',
    framed: true,
    screen: () => <SubscriptionsScreen {...subscriptionsSample} />,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit email report' }));
    expect(await dialog.findByRole('textbox', { name: 'Value, min' })).toHaveValue('45');
    expect(dialog.getByText(/Checked on the last complete day/)).toBeInTheDocument();
  },
});

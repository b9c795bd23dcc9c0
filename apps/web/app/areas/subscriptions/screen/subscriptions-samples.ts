import type { Subscription } from '@roadside/contract/schemas';
import type { SubscriptionsScreenProps } from './subscriptions-screen.tsx';

const morning: Subscription = {
  id: 3,
  version: 2,
  name: 'Morning numbers',
  dashboard_id: 7,
  report: null,
  dashboard_name: 'Storm watch',
  slug: null,
  schedule: { every: 'weekdays', weekday: 1, month_day: 1, time: '07:00' },
  time_zone: 'America/New_York',
  only_if_changed: true,
  next_at: '2026-11-23T12:00:00Z',
  mine: true,
  owner: 'Greta Longacre',
  receivers: [
    { user_id: 4, display_name: 'Marisol Kirkbride', last_sent_at: '2026-11-20T12:00:00Z', state: 'sent' },
    { user_id: 5, display_name: 'Teddy Marsh', last_sent_at: null, state: 'no-access' },
  ],
};

/** Sample data of the email reports, for stories and tests. */
export const subscriptionsSample: SubscriptionsScreenProps = {
  person: { employeeId: 9, name: 'Greta Longacre' },
  mayReport: true,
  dashboards: [
    { id: 1, name: 'Overview' },
    { id: 7, name: 'Storm watch' },
  ],
  asked: null,
  list: {
    ok: true,
    data: {
      subscriptions: [
        morning,
        {
          ...morning,
          id: 4,
          name: 'Monday page',
          slug: 'lantern',
          dashboard_id: null,
          report: 'executive',
          dashboard_name: 'Executive report',
          schedule: { every: 'weekly', weekday: 1, month_day: 1, time: '06:30' },
          mine: false,
          owner: 'Marisol Kirkbride',
          receivers: [{ user_id: 9, display_name: 'Greta Longacre', last_sent_at: null, state: 'waiting' }],
        },
      ],
    },
  },
};

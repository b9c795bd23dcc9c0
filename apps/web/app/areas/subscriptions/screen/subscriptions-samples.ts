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
  place_name: null,
  schedule: { every: 'weekdays', weekday: 1, month_day: 1, time: '07:00' },
  time_zone: 'America/New_York',
  condition: { kind: 'above', metric: 'ata_avg', threshold: 45 },
  condition_words: 'only if “Average ATA” is above 45.0 min',
  next_at: '2026-11-23T12:00:00Z',
  mine: true,
  may_delete: true,
  stopped: null,
  owner: 'Greta Longacre',
  receivers: [
    {
      user_id: 4,
      display_name: 'Marisol Kirkbride',
      last_sent_at: '2026-11-20T12:00:00Z',
      state: 'sent',
      checked_at: '2026-11-20T12:00:00Z',
      reason: '“Average ATA” was 52.3 min on Nov 19, 2026, above 45.0 min',
    },
    {
      user_id: 5,
      display_name: 'Teddy Marsh',
      last_sent_at: null,
      state: 'no-access',
      checked_at: '2026-11-20T12:00:00Z',
      reason: null,
    },
    {
      user_id: 6,
      display_name: 'Ola Brandt',
      last_sent_at: '2026-11-13T12:00:00Z',
      state: 'not-met',
      checked_at: '2026-11-20T12:00:00Z',
      reason: '“Average ATA” was 38.9 min on Nov 19, 2026, not above 45.0 min',
    },
    {
      user_id: 8,
      display_name: 'Ines Calloway',
      last_sent_at: '2026-11-12T12:00:00Z',
      state: 'unsubscribed',
      checked_at: '2026-11-12T12:00:00Z',
      reason: null,
    },
  ],
};

/** Sample data of the email reports, for stories and tests. */
export const subscriptionsSample: SubscriptionsScreenProps = {
  person: { employeeId: 9, name: 'Greta Longacre' },
  reports: ['executive', 'scorecard'],
  metrics: [
    { id: 'ata_avg', label: 'Average ATA', unit: 'minutes' },
    { id: 'count_calls', label: 'Calls assigned', unit: 'calls' },
  ],
  dashboards: [
    { id: 1, name: 'Overview' },
    { id: 7, name: 'Storm watch' },
  ],
  asked: null,
  list: {
    ok: true,
    data: {
      delivers: true,
      subscriptions: [
        morning,
        {
          ...morning,
          id: 5,
          name: 'Storm numbers',
          slug: 'hollow-creek',
          place_name: 'Hollow Creek Towing',
          mine: false,
          may_delete: true,
          owner: 'Teddy Marsh',
          stopped: { at: '2026-11-20T12:00:00Z', why: 'owner-left' },
          receivers: [],
        },
        {
          ...morning,
          id: 4,
          name: 'Monday page',
          slug: 'lantern',
          place_name: 'Lantern Auto Club',
          dashboard_id: null,
          report: 'executive',
          dashboard_name: 'Executive report',
          schedule: { every: 'weekly', weekday: 1, month_day: 1, time: '06:30' },
          mine: false,
          may_delete: false,
          owner: 'Marisol Kirkbride',
          condition: { kind: 'always', metric: null, threshold: null },
          condition_words: '',
          receivers: [
            {
              user_id: 9,
              display_name: 'Greta Longacre',
              last_sent_at: null,
              state: 'waiting',
              checked_at: null,
              reason: null,
            },
          ],
        },
      ],
    },
  },
};

import { calls } from '@roadside/contract/calls';
import { asItIs, type BuiltCall, onIds, onMissing, onSlugs } from './attempts.ts';

const { alerts, search, subscriptions, usage } = calls;
const parameters = { from: '2026-11-01', to: '2026-11-20', grouping: 'position_type', time_type: 'month' };

const alert = {
  metric: 'overall_sat_avg',
  time_type: 'This_Month',
  service: null,
  direction: 'below',
  threshold: 82,
};

/** Usage reports, the caller's own visit, and the search. */
export const usageCalls: readonly BuiltCall[] = [
  // Permission Admin sees every location, so one that doesn't exist is missing rather than refused.
  onSlugs(usage.read, 'C060', { parameters }, { applies: (place) => place !== null }),
  onIds(usage.allUserHistory, 'C061', (org_id) => ({ purpose: 'all_user_history', org_id })),
  onSlugs(usage.paths, 'C490', { purpose: 'paths' }, { applies: (place) => place !== null }),
  asItIs(search.find, 'C491', { text: 'nobody by this name' }),
  asItIs(alerts.list, 'C496', { purpose: 'list' }),
  {
    call: alerts.save,
    row: 'C496',
    writes: true,
    attempts: (asker) => [
      {
        what: 'the own location',
        options: { body: { purpose: 'save', alert: { ...alert, slug: asker?.place.slug ?? 'nowhere' } } },
        touched: {},
      },
    ],
  },
  onMissing(alerts.reset, 'C496', { purpose: 'reset', id: 999_999 }),
  onMissing(alerts.remove, 'C496', { purpose: 'remove', id: 999_999 }),
  asItIs(subscriptions.list, 'C492', { purpose: 'list' }),
  onMissing(subscriptions.save, 'C492', {
    purpose: 'save',
    name: 'Numbers',
    dashboard_id: 999_999,
    slug: null,
    schedule: { every: 'daily', weekday: 1, month_day: 1, time: '07:00' },
    condition: { kind: 'always', metric: null, threshold: null },
    receivers: [1],
  }),
  onMissing(subscriptions.remove, 'C492', { purpose: 'remove', id: 999_999 }),
  onMissing(subscriptions.sendNow, 'C492', { purpose: 'send_now', id: 999_999 }),
  asItIs(usage.visit, 'C195', { page: 'dashboard' }, true),
];

import { calls } from '@roadside/contract/calls';
import { asItIs, type BuiltCall, onIds, onMissing, onSlugs } from './attempts.ts';

const { search, subscriptions, usage } = calls;
const parameters = { from: '2026-11-01', to: '2026-11-20', grouping: 'position_type', time_type: 'month' };

/** Usage reports, the caller's own visit, and the search. */
export const usageCalls: readonly BuiltCall[] = [
  // Permission Admin sees every location, so one that doesn't exist is missing rather than refused.
  onSlugs(usage.read, 'C060', { parameters }, { applies: (place) => place !== null }),
  onIds(usage.allUserHistory, 'C061', (org_id) => ({ purpose: 'all_user_history', org_id })),
  onSlugs(usage.paths, 'C490', { purpose: 'paths' }, { applies: (place) => place !== null }),
  asItIs(search.find, 'C491', { text: 'nobody by this name' }),
  asItIs(subscriptions.list, 'C492', { purpose: 'list' }),
  onMissing(subscriptions.save, 'C492', {
    purpose: 'save',
    name: 'Numbers',
    dashboard_id: 999_999,
    slug: null,
    schedule: { every: 'daily', weekday: 1, month_day: 1, time: '07:00' },
    only_if_changed: false,
    receivers: [1],
  }),
  onMissing(subscriptions.remove, 'C492', { purpose: 'remove', id: 999_999 }),
  onMissing(subscriptions.sendNow, 'C492', { purpose: 'send_now', id: 999_999 }),
  asItIs(usage.visit, 'C195', { page: 'dashboard' }, true),
];

import { calls } from '@roadside/contract/calls';
import { asItIs, type BuiltCall, onIds, onSlugs } from './attempts.ts';

const { search, usage } = calls;
const parameters = { from: '2026-11-01', to: '2026-11-20', grouping: 'position_type', time_type: 'month' };

/** Usage reports, the caller's own visit, and the search. */
export const usageCalls: readonly BuiltCall[] = [
  // Permission Admin sees every location, so one that doesn't exist is missing rather than refused.
  onSlugs(usage.read, 'C060', { parameters }, { applies: (place) => place !== null }),
  onIds(usage.allUserHistory, 'C061', (org_id) => ({ purpose: 'all_user_history', org_id })),
  onSlugs(usage.paths, 'C490', { purpose: 'paths' }),
  asItIs(search.find, 'C491', { text: 'nobody by this name' }),
  asItIs(usage.visit, 'C195', { page: 'dashboard' }, true),
];

import { calls } from '@roadside/contract/calls';
import { type Asker, askers, stranger } from '../support/askers.ts';
import { globalDashboardId, hiddenDashboardId, ownDashboardId, sharedDashboardId } from '../support/dashboards.ts';
import { holds } from '../support/oracle.ts';
import { placeById } from '../support/small-world.ts';
import type { Attempt, BuiltCall } from './attempts.ts';

const { dashboards } = calls;

const definition = {
  dataTarget: 'calls',
  name: 'Mine',
  elements: [{ name: 'calls', title: 'Calls', order: 1, request: { slug: 'beacon', parameters: {} }, chart_type: 'card', time_type: 'This_Month', metrics: ['paid_call_count'], relation: 'self' }],
};
type Body = Readonly<Record<string, unknown>>;
const body = (action: string, more: Body = {}): Body => ({ purpose: 'dashboard', action, ...more });
const foreign = { record: 'foreign' } as const;

/** Dashboards that are not the asker's: the condition of row C022 is "owner only; owner 35300 needs Admin". */
const strangers = (request: (id: number) => Body): Attempt[] => [
  { what: 'one nobody has', options: { body: request(999_999) }, touched: foreign },
  { what: "a stranger's", options: { body: request(hiddenDashboardId) }, touched: foreign },
  { what: "a stranger's that is shared with him", options: { body: request(sharedDashboardId) }, touched: foreign },
];

const globalOne = (asker: Asker | null, request: (id: number) => Body): Attempt[] =>
  // Whoever holds Admin would change it for those who come after.
  asker !== null && holds(asker, 'Admin') ? [] : [{ what: "everyone's, without Admin", options: { body: request(globalDashboardId) }, touched: {}, refused: true }];

function change(call: BuiltCall['call'], action: 'update' | 'rename' | 'delete', more: Body): BuiltCall {
  const request = (id: number) => body(action, { id, version: 1, ...more });
  return {
    call,
    row: 'C022',
    writes: true,
    attempts: (asker) => [...strangers(request), ...globalOne(asker, request), { what: 'his own', options: { body: request(ownDashboardId(asker, action)) }, touched: {} }],
  };
}

const reorder = (...ids: number[]) => body('reorder', { dashboards: ids.map((id, order) => ({ id, order })) });

/** Whom a dashboard may be shared with: everybody in the sharer's view. */
const share: BuiltCall = {
  call: dashboards.share,
  row: 'C023',
  writes: true,
  attempts: (asker) => {
    const request = (id: number, employees: readonly number[]) => body('share', { id, employees });
    const own = ownDashboardId(asker, 'share');
    return [
      ...strangers((id) => request(id, [])),
      ...[stranger, ...askers].map((recipient) => ({
        what: `his own, with ${recipient.name} at ${recipient.place.slug}`,
        options: { body: request(own, [recipient.employeeId]) },
        touched: {},
        // Sharing with oneself changes nothing and touches nobody.
        others: recipient.employeeId === asker?.employeeId ? [] : [placeById(recipient.place.id)],
      })),
      { what: 'his own, with nobody there is', options: { body: request(own, [999_999]) }, touched: {}, others: [null] },
    ];
  },
};

/** Dashboards and what is said about them. */
export const dashboardCalls: readonly BuiltCall[] = [
  { call: dashboards.list, row: 'C022', writes: false, attempts: () => [{ what: 'as it is', options: { body: body('list') }, touched: {} }] },
  {
    call: dashboards.create,
    row: 'C022',
    writes: true,
    attempts: (asker) => [
      { what: 'his own', options: { body: body('create', { dashboard: definition }) }, touched: {} },
      { what: "everyone's", options: { body: body('create', { dashboard: definition, owner_id: 35300 }) }, touched: {}, refused: asker !== null && !holds(asker, 'Admin') },
    ],
  },
  change(dashboards.update, 'update', { dashboard: definition }),
  change(dashboards.rename, 'rename', { name: 'Another name' }),
  {
    call: dashboards.reorder,
    row: 'C022',
    writes: true,
    attempts: (asker) => [
      ...strangers((id) => reorder(ownDashboardId(asker, 'reorder'), id)),
      ...globalOne(asker, (id) => reorder(ownDashboardId(asker, 'reorder'), id)),
      { what: 'his own', options: { body: reorder(ownDashboardId(asker, 'reorder')) }, touched: {} },
    ],
  },
  change(dashboards.delete, 'delete', {}),
  share,
];

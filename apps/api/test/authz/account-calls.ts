import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { stranger } from '../support/askers.ts';
import { isUnder } from '../support/small-world.ts';
import { sampleBody } from '../support/sample-body.ts';
import { asItIs, type BuiltCall, onIds, onSlugs, peopleCases } from './attempts.ts';

const { accounts } = calls;

/** Invites to every place that has people below it, and one to a position above the asker's own. */
const invite: BuiltCall = {
  call: accounts.inviteCreate,
  row: 'C006',
  writes: true,
  attempts: (asker) => {
    const body = (organization_id: number, position_type: string) => ({
      purpose: 'create',
      email: `new-${asker?.employeeId ?? 0}-${organization_id}@roadside.example`,
      organization_id,
      position_type,
    });
    const dispatchers = onIds(accounts.inviteCreate, 'C006', (id) => body(id, 'dispatcher'), {
      applies: (place) => place?.type !== 'driver',
    });
    return [
      ...dispatchers.attempts(asker),
      {
        what: 'to a position above his own',
        options: { body: body(asker?.place.id ?? 1, 'Admin') },
        touched: {},
        refused: asker?.column !== 'Admin',
      },
    ];
  },
};

/** The calls for accounts, people and their personal data. */
export const accountCalls: readonly BuiltCall[] = [
  asItIs(accounts.sessions, 'C088', { action: 'list' }),
  asItIs(accounts.endSessions, 'C088', { action: 'end_all', keep_this: true }, true),
  asItIs(accounts.outbox, 'C089', {}),
  {
    call: accounts.startSeeing,
    row: 'C610',
    writes: true,
    attempts: (asker) => [
      {
        what: 'as themselves',
        options: { body: { action: 'start', employee_id: asker?.employeeId ?? 1 } },
        touched: {},
        refused: true,
      },
      {
        what: 'as nobody there is',
        options: { body: { action: 'start', employee_id: 999_999 } },
        touched: { place: null },
      },
      {
        what: 'as the platform’s Admin with see-all',
        options: { body: { action: 'start', employee_id: 214 } },
        touched: {},
        refused: true,
      },
    ],
  },
  asItIs(accounts.stopSeeing, 'C611', { action: 'stop' }),
  asItIs(accounts.explainAccess, 'C613', { action: 'explain', screen: 'surveys', slug: 'nobody-has-this' }),
  onSlugs(
    accounts.explainAccessOf,
    'C614',
    { action: 'explain_other', employee_id: stranger.employeeId, screen: 'surveys' },
    {
      applies: (place) => place === null || place.id === stranger.place.id || isUnder(place, stranger.place),
    },
  ),
  asItIs(accounts.listSeeing, 'C612', { action: 'list' }),
  invite,
  onIds(accounts.employeesOfOrganization, 'C010', (org_id) => ({ org_id })),
  {
    call: accounts.employee,
    row: 'C013',
    writes: false,
    attempts: (asker) => [
      ...peopleCases(asker).map(({ employeeId, ...person }) => ({
        ...person,
        options: { body: { employee_id: employeeId, employee_profile: true, scheduler_info: true } },
      })),
      {
        what: 'nobody there is',
        options: { body: { employee_id: 999_999, employee_profile: true } },
        touched: { place: null, record: 'foreign' },
      },
    ],
  },
  asItIs(accounts.employeesLookup, 'C009', { employee_lookup: 'Sam' }),
  asItIs(accounts.preferencesRead, 'C019'),
  asItIs(accounts.preferencesUpdate, 'C019', { preferences: { show_quick_tips: false } }, true),
  asItIs(accounts.bookmarkAdd, 'C018', { display: 'BEACON', link: '/dashboard/beacon' }, true),
  asItIs(accounts.bookmarkList, 'C018', { list: true }),
  {
    call: accounts.bookmarkRemove,
    row: 'C018',
    writes: true,
    attempts: () => [
      {
        what: "a stranger's bookmark",
        options: { body: { delete: true, id: stranger.employeeId } },
        touched: { record: 'foreign' },
      },
    ],
  },
  onSlugs(accounts.organizations, 'C007', {}),
  {
    call: accounts.profilePicture,
    row: 'C008',
    writes: true,
    attempts: () => [
      {
        what: 'with the id of a stranger in the body, which is ignored',
        options: {
          body: {
            ...sampleBody(accounts.profilePicture),
            employee_id: String(stranger.employeeId),
            user_id: String(stranger.employeeId),
          },
        },
        touched: {},
      },
    ],
  },
];

/** The token calls; a separate test covers them. */
export const tokenCalls: readonly CallDefinition[] = [
  accounts.login,
  accounts.refresh,
  accounts.logout,
  accounts.resetPasswordRequest,
  accounts.resetPasswordConfirm,
  accounts.inviteAccept,
  accounts.firstAccountStatus,
  accounts.firstAccountCreate,
  calls.scheduler.calendarShifts,
];

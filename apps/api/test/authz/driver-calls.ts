import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { type Asker, askers, stranger } from '../support/askers.ts';
import { type Attempt, type BuiltCall, placeCases } from './attempts.ts';

const { accounts, requests, scheduleReports } = calls;
const nobodys = 999_999;
const days = { pto_start: '2026-12-01', pto_end: '2026-12-02', type: 'vacation' };

/** A call that names an employee, tried on everybody. */
function onPeople(
  call: CallDefinition,
  row: string,
  parameters: Readonly<Record<string, unknown>>,
  more: Partial<Attempt> = {},
): BuiltCall {
  const body = (employee_id: number) => ({ body: { employee_id, parameters } });
  return {
    call,
    row,
    writes: true,
    attempts: (asker) => [
      ...[...askers, stranger].map((other) => ({
        what: `${other.name} at ${other.place.slug}`,
        options: body(other.employeeId),
        touched: {
          place: other.place,
          record: other.employeeId === asker?.employeeId ? ('own' as const) : ('foreign' as const),
        },
        ...more,
      })),
      { what: 'nobody there is', options: body(nobodys), touched: { place: null, record: 'foreign' } },
    ],
  };
}

/** A call that names a place by its slug; a driver may name the own one only. */
function onSlugs(
  call: CallDefinition,
  row: string,
  body: Readonly<Record<string, unknown>>,
  own: 'S' | 'O',
): BuiltCall {
  return {
    call,
    row,
    writes: false,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: { body: { ...body, slug } },
        touched: { place },
        ...(own === 'S' ? { refused: isForeign(asker, place?.id) } : {}),
      })),
  };
}

const isForeign = (asker: Asker | null, placeId: number | undefined): boolean =>
  asker?.column === 'driver' && asker.place.id !== placeId;

const onNothing = (
  call: CallDefinition,
  row: string,
  body: Readonly<Record<string, unknown>>,
  writes = true,
): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [{ what: 'a record nobody has', options: { body }, touched: { place: null, record: 'foreign' } }],
});

const unknown = { request_type: 'pto_requests', id: nobodys };
const report = (name: keyof typeof scheduleReports) =>
  onSlugs(
    scheduleReports[name],
    'C132',
    { purpose: 'schedule_reports', report: name, from: '2026-11-01', to: '2026-11-20' },
    'O',
  );

/** How to make the calls about drivers, what they ask for, and the reports on the schedule. */
export const driverCalls: readonly BuiltCall[] = [
  {
    call: accounts.profileSaveChanges,
    row: 'C011',
    writes: true,
    attempts: (asker) =>
      placeCases(asker)
        .filter(({ id }) => id > 0)
        .map(({ what, id, place }) => ({
          what,
          options: { body: { org_id: id, profile_save_changes: true, parameters: { drivers: [], entries: [] } } },
          touched: { place },
        })),
  },
  {
    call: accounts.profileBulk,
    row: 'C012',
    writes: true,
    attempts: (asker) =>
      placeCases(asker)
        .filter(({ id, place }) => id > 0 && (place === null || place.type === 'driver'))
        .map(({ what, id, place }) => ({
          what,
          options: {
            body: { org_id: id, profile_bulk: true, parameters: { bulk_action: 'unavailable', apply_to: [id] } },
          },
          touched: { place },
        })),
  },
  onPeople(accounts.newPto, 'C014', { new_pto: true, ...days }),
  onPeople(accounts.editPto, 'C015', { edit_pto: true, pto_id: nobodys, ...days }, { missing: true }),
  onPeople(accounts.deletePto, 'C015', { delete_pto: true, pto_id: nobodys }, { missing: true }),
  onSlugs(accounts.driverRequests, 'C016', {}, 'S'),
  onNothing(accounts.driverRequestsDecide, 'C017', {
    purpose: 'decide',
    ...unknown,
    decision: 'approved',
    approver_reason: '',
  }),
  onNothing(requests.decideMany, 'C017', {
    purpose: 'decide_many',
    requests: [unknown],
    decision: 'approved',
    approver_reason: '',
  }),
  onSlugs(requests.list, 'C016', { purpose: 'list' }, 'S'),
  onSlugs(requests.absences, 'C016', { purpose: 'absences', from: '2026-11-01', to: '2026-11-30' }, 'S'),
  onNothing(requests.preview, 'C016', { purpose: 'preview', request: unknown }, false),
  {
    call: requests.choices,
    row: 'C130',
    writes: false,
    attempts: () => [{ what: 'as it is', options: { body: { purpose: 'choices' } }, touched: {} }],
  },
  {
    call: requests.submit,
    row: 'C130',
    writes: true,
    attempts: () => [
      {
        what: 'for oneself',
        options: { body: { purpose: 'submit', draft: { request_type: 'pto_requests', ...days } } },
        touched: {},
      },
    ],
  },
  onNothing(requests.withdraw, 'C131', { purpose: 'withdraw', ...unknown }),
  report('hours'),
  report('coverage'),
  report('pto'),
  report('adherence'),
  report('ghosts'),
  report('forecast'),
  report('locations'),
  report('shifts'),
];

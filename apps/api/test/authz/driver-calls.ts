import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { addDays } from '@roadside/domain/calendar';
import type { Asker } from '../support/askers.ts';
import { asItIs, type Attempt, type BuiltCall, onIds, onSlugs, peopleCases } from './attempts.ts';

const { accounts, requests, scheduleReports } = calls;
const nobodys = 999_999;
let daysAsked = 0;
/** Days that aren't taken yet: no day can be off twice, and every asker names the same people. */
const freshDays = () => {
  const day = addDays('2026-12-05', daysAsked++);
  return { pto_start: day, pto_end: day, type: 'vacation' };
};

/** A call that names an employee, tried on everyone. */
function onPeople(
  call: CallDefinition,
  row: string,
  parametersFor: () => Readonly<Record<string, unknown>>,
  more: Partial<Attempt> = {},
): BuiltCall {
  return {
    call,
    row,
    writes: true,
    attempts: (asker) => {
      const parameters = parametersFor();
      const body = (employee_id: number) => ({ body: { employee_id, parameters } });
      return [
        ...peopleCases(asker).map(({ employeeId, ...person }) => ({ ...person, options: body(employeeId), ...more })),
        { what: 'nobody there is', options: body(nobodys), touched: { place: null, record: 'foreign' } },
      ];
    },
  };
}

/** A call about requests at a place; drivers may name only their own. */
function onOwnSlugs(call: CallDefinition, row: string, body: Readonly<Record<string, unknown>>): BuiltCall {
  const built = onSlugs(call, row, body);
  return {
    ...built,
    attempts: (asker) =>
      built.attempts(asker).map((attempt) => ({ ...attempt, refused: isForeign(asker, attempt.touched.place?.id) })),
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
  onSlugs(scheduleReports[name], 'C132', {
    purpose: 'schedule_reports',
    report: name,
    from: '2026-11-01',
    to: '2026-11-20',
  });

/** How to make the calls about drivers, their requests, and the schedule reports. */
export const driverCalls: readonly BuiltCall[] = [
  onIds(
    accounts.profileSaveChanges,
    'C011',
    (org_id) => ({ org_id, profile_save_changes: true, parameters: { drivers: [], entries: [] } }),
    { writes: true },
  ),
  onIds(
    accounts.profileBulk,
    'C012',
    (id) => ({ org_id: id, profile_bulk: true, parameters: { bulk_action: 'unavailable', apply_to: [id] } }),
    { writes: true, applies: (place) => place === null || place.type === 'driver' },
  ),
  onPeople(accounts.newPto, 'C014', () => ({ new_pto: true, ...freshDays() })),
  onPeople(accounts.editPto, 'C015', () => ({ edit_pto: true, pto_id: nobodys, ...freshDays() }), { missing: true }),
  onPeople(accounts.deletePto, 'C015', () => ({ delete_pto: true, pto_id: nobodys }), { missing: true }),
  onOwnSlugs(accounts.driverRequests, 'C016', {}),
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
  onNothing(requests.keepShifts, 'C017', { purpose: 'keep_shifts', id: unknown.id }),
  onOwnSlugs(requests.list, 'C016', { purpose: 'list' }),
  onOwnSlugs(requests.absences, 'C016', { purpose: 'absences', from: '2026-11-01', to: '2026-11-30' }),
  onNothing(requests.preview, 'C016', { purpose: 'preview', request: unknown }, false),
  asItIs(requests.choices, 'C130', { purpose: 'choices' }),
  asItIs(requests.swaps, 'C130', { purpose: 'swaps' }),
  {
    call: requests.submit,
    row: 'C130',
    writes: true,
    attempts: () => [
      {
        what: 'for oneself',
        options: { body: { purpose: 'submit', draft: { request_type: 'pto_requests', ...freshDays() } } },
        touched: {},
      },
    ],
  },
  onNothing(requests.withdraw, 'C131', { purpose: 'withdraw', ...unknown }),
  onNothing(requests.answerSwap, 'C131', { purpose: 'answer_swap', id: unknown.id, agree: true }),
  report('hours'),
  report('coverage'),
  report('pto'),
  report('adherence'),
  report('ghosts'),
  report('forecast'),
  report('locations'),
  report('shifts'),
];

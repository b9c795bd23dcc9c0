import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { type DayOfWeek, overrideNeeded, withdrawRequest } from '@roadside/domain/scheduling';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { presentAt } from '../../platform/time/present.ts';
import { insertTimeOff, readAvailability, refuseTimeOff } from '../people/index.ts';
import type { WantedDays } from '../people/index.ts';
import {
  fitChecker,
  refusingOverlaps,
  lockWorkers,
  readNamedShifts,
  shiftsOfEmployees,
  shiftsOfStations,
} from '../shifts/index.ts';
import { partnerOf } from './swaps.repository.ts';
import { notify, takeBackNotifications } from '../notifications/index.ts';
import { takeIfFirst } from './decide.service.ts';
import { requestReplies, shiftReply } from './request-reply.ts';
import {
  hasPending,
  insertAvailabilityRequest,
  insertChangeRequest,
  insertFillRequest,
  lockRequest,
  readRequest,
  storeStatus,
} from './requests.repository.ts';
import type { RequestKey } from './requests.repository.ts';
import type { FitChecker, NamedShift } from '../shifts/index.ts';

type Submit = typeof calls.requests.submit;
type Withdraw = typeof calls.requests.withdraw;
type Choices = typeof calls.requests.choices;
type Draft = ParsedBody<Submit>['draft'];

const day = 86_400_000;
const quarterHour = 900_000;
/** How far ahead shifts can be requested. */
const choiceDays = 28;

/** Sends a request of the caller. An open shift may be theirs at once (`takeIfFirst`). */
export async function submit(context: CallContext, draft: Draft): Promise<CallReply<Submit>> {
  await refuseForeignShifts(context, draft);
  const kind = draft.request_type;
  const id = await refusingOverlaps(() =>
    context.db.kysely.transaction().execute(async (trx) => {
      const added = await submitWithin(context, trx, draft);
      if (kind === 'schedule_fill_requests') await takeIfFirst(context, trx, { kind, id: added });
      if (draft.request_type === 'schedule_changes' && draft.change === 'swap')
        await askPartner(context, trx, added, draft.swap_with_shift_id ?? 0);
      return added;
    }),
  );
  return { request: await replyOf(context, { kind, id }) };
}

/** Asks the driver who has the other shift of a swap to agree. */
async function askPartner(
  { employee, now }: CallContext,
  trx: Transaction<Tables>,
  requestId: number,
  shiftId: number,
): Promise<void> {
  const partner = await partnerOf(trx, shiftId);
  if (partner === null) return;
  await notify(trx, { kind: 'swap', subjectId: requestId }, [{ employeeId: partner, amount: 1 }], {
    by: employee.id,
    at: now(),
    again: false,
  });
}

/** Stores a request of the caller in a transaction, after `refuseForeignShifts`. @returns its id */
export async function submitWithin(context: CallContext, trx: Transaction<Tables>, draft: Draft): Promise<number> {
  const { tree, subject, employee, audit } = context;
  const place = tree.byId(subject.organization.id);
  if (place?.type !== 'driver') throw new ApiError('forbidden', 'Only drivers can send requests.');
  // The same request sent twice at once is stored once.
  await lockWorkers(trx, { employeeIds: [employee.id] });
  await refuseTwice(context, trx, draft);
  const id = await insert(context, trx, draft);
  await audit(
    {
      event: 'request_submitted',
      status: 'success',
      target: `${draft.request_type}:${id}`,
      changes: { ...draft, reason: undefined },
    },
    trx,
  );
  await announce(trx, { topic: 'requests', id, geographyId: place.id, by: employee.id });
  return id;
}

/** Withdraws one of the caller's requests that is still undecided. */
export async function withdraw(context: CallContext, key: RequestKey): Promise<CallReply<Withdraw>> {
  const { db, require } = context;
  const row = await readRequest(db.kysely, key);
  require({ ownerEmployeeId: row?.employee_id ?? 0 });
  const withdrawn = await db.kysely.transaction().execute((trx) => withdrawWithin(context, trx, key));
  const request = await replyOf(context, key);
  if (!withdrawn)
    throw new ApiError('stale-version', `This request was already ${request.status}.`, { current: { request } });
  return { request };
}

/**
 * Withdraws a request of the caller in a transaction.
 * @returns false when somebody has decided it already
 */
export async function withdrawWithin(
  { employee, subject, audit, now }: CallContext,
  trx: Transaction<Tables>,
  key: RequestKey,
): Promise<boolean> {
  const stored = await lockRequest(trx, key);
  if (!stored) throw new ApiError('not-found', 'This request no longer exists.');
  if (stored.status === 'withdrawn') return true;
  const outcome = withdrawRequest(
    {
      id: key.id,
      kind: key.kind,
      requesterId: stored.employee_id,
      status: stored.status,
      approverId: stored.decided_by,
      approverReason: stored.approver_reason,
    },
    employee.id,
  );
  if (!outcome.ok) return false;
  await storeStatus(trx, key, { status: 'withdrawn', decidedBy: null, reason: null, at: now() });
  if (key.kind === 'schedule_changes')
    await takeBackNotifications(trx, { kind: 'swap', subjectId: key.id }, { by: employee.id });
  await audit({ event: 'request_withdrawn', status: 'success', target: `${key.kind}:${key.id}` }, trx);
  await announce(trx, { topic: 'requests', id: key.id, geographyId: subject.organization.id, by: employee.id });
  return true;
}

/** The caller's choices: their own upcoming shifts, the station's open shifts, and colleagues' shifts to swap for. */
export async function choicesOf(context: CallContext): Promise<CallReply<Choices>> {
  const { db, tree, subject, employee, today } = context;
  const place = tree.byId(subject.organization.id);
  const present = presentAt(context, subject.organization.timeZone);
  const base = { today: today(subject.organization.timeZone), time_zone: subject.organization.timeZone };
  if (place?.type !== 'driver' || place.parentId === null)
    return { ...base, availability: [], own_shifts: [], open_shifts: [], swap_shifts: [] };
  const window = { from: present, to: new Date(present.getTime() + choiceDays * day) };
  const [availability, own, open, others] = await Promise.all([
    readAvailability(db.kysely, [employee.id]),
    shiftsOfEmployees(db.kysely, [employee.id], window),
    shiftsOfStations(db.kysely, [place.parentId], window, 'ghosts'),
    shiftsOfStations(db.kysely, [place.parentId], window, 'drivers'),
  ]);
  // A shift whose change isn't published yet can't be asked for.
  const coming = (shift: NamedShift) => shift.published && shift.starts_at > present;
  const ownShifts = own.filter(coming);
  const colleagues = others.filter((shift) => coming(shift) && shift.employee_id !== employee.id).slice(0, 200);
  const openShifts = open.filter(coming);
  const check = await fitChecker(
    db.kysely,
    [employee.id, ...colleagues.flatMap(({ employee_id }) => employee_id ?? [])],
    [...ownShifts, ...colleagues, ...openShifts],
    'published',
  );
  return {
    ...base,
    availability: availability.map(({ day_of_week, start_time, end_time, type }) => ({
      day_of_week: day_of_week as DayOfWeek,
      start_time,
      end_time,
      type,
    })),
    own_shifts: ownShifts.map(shiftReply),
    open_shifts: openShifts
      .map((shift) => ({ shift, findings: check({ employeeId: employee.id, shift, without: [] }) }))
      .filter(({ findings }) => overrideNeeded(findings) === 'no')
      .slice(0, 30)
      .map(({ shift, findings }) => ({ ...shiftReply(shift), findings: [...findings] })),
    swap_shifts: colleagues
      .map((shift) => ({ ...shiftReply(shift), fits: swapsFor(check, employee.id, shift, ownShifts) }))
      .filter(({ fits }) => fits.length > 0),
  };
}

/** Ids of the caller's shifts for which a colleague's can be swapped: both drivers fit what they would get. */
function swapsFor(check: FitChecker, employeeId: number, theirs: NamedShift, own: readonly NamedShift[]): number[] {
  return own
    .filter((mine) => {
      const without = [mine.id, theirs.id];
      const fits = (employee: number, shift: NamedShift) =>
        overrideNeeded(check({ employeeId: employee, shift, without })) === 'no';
      return fits(employeeId, theirs) && fits(theirs.employee_id ?? 0, mine);
    })
    .map(({ id }) => id);
}

async function replyOf(context: CallContext, key: RequestKey) {
  const row = await readRequest(context.db.kysely, key);
  const [request] = row ? await requestReplies(context, [row]) : [];
  if (!request) throw new ApiError('not-found', 'This request no longer exists.');
  return request;
}

async function insert({ employee, now }: CallContext, trx: Transaction<Tables>, draft: Draft): Promise<number> {
  const reason = draft.reason?.trim() ? draft.reason.trim() : null;
  const base = { employeeId: employee.id, reason };
  switch (draft.request_type) {
    case 'availability_requests':
      return insertAvailabilityRequest(trx, { ...base, entries: draft.entries }, now());
    case 'pto_requests':
      return insertTimeOff(
        trx,
        {
          ...base,
          startsOn: draft.pto_start,
          endsOn: draft.pto_end,
          type: draft.type,
          requestedBy: employee.id,
          approvedBy: null,
        },
        now(),
      );
    case 'schedule_changes':
      return insertChangeRequest(
        trx,
        {
          ...base,
          shiftId: draft.shift_id,
          kind: draft.change,
          swapWith: draft.change === 'swap' ? (draft.swap_with_shift_id ?? null) : null,
          wantedStart: draft.change === 'change' ? (draft.wanted_start ?? null) : null,
          wantedEnd: draft.change === 'change' ? (draft.wanted_end ?? null) : null,
        },
        now(),
      );
    case 'schedule_fill_requests':
      return insertFillRequest(trx, { ...base, shiftId: draft.shift_id }, now());
  }
}

type TimeOffDraft = Extract<Draft, { readonly request_type: 'pto_requests' }>;

const wantedDays = (
  { subject, employee, today }: Pick<CallContext, 'subject' | 'employee' | 'today'>,
  { pto_start, pto_end }: TimeOffDraft,
): WantedDays => ({
  employeeId: employee.id,
  from: pto_start,
  to: pto_end,
  today: today(subject.organization.timeZone),
  by: 'driver',
  at: 'draft',
});

const twiceWords = {
  availability_requests: 'You already have an availability request waiting. Withdraw it to send another',
  schedule_changes: 'You already have a request waiting for this shift. Withdraw it to send another',
  schedule_fill_requests: 'You already asked for this shift. Your request is waiting for a decision',
} as const;

/** Refuses a request while the driver has one waiting for the same days, the same shift, or another week. */
async function refuseTwice(context: CallContext, trx: Transaction<Tables>, draft: Draft): Promise<void> {
  if (draft.request_type === 'pto_requests') return refuseTimeOff(trx, wantedDays(context, draft));
  const kind = draft.request_type;
  const shiftId = kind === 'availability_requests' ? null : draft.shift_id;
  if (!(await hasPending(trx, { kind, employeeId: context.employee.id, shiftId }))) return;
  const words = twiceWords[kind];
  throw new ApiError('conflict', `${words}.`, {
    fields: { [shiftId === null ? 'draft.entries' : 'draft.shift_id']: words },
  });
}

/**
 * Validates a draft: days off within their rules, and shifts that are the caller's own or open at their station. Other shifts get the
 * same error as unknown ones.
 */
export async function refuseForeignShifts(context: CallContext, draft: Draft): Promise<void> {
  const { db, subject, employee, today } = context;
  const present = presentAt(context, subject.organization.timeZone);
  const refuse = (field: string, words: string): never => {
    throw new ApiError('invalid-body', words, { fields: { [`draft.${field}`]: words } });
  };
  if (draft.request_type === 'availability_requests') return;
  if (draft.request_type === 'pto_requests')
    return refuseTimeOff(db.kysely, wantedDays({ subject, employee, today }, draft));
  const home = subject.organization.parentId;
  const wanted = draft.request_type === 'schedule_changes' ? (draft.swap_with_shift_id ?? 0) : 0;
  const shifts = await readNamedShifts(db.kysely, [draft.shift_id, wanted]);
  const shift = shifts.get(draft.shift_id);
  const coming = shift !== undefined && shift.published && shift.starts_at > present;
  if (draft.request_type === 'schedule_fill_requests') {
    if (!coming || shift.placeholder_id === null || shift.station_id !== home)
      refuse('shift_id', 'This shift is no longer open');
    return;
  }
  if (!coming || shift.employee_id !== employee.id) refuse('shift_id', 'Choose one of your upcoming shifts');
  if (draft.change === 'swap') {
    const other = shifts.get(wanted);
    if (!other?.published || other.starts_at <= present || other.employee_id === null || other.station_id !== home)
      refuse('swap_with_shift_id', 'Choose an upcoming shift at your station');
  }
  if (draft.change === 'change') {
    const [start, end] = [Date.parse(draft.wanted_start ?? ''), Date.parse(draft.wanted_end ?? '')];
    if (!(start > present.getTime())) refuse('wanted_start', 'Choose a start time in the future');
    if (!(end > start && end - start <= 2 * day)) refuse('wanted_end', 'Choose an end time after the start');
    for (const [field, at] of [
      ['wanted_start', start],
      ['wanted_end', end],
    ] as const)
      if (at % quarterHour !== 0) refuse(field, 'Choose a time on a quarter hour');
  }
}

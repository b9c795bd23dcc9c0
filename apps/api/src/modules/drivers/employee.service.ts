import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { canWrite } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import {
  deleteTimeOff,
  insertTimeOff,
  lockTimeOff,
  refuseTimeOff,
  timeOffStatus,
  toHit,
  updateTimeOff,
} from '../people/index.ts';
import type { WantedDays } from '../people/index.ts';
import { openShiftsOff } from '../requests/index.ts';
import { lockWorkers, refusingOverlaps } from '../shifts/index.ts';
import { readProfile } from './drivers.repository.ts';
import { profilesOf } from './drivers.service.ts';

type EmployeeReply = CallReply<typeof calls.accounts.employee>;
type Parts = Pick<ParsedBody<typeof calls.accounts.employee>, 'employee_id' | 'scheduler_info' | 'employee_profile'>;

/** An id that no employee has: a person who doesn't exist is refused like someone else. */
const nobody = 0;

/** One employee: what the scheduler needs, the profile, or both. Contact data only inside the write scope. */
export async function employeeOf(context: CallContext, parts: Parts): Promise<EmployeeReply> {
  const { db, tree, subject } = context;
  const profile = await readProfile(db.kysely, parts.employee_id);
  const place = permittedGeography(context, profile ? tree.byId(profile.organization_id) : null, {
    ownerEmployeeId: profile?.id ?? nobody,
  });
  const [driver] = parts.scheduler_info && place.type === 'driver' ? await profilesOf(context, [place.id]) : [];
  const [hit] = profile ? toHit(context, profile) : [];
  return {
    scheduler_info: driver ?? null,
    employee_profile:
      parts.employee_profile && profile && hit
        ? {
            ...hit,
            phone_number: canWrite(subject, place) ? profile.phone_number : null,
            bio: profile.bio,
            photo_avatar: profile.photo_avatar,
          }
        : null,
  };
}

/** Days off in a request. */
interface Days {
  readonly pto_start: string;
  readonly pto_end: string;
  readonly type: string;
  readonly reason?: string | undefined;
}

/**
 * Adds days off. Entries that drivers and staff make for themselves are requests and stay pending; a manager's entry is
 * approved immediately, and opens the driver's shifts on those days if the manager wants that. Nobody can approve their
 * own days.
 */
export async function addPto(
  context: CallContext,
  body: Parts & { readonly parameters: Days & { readonly open_shifts?: boolean | undefined } },
): Promise<CallReply<typeof calls.accounts.newPto>> {
  const { employee_id: employeeId, parameters } = body;
  const place = await permittedEmployee(context, employeeId);
  const own = employeeId === context.employee.id;
  const manager = can(context.subject, 'accounts.save-profiles', { geography: place }, context.config.access).allowed;
  const approved = manager && !own;
  const at = context.now();
  const added = await refusingOverlaps(() =>
    change(context, employeeId, place, 'pto_added', async (trx) => {
      await refuseTimeOff(trx, wantedDays(context, place, body));
      const approvedBy = approved ? context.employee.id : null;
      const entry = { ...entryOf(parameters), employeeId, requestedBy: context.employee.id, approvedBy };
      const id = await insertTimeOff(trx, entry, at);
      if (!approved || !parameters.open_shifts) return { id };
      const days = { from: parameters.pto_start, to: parameters.pto_end, type: parameters.type };
      return { id, opened: await openShiftsOff(context, trx, { employeeId, driver: place, ...days }, at) };
    }),
  );
  return { ...(await answer(context, body)), pto_id: added.id, opened_shifts: added.opened ?? 0 };
}

/** Changes days off; drivers and staff only their own, while they are pending. */
export async function editPto(
  context: CallContext,
  body: Parts & { readonly parameters: Days & { readonly pto_id: number } },
): Promise<EmployeeReply> {
  const { pto_id: id } = body.parameters;
  const place = await permittedEntry(context, body.employee_id, id, false);
  await change(context, body.employee_id, place, 'pto_edited', async (trx) => {
    const stored = await lockedEntry(context, trx, body.employee_id, id);
    const { pto_start, pto_end } = body.parameters;
    // An old entry may get another type or reason.
    if (stored.starts_on !== pto_start || stored.ends_on !== pto_end)
      await refuseTimeOff(trx, { ...wantedDays(context, place, body), except: id });
    await updateTimeOff(trx, id, entryOf(body.parameters));
    return { id };
  });
  return answer(context, body);
}

/** Deletes days off; drivers and staff only their own, while they are pending. */
export async function removePto(
  context: CallContext,
  body: Parts & { readonly parameters: { readonly pto_id: number } },
): Promise<EmployeeReply> {
  const { pto_id: id } = body.parameters;
  const place = await permittedEntry(context, body.employee_id, id, true);
  await change(context, body.employee_id, place, 'pto_deleted', async (trx) => {
    await lockedEntry(context, trx, body.employee_id, id);
    await deleteTimeOff(trx, id);
    return { id };
  });
  return answer(context, body);
}

type Transact = Parameters<Parameters<ReturnType<CallContext['db']['kysely']['transaction']>['execute']>[0]>[0];

const entryOf = ({ pto_start, pto_end, type, reason }: Days) => ({
  startsOn: pto_start,
  endsOn: pto_end,
  type,
  reason: reason?.trim() ? reason.trim() : null,
});

const wantedDays = (
  context: CallContext,
  place: Geography,
  { employee_id, parameters }: { readonly employee_id: number; readonly parameters: Days },
): WantedDays => ({
  employeeId: employee_id,
  from: parameters.pto_start,
  to: parameters.pto_end,
  today: context.today(place.timeZone),
  by: employee_id === context.employee.id ? 'driver' : 'manager',
  at: 'parameters',
});

const answer = (context: CallContext, { employee_id, employee_profile }: Parts) =>
  employeeOf(context, { employee_id, scheduler_info: true, employee_profile });

async function permittedEmployee(context: CallContext, employeeId: number): Promise<Geography> {
  const profile = await readProfile(context.db.kysely, employeeId);
  return permittedGeography(context, profile ? context.tree.byId(profile.organization_id) : null, {
    ownerEmployeeId: profile?.id ?? nobody,
  });
}

/**
 * Returns the employee's place if the caller may change this entry. A missing entry passes this check and gets its 404
 * later.
 */
async function permittedEntry(
  context: CallContext,
  employeeId: number,
  id: number,
  deleting: boolean,
): Promise<Geography> {
  const profile = await readProfile(context.db.kysely, employeeId);
  const status = profile ? await timeOffStatus(context.db.kysely, employeeId, id) : null;
  return permittedGeography(context, profile ? context.tree.byId(profile.organization_id) : null, {
    ownerEmployeeId: profile?.id ?? nobody,
    pending: status === null || status === 'pending',
    deleting,
  });
}

async function lockedEntry(context: CallContext, trx: Transact, employeeId: number, id: number) {
  const entry = await lockTimeOff(trx, employeeId, id);
  if (!entry) throw new ApiError('not-found', 'This time off no longer exists.');
  // Decided while the caller had it open: after the decision the owner can no longer change it.
  const own = employeeId === context.employee.id;
  if (own && entry.status !== 'pending')
    throw new ApiError('conflict', 'This request was already decided. Ask your scheduling manager.');
  return entry;
}

/** The entry that was written, and how many of the driver's shifts it opened. */
interface Written {
  readonly id: number;
  readonly opened?: number;
}

async function change(
  { db, audit, employee }: CallContext,
  employeeId: number,
  place: Geography,
  event: 'pto_added' | 'pto_edited' | 'pto_deleted',
  write: (trx: Transact) => Promise<Written>,
): Promise<Written> {
  return db.kysely.transaction().execute(async (trx) => {
    await lockWorkers(trx, { employeeIds: [employeeId] });
    const written = await write(trx);
    const { id, opened = 0 } = written;
    const changes = { pto_id: id, ...(opened > 0 ? { opened_shifts: opened } : {}) };
    await audit({ event, status: 'success', target: `employee:${employeeId}`, changes }, trx);
    const by = employee.id;
    await announce(trx, { topic: 'drivers', id: employeeId, geographyId: place.id, by });
    await announce(trx, { topic: 'requests', id, geographyId: place.id, by });
    return written;
  });
}

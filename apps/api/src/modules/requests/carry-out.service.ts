import { durationBetween, type FitFinding, overrideNeeded, shownEnd, stationTimeOf } from '@roadside/domain/scheduling';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { presentAt } from '../../platform/time/present.ts';
import {
  checkOverlapsLate,
  checkOverlapsNow,
  giveShift,
  lockShifts,
  lockWorkers,
  moveShift,
  openShift,
  readNamedShifts,
  touchDay,
} from '../shifts/index.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { replaceAvailability, saveState } from '../people/index.ts';
import { denyRivals } from './deny-rivals.ts';
import { offerOpenShifts } from './offer-open-shifts.ts';
import { openShiftsOff } from './open-shifts-off.ts';
import { movesOf, type Wish, wishOfRow } from './effect.service.ts';
import { rivalsOf } from './requests.repository.ts';
import type { RequestRow } from './requests.repository.ts';
import { swapsNotAgreed } from './swaps.repository.ts';
import type { NamedShift } from '../shifts/index.ts';

/** What a decision changed. */
export interface CarriedOut {
  /** The rules overridden by the reason. */
  readonly overridden: readonly FitFinding[];
  /** How many of the driver's shifts are open now. */
  readonly opened: number;
}

/** Applies an approved request. */
export async function carryOut(
  context: CallContext,
  trx: Transaction<Tables>,
  row: RequestRow,
  { reason, at, openShifts }: { readonly reason: string; readonly at: Date; readonly openShifts: boolean },
): Promise<CarriedOut> {
  const { tree, employee, today } = context;
  const driver = tree.byId(row.driver_id);
  if (!driver) throw new ApiError('not-found', 'This driver no longer exists.');
  const wish = wishOfRow(row, driver);
  const stamp = { by: employee.id, at };
  if (wish.kind === 'pto_requests' || wish.kind === 'availability_requests') {
    await lockWorkers(trx, { employeeIds: [row.employee_id] });
    if (wish.kind === 'availability_requests') {
      await replaceAvailability(trx, row.employee_id, wish.entries);
      await saveState(trx, { employeeId: row.employee_id }, { ...stamp, today: today(driver.timeZone) });
    }
    await announce(trx, { topic: 'drivers', id: row.employee_id, geographyId: row.driver_id, by: employee.id });
    // Days off appear on the schedule too.
    await announce(trx, {
      topic: 'schedule',
      id: driver.parentId ?? driver.id,
      geographyId: driver.parentId ?? driver.id,
      by: employee.id,
    });
    const opens = openShifts && wish.kind === 'pto_requests';
    return { overridden: [], opened: opens ? await openShiftsOff(context, trx, wish, at) : 0 };
  }
  const shifts = await lockShiftsAndWorkers(trx, row.employee_id, [
    wish.shiftId,
    wish.kind === 'schedule_changes' ? (wish.swapWith ?? 0) : 0,
  ]);
  const shift = comingShift(shifts.get(wish.shiftId), presentAt(context, wish.driver.timeZone));
  const { findings } = await movesOf(context, wish, trx);
  refuseBlocks(findings, reason);
  if (wish.kind === 'schedule_fill_requests') await fill(context, trx, wish, shift, row);
  else await changeShift(context, trx, wish, shift, shifts);
  await touchDay(trx, { stationId: shift.station_id, day: shift.local_day }, employee.id);
  return { overridden: findings.filter(({ severity }) => severity === 'block'), opened: 0 };
}

/**
 * Locks the shifts of a request, after the people and ghosts who have them and the one who asks.
 * @throws ApiError 409 when a shift went to somebody else while this waited for the locks
 */
async function lockShiftsAndWorkers(
  trx: Transaction<Tables>,
  requesterId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedShift>> {
  const before = [...(await readNamedShifts(trx, ids)).values()];
  await lockWorkers(trx, {
    employeeIds: [requesterId, ...before.flatMap(({ employee_id }) => employee_id ?? [])],
    placeholderIds: before.flatMap(({ placeholder_id }) => placeholder_id ?? []),
  });
  const shifts = await lockShifts(trx, ids);
  for (const { id, employee_id, placeholder_id } of before) {
    const now = shifts.get(id);
    if (now && (now.employee_id !== employee_id || now.placeholder_id !== placeholder_id))
      throw new ApiError('conflict', 'Someone else changed this shift a moment ago. Look at the request again.');
  }
  return shifts;
}

async function fill(
  context: CallContext,
  trx: Transaction<Tables>,
  wish: Extract<Wish, { kind: 'schedule_fill_requests' }>,
  shift: NamedShift,
  row: RequestRow,
): Promise<void> {
  if (shift.placeholder_id === null) throw new ApiError('conflict', `${shift.driver_name} already has this shift.`);
  const { employee, now } = context;
  const stamp = { by: employee.id, at: now(), reason: 'Open shift taken' };
  await giveShift(trx, shift.id, wish.employeeId, stamp);
  await takeBackNotifications(trx, { kind: 'open-shift', subjectId: shift.id }, { by: employee.id });
  await denyRivals(context, trx, await rivalsOf(trx, shift.id, row.id), {
    reason: `${row.display_name} has this shift now`,
    byRules: employee.id === wish.employeeId,
  });
}

/** What a shift's history says about an approved request. */
const changeReasons = {
  drop: 'Driver asked to drop it',
  change: 'Driver asked for other times',
  swap: 'Drivers swapped shifts',
} as const;

async function changeShift(
  context: CallContext,
  trx: Transaction<Tables>,
  wish: Extract<Wish, { kind: 'schedule_changes' }>,
  shift: NamedShift,
  shifts: ReadonlyMap<number, NamedShift>,
): Promise<void> {
  const stamp = { by: context.employee.id, at: context.now(), reason: changeReasons[wish.change] };
  if (shift.employee_id !== wish.employeeId)
    throw new ApiError('conflict', 'This shift no longer belongs to the driver who sent the request.');
  if (wish.change === 'drop') {
    await openShift(trx, shift, stamp);
    return offerOpenShifts(context, trx, [shift]);
  }
  if (wish.change === 'change') {
    if (!wish.wanted) throw new ApiError('conflict', 'The request has no new times.');
    const { start, end } = wish.wanted;
    const { day } = stationTimeOf(start.toISOString(), shift.time_zone);
    const hours = durationBetween(start.toISOString(), end.toISOString());
    await moveShift(trx, shift.id, { start, end, shownUntil: shownEnd(start.toISOString(), hours), hours, day }, stamp);
    if (day !== shift.local_day) await touchDay(trx, { stationId: shift.station_id, day }, stamp.by);
    return;
  }
  const other = comingShift(shifts.get(wish.swapWith ?? 0), presentAt(context, wish.driver.timeZone));
  if (wish.key && (await swapsNotAgreed(trx, [wish.key.id])).size > 0)
    throw new ApiError('conflict', `${other.driver_name} hasn’t agreed to this swap yet.`);
  if (other.employee_id === null) throw new ApiError('conflict', 'Nobody has the other shift anymore.');
  await checkOverlapsLate(trx);
  await giveShift(trx, shift.id, other.employee_id, stamp);
  await giveShift(trx, other.id, wish.employeeId, stamp);
  await checkOverlapsNow(trx);
  await touchDay(trx, { stationId: other.station_id, day: other.local_day }, stamp.by);
}

function comingShift(shift: NamedShift | undefined, now: Date): NamedShift {
  if (!shift) throw new ApiError('conflict', 'This shift was deleted. Deny the request instead.');
  if (shift.starts_at <= now) throw new ApiError('conflict', 'This shift has already started.');
  return shift;
}

/** Blocks approval on hard rules; rules that can be overridden need a reason. */
function refuseBlocks(findings: readonly FitFinding[], reason: string): void {
  const needed = overrideNeeded(findings);
  if (needed === 'no' || (needed === 'reason' && reason !== '')) return;
  const words = findings.filter(({ severity }) => severity === 'block').map((finding) => finding.words);
  if (needed === 'never') throw new ApiError('conflict', `${words.join('. ')}.`);
  throw new ApiError('invalid-body', `${words.join('. ')}. Enter a reason to approve anyway.`, {
    fields: { approver_reason: 'Enter a reason to approve anyway' },
  });
}

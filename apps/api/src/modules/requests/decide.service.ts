import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import {
  decideRequest,
  durationBetween,
  type FitFinding,
  leavesShort,
  overrideNeeded,
  type RequestDecision,
  shownEnd,
  stationTimeOf,
} from '@roadside/domain/scheduling';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { suitsCallOut } from '@roadside/domain/call-outs';
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
  readScheduleSettings,
  refusingOverlaps,
  touchDay,
} from '../shifts/index.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { replaceAvailability, saveState } from '../people/index.ts';
import { denyRivals } from './deny-rivals.ts';
import { offerOpenShifts } from './offer-open-shifts.ts';
import { openShiftsOff } from './open-shifts-off.ts';
import { effectHours, movesOf, type Wish, wishOfRow } from './effect.service.ts';
import { requestReplies } from './request-reply.ts';
import { lockRequest, readRequest, rivalsOf, storeStatus } from './requests.repository.ts';
import type { RequestKey, RequestRow } from './requests.repository.ts';
import { swapsNotAgreed } from './swaps.repository.ts';
import type { NamedShift } from '../shifts/index.ts';

type Decide = typeof calls.accounts.driverRequestsDecide;
type DecideMany = typeof calls.requests.decideMany;

interface Decision {
  readonly key: RequestKey;
  readonly decision: RequestDecision;
  readonly reason: string;
  /** Approving time off also opens the driver's shifts on those days. */
  readonly openShifts: boolean;
}

/**
 * Approves or denies one request and applies it, in one transaction. The row lock makes it happen only once: a second
 * approver gets 409 with who decided.
 */
export async function decide(context: CallContext, wish: Decision): Promise<CallReply<Decide>> {
  const row = await permittedRequest(context, wish.key);
  const reason = wish.reason.trim();
  if (wish.decision === 'denied' && reason === '')
    throw new ApiError('invalid-body', 'Tell the driver why.', {
      fields: { approver_reason: 'Enter a reason' },
    });
  const decided = await refusingOverlaps(() =>
    context.db.kysely.transaction().execute((trx) => decideLocked(context, trx, row, { ...wish, reason })),
  );
  const [request] = await requestReplies(context, [(await readRequest(context.db.kysely, wish.key)) ?? row]);
  if (!request) throw new ApiError('not-found', 'This request no longer exists.');
  if (!decided) throw new ApiError('stale-version', alreadyWords(request), { current: { request } });
  return { id: row.id, status: wish.decision, approver_reason: reason, request, opened_shifts: decided.opened };
}

/**
 * Makes one decision on many requests, each separately. Requests that need a closer look are left undecided, with the
 * reason.
 */
export async function decideMany(context: CallContext, body: ParsedBody<DecideMany>): Promise<CallReply<DecideMany>> {
  const decided: CallReply<DecideMany>['decided'] = [];
  let opened = 0;
  const left: CallReply<DecideMany>['left'] = [];
  // Check access to all of them before deciding the first, so that one out of reach refuses the whole batch.
  for (const { request_type: kind, id } of body.requests) await permittedRequest(context, { kind, id });
  for (const { request_type, id } of body.requests) {
    const key = { kind: request_type, id };
    const why = body.decision === 'approved' ? await whyUnsafe(context, key) : null;
    if (why !== null) {
      left.push({ request_type, id, why });
      continue;
    }
    try {
      const { opened_shifts } = await decide(context, {
        key,
        decision: body.decision,
        reason: body.approver_reason,
        openShifts: body.open_shifts ?? false,
      });
      opened += opened_shifts;
      decided.push({ request_type, id });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      left.push({ request_type, id, why: error.message });
    }
  }
  return { decided, left, opened_shifts: opened };
}

/** Why a request needs review before approval; null when it is safe. */
async function whyUnsafe(context: CallContext, key: RequestKey): Promise<string | null> {
  const { db, tree } = context;
  const row = await readRequest(db.kysely, key);
  const driver = row && tree.byId(row.driver_id);
  if (!row || !driver) return 'This request no longer exists.';
  const moves = await movesOf(context, wishOfRow(row, driver));
  const block = moves.findings.find(({ severity }) => severity === 'block');
  if (block) return block.words;
  const short = (await effectHours(context, moves)).filter(leavesShort).length;
  return short === 0 ? null : `Leaves ${short === 1 ? '1 hour' : `${short} hours`} short`;
}

async function permittedRequest({ db, tree, require }: CallContext, key: RequestKey): Promise<RequestRow> {
  const row = await readRequest(db.kysely, key);
  require({ geography: row ? tree.byId(row.driver_id) : null, ...(row ? { ownerEmployeeId: row.employee_id } : {}) });
  if (!row) throw new ApiError('not-found', 'This request no longer exists.');
  return row;
}

/** What a decision changed. */
interface CarriedOut {
  /** The rules overridden by the reason. */
  readonly overridden: readonly FitFinding[];
  /** How many of the driver's shifts are open now. */
  readonly opened: number;
}

/** @returns null when somebody has decided in the meantime, or the driver withdrew it */
async function decideLocked(
  context: CallContext,
  trx: Transaction<Tables>,
  row: RequestRow,
  { key, decision, reason, openShifts }: Decision,
): Promise<CarriedOut | null> {
  const { employee, audit, now } = context;
  const at = now();
  const stored = await lockRequest(trx, key);
  if (!stored) throw new ApiError('not-found', 'This request no longer exists.');
  const outcome = decideRequest(
    {
      id: key.id,
      kind: key.kind,
      requesterId: stored.employee_id,
      status: stored.status,
      approverReason: stored.approver_reason,
      approverId: stored.decided_by,
    },
    decision,
    { id: employee.id, reason },
  );
  if (!outcome.ok) {
    if (outcome.problem === 'own-request') throw new ApiError('forbidden', "You can't decide your own request.");
    return null;
  }
  await storeStatus(trx, key, { status: decision, decidedBy: employee.id, reason, at });
  if (key.kind === 'schedule_changes')
    await takeBackNotifications(trx, { kind: 'swap', subjectId: key.id }, { by: employee.id });
  const done =
    decision === 'approved'
      ? await carryOut(context, trx, row, { reason, at, openShifts })
      : { overridden: [], opened: 0 };
  await audit(
    {
      event: 'request_decided',
      status: 'success',
      target: `${key.kind}:${key.id}`,
      changes: {
        decision,
        approver_reason: reason,
        requester: row.employee_id,
        ...(done.overridden.length > 0
          ? { overridden: done.overridden.map(({ rule, words }) => ({ rule, words })) }
          : {}),
        ...(done.opened > 0 ? { opened_shifts: done.opened } : {}),
      },
    },
    trx,
  );
  await announce(trx, { topic: 'requests', id: key.id, geographyId: row.driver_id, by: employee.id });
  return done;
}

/**
 * Approves a request for an open shift at once, where the station lets the first driver have it and nothing but
 * overtime speaks against it. Otherwise it waits for a manager.
 */
export async function takeIfFirst(context: CallContext, trx: Transaction<Tables>, key: RequestKey): Promise<void> {
  const row = await readRequest(trx, key);
  const driver = row && context.tree.byId(row.driver_id);
  if (!row || !driver) return;
  const { fill: filledBy } = await readScheduleSettings(trx, driver);
  if (filledBy === 'first') await approveByRules(context, trx, { key, row, reason: 'First who fits' });
}

/**
 * Approves a swap that both drivers agreed to, where the station lets rules decide and nothing but overtime speaks
 * against it. Otherwise it waits for a manager.
 */
export async function swapIfAgreed(context: CallContext, trx: Transaction<Tables>, key: RequestKey): Promise<boolean> {
  const row = await readRequest(trx, key);
  const driver = row && context.tree.byId(row.driver_id);
  if (!row || !driver || (await readScheduleSettings(trx, driver)).swaps !== 'agreed') return false;
  return approveByRules(context, trx, { key, row, reason: 'Both drivers agreed' });
}

interface RuleApproval {
  readonly key: RequestKey;
  readonly row: RequestRow;
  readonly reason: string;
}

/** Approves a request if nothing but overtime speaks against it. */
async function approveByRules(
  context: CallContext,
  trx: Transaction<Tables>,
  { key, row, reason }: RuleApproval,
): Promise<boolean> {
  const { tree, audit, now } = context;
  const driver = tree.byId(row.driver_id);
  if (!driver) return false;
  const { findings } = await movesOf(context, wishOfRow(row, driver), trx);
  if (!suitsCallOut(findings)) return false;
  await storeStatus(trx, key, { status: 'approved', decidedBy: null, reason, at: now() });
  await carryOut(context, trx, row, { reason: '', at: now(), openShifts: false });
  await audit(
    {
      event: 'request_decided',
      status: 'success',
      target: `${key.kind}:${key.id}`,
      changes: { decision: 'approved', automatic: true, requester: row.employee_id },
    },
    trx,
  );
  return true;
}

/** Applies an approved request. */
async function carryOut(
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
  await denyRivals(context, trx, await rivalsOf(trx, shift.id, row.id), `${row.display_name} has this shift now`);
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

function alreadyWords({ status, decided_by }: { readonly status: string; readonly decided_by: string | null }): string {
  if (status === 'withdrawn') return 'The driver withdrew this request.';
  return `${decided_by ?? 'Someone else'} already ${status === 'approved' ? 'approved' : 'denied'} this request.`;
}

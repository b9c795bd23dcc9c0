import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { decideRequest, leavesShort, type RequestDecision } from '@roadside/domain/scheduling';
import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { suitsCallOut } from '@roadside/domain/call-outs';
import { announce } from '../../platform/live/announce.ts';
import { readScheduleSettings, refusingOverlaps } from '../shifts/index.ts';
import { takeBackNotifications } from '../notifications/index.ts';
import { carryOut, type CarriedOut } from './carry-out.service.ts';
import { effectHours, movesOf, wishOfRow } from './effect.service.ts';
import { requestReplies } from './request-reply.ts';
import { lockRequest, readRequest, storeStatus } from './requests.repository.ts';
import type { RequestKey, RequestRow } from './requests.repository.ts';

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

function alreadyWords({ status, decided_by }: { readonly status: string; readonly decided_by: string | null }): string {
  if (status === 'withdrawn') return 'The driver withdrew this request.';
  return `${decided_by ?? 'Someone else'} already ${status === 'approved' ? 'approved' : 'denied'} this request.`;
}

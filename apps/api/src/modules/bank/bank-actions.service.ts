import { randomUUID } from 'node:crypto';
import type { Bank } from '@roadside/contract/schemas';
import type { LedgerEntry } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { ownDriver } from '../bookie/index.ts';
import { LedgerRefusedError, post } from '../ledger/index.ts';
import { mayRequestFor } from './bank-reply.ts';
import { type HolderRow, readHolder } from './bank.repository.ts';
import { bankHolder, wholeBank } from './bank.service.ts';
import { bookingOf } from './booking-of.ts';
import { notifyOfPayout } from './notify-of-payout.ts';
import {
  decideWithdrawal,
  insertWithdrawal,
  lockWithdrawal,
  readWithdrawal,
  type WithdrawalRow,
} from './withdrawals.repository.ts';

interface BankReply {
  readonly bank: Bank;
}

/** Moves rewards to the betting balance, never back (decisions 40). */
export async function allocateBet(context: CallContext, amount: number): Promise<BankReply> {
  const { employee } = context;
  const driver = ownDriver(context);
  const entry = { id: `allocation:${randomUUID()}`, kind: 'bet_allocation', driverId: employee.id, amount } as const;
  await move(context, [entry], 'You don’t have that many reward points.', async (trx) => {
    await context.audit(
      { event: 'bet_allocation', status: 'success', target: `employee:${employee.id}`, changes: { amount } },
      trx,
    );
    await announce(trx, { topic: 'bank', id: employee.id, people: [employee.id], by: employee.id });
  });
  return bankOf(context, driver.id, employee.id);
}

/** Asks for a payout of the caller's rewards. */
export async function requestWithdrawal(context: CallContext, amount: number): Promise<BankReply> {
  const { id } = ownDriver(context);
  return request(context, { driver_id: id, employee_id: context.employee.id }, amount);
}

/**
 * Asks for a payout of the rewards of someone who left: they can't sign in anymore.
 * @throws ApiError 409 for someone who works here
 */
export async function requestWithdrawalFor(
  context: CallContext,
  { driver_id, amount }: { readonly driver_id: number; readonly amount: number },
): Promise<BankReply> {
  const holder = await bankHolder(context, driver_id);
  if (!mayRequestFor(context, holder))
    throw new ApiError('conflict', `${holder.display_name} works here and requests payouts themselves.`);
  return request(context, holder, amount);
}

/** Asks for a payout of rewards: they wait in the pending purse until somebody else decides. */
async function request(
  context: CallContext,
  { driver_id, employee_id }: Pick<HolderRow, 'driver_id' | 'employee_id'>,
  amount: number,
): Promise<BankReply> {
  const { config, employee, now } = context;
  const id = randomUUID();
  await move(
    context,
    [bookingOf(id, 'withdrawal_request', employee_id, amount)],
    'You can only ask for reward points that are available.',
    async (trx) => {
      await insertWithdrawal(trx, {
        id,
        employee_id,
        amount,
        amount_cents: amount * config.payouts.pointCents,
        requested_at: now(),
        requested_by: employee_id === employee.id ? null : employee.id,
      });
      await context.audit(
        {
          event: 'withdrawal_requested',
          status: 'success',
          target: `withdrawal:${id}`,
          changes: { amount, ...(employee_id === employee.id ? {} : { employee: employee_id }) },
        },
        trx,
      );
      await announce(trx, { topic: 'bank', id: employee_id, geographyId: driver_id, by: employee.id });
    },
  );
  return bankOf(context, driver_id, employee_id);
}

/** Books entries and writes what belongs to them, all or nothing. */
async function move(
  { db, employee, now }: CallContext,
  entries: readonly LedgerEntry[],
  tooMuch: string,
  write: (trx: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  try {
    await db.kysely.transaction().execute(async (trx) => {
      await post(trx, entries, { at: now(), by: employee.id });
      await write(trx);
    });
  } catch (error) {
    if (error instanceof LedgerRefusedError && error.problem === 'insufficient')
      throw new ApiError('conflict', tooMuch, { fields: { 'data.amount': tooMuch } });
    throw error;
  }
}

interface Decision {
  readonly id: string;
  readonly state: 'approved' | 'rejected';
  readonly reason: string | null;
}

/** Approves or denies a payout. The row lock lets only one person decide, and no one can decide what they asked for. */
export async function decide(context: CallContext, decision: Decision): Promise<BankReply> {
  const { db, tree } = context;
  const row = await readWithdrawal(db.kysely, decision.id);
  if (!row) throw new ApiError('not-found', 'This payout request doesn’t exist.');
  for (const ownerEmployeeId of [row.employee_id, row.requested_by ?? row.employee_id])
    context.require({ ownerEmployeeId, geography: tree.byId(row.driver_id) });
  const decided = await db.kysely.transaction().execute((trx) => decideLocked(context, trx, row, decision));
  const reply = await bankOf(context, row.driver_id, row.employee_id);
  if (!decided) {
    const { decided_by } = (await readWithdrawal(db.kysely, row.id)) ?? row;
    throw new ApiError('stale-version', `${decided_by ?? 'Someone else'} already decided this payout.`, {
      current: reply,
    });
  }
  return reply;
}

async function decideLocked(
  { employee, audit, now }: CallContext,
  trx: Kysely<Tables>,
  row: WithdrawalRow,
  { id, state, reason }: Decision,
): Promise<boolean> {
  if ((await lockWithdrawal(trx, id)) !== 'pending') return false;
  // What is approved stays pending until it has been paid.
  if (state === 'rejected')
    await post(trx, [bookingOf(id, 'withdrawal_rejected', row.employee_id, row.amount)], {
      at: now(),
      by: employee.id,
    });
  await decideWithdrawal(trx, id, { state, by: employee.id, at: now(), reason });
  await audit(
    {
      event: `withdrawal_${state}`,
      status: 'success',
      target: `withdrawal:${id}`,
      changes: { amount: row.amount, requester: row.employee_id, ...(reason === null ? {} : { reason }) },
    },
    trx,
  );
  await announce(trx, { topic: 'bank', id: row.employee_id, geographyId: row.driver_id, by: employee.id });
  await notifyOfPayout(trx, row, { at: now(), by: employee.id });
  return true;
}

async function bankOf(context: CallContext, driverId: number, employeeId: number): Promise<BankReply> {
  const holder = await readHolder(context.db.kysely, { driverId, employeeId });
  if (!holder) throw new ApiError('not-found', 'This driver has no bank.');
  return { bank: (await wholeBank(context, holder)).bank };
}

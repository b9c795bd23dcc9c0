import type { Database } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { post } from '../ledger/index.ts';
import { noAnswerWords, type PaymentProvider } from '../payments/index.ts';
import { bookingOf } from './booking-of.ts';
import { notifyOfPayout } from './notify-of-payout.ts';
import { lockWithdrawal, readUnpaid, readWithdrawal, storePayout } from './withdrawals.repository.ts';

const atOnce = 100;

/**
 * Hands approved payouts to the payment service. The request's id is the service's idempotency key, so asking again
 * after a kill, or after no answer, never pays twice. What is refused returns to the driver's rewards.
 */
export async function payApproved(
  db: Database,
  provider: PaymentProvider,
  { now, signal }: { readonly now: () => Date; readonly signal?: AbortSignal },
): Promise<void> {
  for (const id of await readUnpaid(db.kysely, atOnce)) {
    if (signal?.aborted) return;
    const row = await readWithdrawal(db.kysely, id);
    if (!row) continue;
    const answer = await provider.pay({
      key: id,
      employeeId: row.employee_id,
      amountCents: row.amount_cents,
      note: 'Payout of reward points',
    });
    await db.kysely.transaction().execute(async (trx) => {
      if ((await lockWithdrawal(trx, id)) !== 'approved') return;
      const at = now();
      // Points leave the pending purse with the service's answer. Those of requests approved before that was so have
      // left it already, which books nothing again.
      if (answer.kind !== 'no-answer')
        await post(
          trx,
          [
            bookingOf(id, 'withdrawal_approved', row.employee_id, row.amount),
            ...(answer.kind === 'refused' ? [bookingOf(id, 'payout_failed', row.employee_id, row.amount)] : []),
          ],
          { at, by: null },
        );
      await storePayout(trx, id, {
        state: answer.kind === 'paid' ? 'paid' : answer.kind === 'refused' ? 'failed' : 'approved',
        reason: answer.kind === 'refused' ? answer.error : answer.kind === 'paid' ? null : noAnswerWords,
        reference: answer.kind === 'paid' ? answer.reference : null,
        paidAt: answer.kind === 'paid' ? at : null,
      });
      await announce(trx, { topic: 'bank', id: row.employee_id, geographyId: row.driver_id, by: null });
      if (answer.kind === 'refused') await notifyOfPayout(trx, row, { at, by: null });
    });
  }
}

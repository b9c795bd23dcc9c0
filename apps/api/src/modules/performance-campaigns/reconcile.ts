import type { Database } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import type { PaymentAnswer, PaymentProvider } from '../payments/index.ts';
import { lockPaymentById, readPendingPayments, storePayment } from './campaign-payments.repository.ts';
import { changeAfter, keyOf } from './payment-outcome.ts';

const atOnce = 200;
/** After this long, a payment the service doesn't know was never made. */
const lostAfterMs = 10 * 60_000;

/**
 * Finds out what became of payments without an answer, and takes in the service's messages. A message that comes twice,
 * or about a payment that is settled already, changes nothing.
 */
export async function reconcilePayments(db: Database, provider: PaymentProvider, now: () => Date): Promise<void> {
  const callbacks = await provider.callbacks(atOnce);
  const said = new Map(callbacks.map(({ key, answer }) => [key, answer]));
  for (const row of await readPendingPayments(db.kysely, atOnce)) {
    const answer = said.get(keyOf(row)) ?? (await provider.find(keyOf(row)));
    const lost: PaymentAnswer = {
      kind: 'refused',
      error: 'The payment service never got this payment. Send it again.',
    };
    const since = row.asked_at?.getTime() ?? 0;
    const outcome = answer ?? (now().getTime() - since > lostAfterMs ? lost : null);
    if (outcome && outcome.kind !== 'no-answer') await settle(db, row.id, outcome, now());
  }
  await provider.acknowledge(callbacks.map(({ id }) => id));
}

const settle = (db: Database, id: number, outcome: PaymentAnswer, at: Date) =>
  db.kysely.transaction().execute(async (trx) => {
    const row = await lockPaymentById(trx, id);
    if (row?.status !== 'pending') return;
    await storePayment(trx, id, changeAfter(outcome, at));
    await announce(trx, {
      topic: 'bank',
      id: row.employee_id,
      people: [row.employee_id, row.created_by ?? 0],
      by: null,
    });
  });

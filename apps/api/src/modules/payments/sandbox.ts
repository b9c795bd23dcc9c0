import { behaviorIn, type SandboxBehavior } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PaymentAnswer, PaymentProvider } from './payment-provider.ts';
import {
  deleteCallbacks,
  insertCallbacks,
  insertSandboxPayment,
  readCallbacks,
  readSandboxPayment,
  type SandboxPayment,
} from './sandbox.repository.ts';

/** How long a late success takes. */
const lateMs = 60_000;

interface SandboxOptions {
  readonly now: () => Date;
  /** PAYMENT_SANDBOX: the answer to a payment whose note doesn't ask for one. */
  readonly behavior: SandboxBehavior;
}

/**
 * The built-in payment service: no money moves. It keeps what it was asked to pay, and on request fails in every way a
 * real one does: it refuses, doesn't answer, pays without having answered, or reports a payment twice.
 */
export function createSandbox(db: Kysely<Tables>, { now, behavior }: SandboxOptions): PaymentProvider {
  const answerOf = ({ paid_from, reference }: SandboxPayment): PaymentAnswer =>
    paid_from !== null && paid_from <= now() ? { kind: 'paid', reference } : { kind: 'no-answer' };
  const find = async (key: string) => {
    const payment = await readSandboxPayment(db, key);
    return payment && answerOf(payment);
  };
  return {
    find,
    async pay({ key, amountCents, note }) {
      const known = await find(key);
      if (known) return known;
      const wanted = behaviorIn(note) ?? behavior;
      if (wanted === 'refuse') return { kind: 'refused', error: 'The sandbox refused this payment.' };
      // A payment whose request was lost on its way is unknown to the service.
      if (wanted === 'time-out') return { kind: 'no-answer' };
      const late = wanted === 'late-success';
      const payment: SandboxPayment = {
        key,
        amount_cents: amountCents,
        reference: `SB-${key.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
        paid_from: new Date(now().getTime() + (late ? lateMs : 0)),
      };
      await insertSandboxPayment(db, payment);
      await insertCallbacks(db, key, wanted === 'duplicate-callback' ? 2 : 1);
      return answerOf(payment);
    },
    async callbacks(limit) {
      const found = await readCallbacks(db, limit);
      return Promise.all(
        found.map(async ({ id, key }) => ({ id, key, answer: (await find(key)) ?? { kind: 'no-answer' as const } })),
      );
    },
    acknowledge: (ids) => deleteCallbacks(db, ids),
  };
}

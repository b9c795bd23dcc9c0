import type { CallContext } from '../../platform/calls/handler.ts';
import { decidesPayouts } from './bank-reply.ts';
import { countPending } from './withdrawals.repository.ts';

/** How many payouts the caller may decide, and since when the oldest waits; null if none does. */
export async function payoutsToDecide(
  context: CallContext,
): Promise<{ readonly waiting: number; readonly since: Date | null }> {
  return decidesPayouts(context)
    ? countPending(context.db.kysely, { except: context.employee.id })
    : { waiting: 0, since: null };
}

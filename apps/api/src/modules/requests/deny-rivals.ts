import type { Transaction } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { type rivalsOf, storeStatus } from './requests.repository.ts';

/** Denies requests for an open shift that another driver has now. Approval by the rules isn't a decision of the driver who got it. */
export async function denyRivals(
  { employee, now }: Pick<CallContext, 'employee' | 'now'>,
  trx: Transaction<Tables>,
  rivals: Awaited<ReturnType<typeof rivalsOf>>,
  { reason, byRules = false }: { readonly reason: string; readonly byRules?: boolean },
): Promise<void> {
  for (const rival of rivals) {
    await storeStatus(
      trx,
      { kind: 'schedule_fill_requests', id: rival.id },
      { status: 'denied', decidedBy: byRules ? null : employee.id, reason, at: now() },
    );
    await announce(trx, { topic: 'requests', id: rival.id, geographyId: rival.driver_id, by: employee.id });
  }
}

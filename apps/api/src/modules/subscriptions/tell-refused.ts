import type { Transaction } from 'kysely';
import type { ReceiverState } from '../../platform/database/subscription-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { RefusedEmail } from '../email/index.ts';
import { notify } from '../notifications/index.ts';
import { lockSubscription, readReceivers, storeRefused } from './subscriptions.repository.ts';

/** States the owner has to hear of. */
export const troubles: ReadonlySet<ReceiverState> = new Set(['no-access', 'no-address', 'failed']);

/** What the emails of a subscription are known by. */
export const referenceOf = (subscriptionId: number): string => `subscription-${subscriptionId}`;

const reference = /^<subscription-(\d+)\./;

/** Tells a subscription's owner that one of its emails was refused for good. */
export async function tellRefused(
  trx: Transaction<Tables>,
  { message_id, recipient_id, created_at }: RefusedEmail,
  at: Date,
): Promise<void> {
  const id = Number(reference.exec(message_id ?? '')?.[1]);
  if (!id || recipient_id === null) return;
  const subscription = await lockSubscription(trx, id);
  if (!subscription) return;
  await storeRefused(trx, id, { employeeId: recipient_id, sentAt: created_at });
  const receivers = await readReceivers(trx, [id]);
  const troubled = receivers.filter(({ employee_id, state }) => employee_id === recipient_id || troubles.has(state));
  await notify(
    trx,
    { kind: 'subscription-not-sent', subjectId: id },
    [{ employeeId: subscription.owner_id, amount: Math.max(troubled.length, 1) }],
    { at, by: null, again: true },
  );
}

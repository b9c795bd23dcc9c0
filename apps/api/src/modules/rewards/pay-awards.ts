import type { LedgerKind } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { post } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';

/** What one incentive pays one person. */
export interface PaidAward {
  readonly employeeId: number;
  /** Position of the incentive in its list. */
  readonly incentive: number;
  readonly reward: number;
}

interface Payment<Award extends PaidAward> {
  readonly kind: Extract<LedgerKind, 'campaign_award' | 'season_award'>;
  /** The ledger's idempotency key of an award. */
  readonly idOf: (award: Award) => string;
  /** The season or campaign, for the notification. */
  readonly subjectId: number;
  readonly at: Date;
}

/** Books awards into the rewards of the people who earned them, once each, and tells those people. */
export async function payAwards<Award extends PaidAward>(
  trx: Kysely<Tables>,
  awards: readonly Award[],
  { kind, idOf, subjectId, at }: Payment<Award>,
): Promise<void> {
  const booked = await post(
    trx,
    awards.map((award) => ({ id: idOf(award), kind, driverId: award.employeeId, amount: award.reward })),
    { at, by: null },
  );
  const sums = new Map<number, number>();
  for (const award of awards)
    if (booked.has(idOf(award))) sums.set(award.employeeId, (sums.get(award.employeeId) ?? 0) + award.reward);
  await notify(
    trx,
    { kind: 'reward', subjectId },
    [...sums].map(([employeeId, amount]) => ({ employeeId, amount })),
    { at, by: null, again: true },
  );
  await announceAll(
    trx,
    [...sums.keys()].map((id) => ({ topic: 'bank', id, people: [id], by: null })),
  );
}

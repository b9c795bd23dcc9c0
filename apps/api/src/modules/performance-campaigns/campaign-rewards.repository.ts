import type { Incentive } from '@roadside/domain/arena';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** What a campaign pays in reward points. */
interface CampaignRewards {
  readonly campaign_id: number;
  readonly incentives: readonly Incentive[];
  readonly paid_at: Date | null;
}

const columns = ['campaign_id', 'incentives', 'paid_at'] as const;

/** What a campaign pays; null if it pays no rewards. */
export async function readRewards(db: Kysely<Tables>, campaignId: number): Promise<CampaignRewards | null> {
  const row = await db
    .selectFrom('campaign_incentive')
    .select(columns)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks what a campaign pays; null if it pays no rewards. */
export async function lockRewards(trx: Kysely<Tables>, campaignId: number): Promise<CampaignRewards | null> {
  const row = await trx
    .selectFrom('campaign_incentive')
    .select(columns)
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Campaigns whose rewards haven't been paid, by id. */
export async function unpaidRewards(db: Kysely<Tables>): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('campaign_incentive')
    .select('campaign_id')
    .where('paid_at', 'is', null)
    .orderBy('campaign_id')
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

/** Sets what a campaign pays, unless it has paid, or pays something else than was seen. @returns whether it was set */
export async function storeRewards(
  trx: Kysely<Tables>,
  campaignId: number,
  incentives: readonly Incentive[],
  seen?: readonly Incentive[],
): Promise<boolean> {
  const known = seen === undefined ? null : JSON.stringify(seen);
  const { rows } = await sql<{ campaign_id: number }>`
    insert into campaign_incentive as i (campaign_id, incentives)
    values (${campaignId}::integer, ${JSON.stringify(incentives)}::jsonb)
    on conflict (campaign_id) do update set incentives = excluded.incentives
      where i.paid_at is null and (${known}::jsonb is null
        -- A retry finds what it set itself.
        or i.incentives = ${known}::jsonb or i.incentives = excluded.incentives)
    returning campaign_id`.execute(trx);
  return rows.length > 0;
}

/** What one incentive of a campaign paid one person, and why. */
interface CampaignAwardRow {
  readonly employee_id: number;
  readonly incentive: number;
  readonly reward: number;
  readonly words: string;
}

/** Stores what a campaign paid, and that it has. */
export async function storeAwards(
  trx: Kysely<Tables>,
  campaignId: number,
  awards: readonly CampaignAwardRow[],
  at: Date,
): Promise<void> {
  if (awards.length > 0)
    await trx
      .insertInto('campaign_award')
      .values(awards.map((award) => ({ campaign_id: campaignId, ...award })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await trx.updateTable('campaign_incentive').set({ paid_at: at }).where('campaign_id', '=', campaignId).execute();
}

/** What a campaign paid, the highest reward first. */
export async function readAwards(db: Kysely<Tables>, campaignId: number): Promise<readonly CampaignAwardRow[]> {
  return db
    .selectFrom('campaign_award')
    .select(['employee_id', 'incentive', 'reward', 'words'])
    .where('campaign_id', '=', campaignId)
    .orderBy('reward', 'desc')
    .orderBy('employee_id')
    .orderBy('incentive')
    .execute();
}

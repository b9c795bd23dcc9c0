import { awardsOf, type CampaignPlayer } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { countBets } from '../bookie/index.ts';
import { campaignOf, type Campaign } from '../campaigns/index.ts';
import { lockPoints } from '../points/index.ts';
import { payAwards } from '../rewards/index.ts';
import { lockRewards, storeAwards, unpaidRewards } from './campaign-rewards.repository.ts';
import { earnedByDay } from './earned-by-day.ts';
import { type EarningDays, readEarningDays } from './earning-days.ts';
import { placesOf, takingPart } from './eligibility.ts';
import { settleDays } from './settle-days.ts';
import type { PlayerRow } from './players.repository.ts';

interface Paying {
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Pays the rewards of campaigns that are over, each in one transaction: awards, ledger entries and the mark that it has
 * paid come together, so a campaign pays once however often this is killed. @returns how many campaigns paid
 */
export async function payCampaignRewards(db: Database, { now, signal }: Paying): Promise<number> {
  const unpaid = await unpaidRewards(db.kysely);
  if (unpaid.length === 0) return 0;
  const tree = await loadOrganizationTree(db);
  let paid = 0;
  for (const id of unpaid) {
    if (signal?.aborted) break;
    if (await db.kysely.transaction().execute((trx) => payCampaign(trx, tree, { id, now }))) paid += 1;
  }
  return paid;
}

async function payCampaign(
  trx: Kysely<Tables>,
  tree: OrganizationTree,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<boolean> {
  await lockPoints(trx);
  const rewards = await lockRewards(trx, id);
  const campaign = await campaignOf(trx, id);
  if (!rewards || rewards.paid_at !== null || !campaign || campaign.endsAt > now) return false;
  const players = await takingPart(trx, tree, campaign, { now, leavers: true });
  const days = await readEarningDays({ db: trx, tree }, campaign, players);
  if (!(await settleDays(trx, days, now))) return false;
  const people = await resultsOf(trx, { tree, campaign, players, days });
  const awards = rewards.incentives.flatMap((incentive, index) =>
    awardsOf(incentive, people).map(({ playerId, reward, words }) => ({
      employeeId: playerId,
      incentive: index,
      reward,
      words,
    })),
  );
  await storeAwards(
    trx,
    id,
    awards.map(({ employeeId, ...award }) => ({ employee_id: employeeId, ...award })),
    now,
  );
  await payAwards(trx, awards, {
    kind: 'campaign_award',
    idOf: ({ incentive, employeeId }) => `campaign:${id}:${incentive}:${employeeId}`,
    subjectId: id,
    at: now,
  });
  return true;
}

interface Campaigning {
  readonly tree: OrganizationTree;
  readonly campaign: Campaign;
  readonly players: readonly PlayerRow[];
  readonly days: EarningDays;
}

/**
 * Everybody's points by day, on the days on which each of them earns. A squad is a station. People who left and didn't
 * work in the campaign are no members of it.
 */
async function resultsOf(
  db: Kysely<Tables>,
  { tree, campaign, players, days }: Campaigning,
): Promise<readonly CampaignPlayer[]> {
  const [earned, bets] = await Promise.all([
    earnedByDay(db, campaign, players, days),
    countBets(db, { from: days.from, to: days.to }),
  ]);
  return players
    .map((player) => ({
      player,
      id: player.id,
      name: player.display_name,
      bets: bets.get(player.id) ?? 0,
      squadId: placesOf(player, tree)[1] ?? null,
      days: earned.get(player.id) ?? [],
    }))
    .filter(({ player, days: worked }) => player.active || worked.length > 0);
}

import type { Database } from '../../platform/database/database.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { activeCampaigns } from '../campaigns/index.ts';
import { campaignDays } from './earning-days.ts';
import { eligibilityOf, placesOf } from './eligibility.ts';
import { readPlayers, readRecordedPlayers, readSignUps, recordLastDay, recordPlayers } from './players.repository.ts';

/** How long after its end a campaign is still recorded, so that those who joined at the end are in it. */
const closingMs = 10 * 60_000;

/**
 * Records who takes part in the campaigns that run, and since when people who moved to another station, position or
 * group no longer do. People who left stay as they were.
 */
export async function recordCampaignPlayers(
  db: Database,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<void> {
  const campaigns = await activeCampaigns(db.kysely, new Date(now.getTime() - closingMs));
  if (campaigns.length === 0) return;
  const tree = await loadOrganizationTree(db);
  const players = (await readPlayers(db.kysely)).map((player) => ({
    ...player,
    organization_ids: placesOf(player, tree),
  }));
  const signUps = await readSignUps(
    db.kysely,
    campaigns.map(({ id }) => id),
  );
  for (const campaign of campaigns) {
    if (signal?.aborted) return;
    const eligible = eligibilityOf(campaign, tree);
    const signedUp = signUps.get(campaign.id);
    const present = players.filter(
      (player) => eligible(player) && (!campaign.regRequired || signedUp?.has(player.id) === true),
    );
    const before = await readRecordedPlayers(db.kysely, { campaignId: campaign.id });
    const known = new Map(before.map((player) => [player.id, asRecorded(player)]));
    const isPresent = new Set(present.map(({ id }) => id));
    await db.kysely.transaction().execute(async (trx) => {
      await recordPlayers(
        trx,
        campaign.id,
        present.filter((player) => known.get(player.id) !== asRecorded(player)),
      );
      await recordLastDay(
        trx,
        campaign.id,
        before.flatMap(({ id, active }) => (active && !isPresent.has(id) ? [id] : [])),
        campaignDays(tree, campaign).dayOf(now),
      );
    });
  }
}

const asRecorded = (player: {
  readonly driver_id: number;
  readonly position_type: string;
  readonly organization_ids: readonly number[];
  readonly group_id: number | null;
  readonly last_on: string | null;
}): string =>
  JSON.stringify([player.driver_id, player.position_type, player.organization_ids, player.group_id, player.last_on]);

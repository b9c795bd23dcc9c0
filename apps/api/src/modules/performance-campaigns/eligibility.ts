import { audienceTest } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { Campaign } from '../campaigns/index.ts';
import { type PlayerRow, readPlayers, readRecordedPlayers, readSignUps } from './players.repository.ts';

/** A driver's record, the station, and everything they belong to, from the bottom up. */
export const placesOf = (
  { driver_id, organization_ids }: Pick<PlayerRow, 'driver_id' | 'organization_ids'>,
  tree: OrganizationTree,
): readonly number[] => organization_ids ?? [driver_id, ...(tree.byId(driver_id)?.ancestorIds ?? [])];

/** Returns a test for the drivers a campaign is for. */
export function eligibilityOf(
  { allEligible, audience, joinedSince }: Pick<Campaign, 'allEligible' | 'audience' | 'joinedSince'>,
  tree: OrganizationTree,
): (player: PlayerRow) => boolean {
  const inAudience = audienceTest(allEligible ? { ...audience, organizationIds: [] } : audience);
  return (player) =>
    (joinedSince === null || player.joined_on >= joinedSince) &&
    inAudience({
      positionType: player.position_type,
      organizationIds: placesOf(player, tree),
      groupId: player.group_id,
    });
}

/** Who takes part besides the drivers at work a campaign is for. */
interface TakingPart {
  readonly now: Date;
  readonly leavers?: boolean;
  /** People who have a payment of the campaign; they may have moved before this was recorded. */
  readonly paid?: ReadonlySet<number>;
}

/**
 * The drivers who take part in a campaign: eligible, and signed up where it asks for that. People who moved out of it
 * take part with the days until then, and a campaign that is over keeps those who took part while it ran.
 */
export async function takingPart(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  campaign: Campaign,
  { now, leavers = false, paid }: TakingPart,
): Promise<readonly PlayerRow[]> {
  const eligible = eligibilityOf(campaign, tree);
  const signedUp = campaign.regRequired ? (await readSignUps(db, [campaign.id])).get(campaign.id) : null;
  const takesPart = (player: PlayerRow) => eligible(player) && (signedUp === null || signedUp?.has(player.id) === true);
  const players = await readPlayers(db, { leavers });
  const recorded = (await readRecordedPlayers(db, { campaignId: campaign.id })).filter(
    (player) => (leavers || player.active) && takesPart(player),
  );
  const isRecorded = new Set(recorded.map(({ id }) => id));
  // Campaigns that were over before players were recorded have none.
  const isClosed = campaign.endsAt < now && recorded.length > 0;
  const present = players.filter(
    (player) => takesPart(player) && !(isClosed && (player.active || isRecorded.has(player.id))),
  );
  const isPresent = new Set(present.map(({ id }) => id));
  const moved = recorded.filter(({ id }) => !isPresent.has(id));
  const alsoPaid = players.filter(({ id }) => paid?.has(id) === true && !isPresent.has(id) && !isRecorded.has(id));
  return [...present, ...moved, ...alsoPaid].toSorted((a, b) => a.id - b.id);
}

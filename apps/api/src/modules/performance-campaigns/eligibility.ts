import { audienceTest } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { Campaign } from '../campaigns/index.ts';
import { type PlayerRow, readPlayers, readSignUps } from './players.repository.ts';

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
      organizationIds: [player.driver_id, ...(tree.byId(player.driver_id)?.ancestorIds ?? [])],
      groupId: player.group_id,
    });
}

/** Who takes part besides the drivers at work a campaign is for. */
interface TakingPart {
  readonly leavers?: boolean;
  /** People who have a payment of the campaign; they may have moved to a location it isn't for. */
  readonly paid?: ReadonlySet<number>;
}

/** The drivers who take part in a campaign: eligible, and signed up where it asks for that. */
export async function takingPart(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  campaign: Campaign,
  { leavers = false, paid }: TakingPart = {},
): Promise<readonly PlayerRow[]> {
  const eligible = eligibilityOf(campaign, tree);
  const signedUp = campaign.regRequired ? (await readSignUps(db, [campaign.id])).get(campaign.id) : null;
  return (await readPlayers(db, { leavers })).filter(
    (player) =>
      paid?.has(player.id) === true || (eligible(player) && (signedUp === null || signedUp?.has(player.id) === true)),
  );
}

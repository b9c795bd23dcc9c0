import { stationTimeOf } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { Campaign } from '../campaigns/index.ts';
import { requiredTraining, type RequiredTraining } from '../training/index.ts';
import type { PlayerRow } from './players.repository.ts';

/** The days on which people earn in a campaign. */
export interface EarningDays {
  readonly timeZone: string;
  /** ISO days of the whole campaign, both included. */
  readonly from: string;
  readonly to: string;
  /** The first day on which a person earns; null while required training is open (decisions 39). */
  firstOf(player: PlayerRow): string | null;
  /** The last day on which a person earns: the campaign's, or the one on which they moved out of it. */
  lastOf(player: PlayerRow): string;
  /** Required modules a person hasn't finished. */
  openModulesOf(player: PlayerRow): number;
}

/** The days of a campaign, in the time zone of its organization. */
export function campaignDays(tree: OrganizationTree, { organizationId, startsAt, endsAt }: Campaign) {
  const timeZone = tree.byId(organizationId)?.timeZone ?? 'UTC';
  const dayOf = (at: Date) => stationTimeOf(at.toISOString(), timeZone).day;
  return { timeZone, dayOf, from: dayOf(startsAt), to: dayOf(endsAt) };
}

/** Reads the days of a campaign, and since when each person earns. */
export async function readEarningDays(
  { db, tree }: { readonly db: Kysely<Tables>; readonly tree: OrganizationTree },
  campaign: Campaign,
  players: readonly PlayerRow[],
): Promise<EarningDays> {
  const { timeZone, dayOf, from, to } = campaignDays(tree, campaign);
  const training = await requiredTraining(
    db,
    campaign.id,
    campaign.hasRequiredModules ? players.map(({ id }) => id) : [],
  );
  const since = (of: RequiredTraining | undefined): string | null => {
    if (!of) return from;
    if (of.closedAt === null) return null;
    const day = dayOf(of.closedAt);
    return day > from ? day : from;
  };
  return {
    timeZone,
    from,
    to,
    firstOf: ({ id }) => since(training.get(id)),
    lastOf: ({ last_on }) => (last_on !== null && last_on < to ? last_on : to),
    openModulesOf: ({ id }) => training.get(id)?.open ?? 0,
  };
}

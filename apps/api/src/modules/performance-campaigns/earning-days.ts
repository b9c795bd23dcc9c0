import { stationTimeOf } from '@roadside/domain/scheduling';
import { type CampaignDays, earningDays } from '@roadside/domain/training';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { Campaign } from '../campaigns/index.ts';
import { requiredTraining } from '../training/index.ts';
import type { PlayerRow } from './players.repository.ts';

/** The days on which people earn in a campaign. */
export interface EarningDays extends CampaignDays {
  readonly timeZone: string;
  /** The days on which a person earns, in order: none on which required training was open (decisions 39). */
  earningOf(player: PlayerRow): readonly CampaignDays[];
  /** The last day on which a person takes part: the campaign's, or the one on which they moved out of it. */
  lastOf(player: PlayerRow): string;
  /** The first day of the required modules a person has open; null without one. */
  openSince(player: PlayerRow): string | null;
  /** Required modules a person hasn't finished. */
  openModulesOf(player: PlayerRow): number;
}

/** The days of a campaign, in the time zone of its organization. */
export function campaignDays(tree: OrganizationTree, { organizationId, startsAt, endsAt }: Campaign) {
  const timeZone = tree.byId(organizationId)?.timeZone ?? 'UTC';
  const dayOf = (at: Date) => stationTimeOf(at.toISOString(), timeZone).day;
  return { timeZone, dayOf, from: dayOf(startsAt), to: dayOf(endsAt) };
}

/** Reads the days of a campaign, and those on which each person earns. */
export async function readEarningDays(
  { db, tree }: { readonly db: Kysely<Tables>; readonly tree: OrganizationTree },
  campaign: Campaign,
  players: readonly PlayerRow[],
): Promise<EarningDays> {
  const { timeZone, dayOf, from, to } = campaignDays(tree, campaign);
  const training = await requiredTraining(
    db,
    campaign.id,
    players.map(({ id }) => id),
  );
  const openTimesOf = ({ id }: PlayerRow) =>
    (training.get(id) ?? []).map((time) => ({ from: dayOf(time.from), until: time.until && dayOf(time.until) }));
  const openOf = (player: PlayerRow) => openTimesOf(player).filter(({ until }) => until === null);
  const lastOf = ({ last_on }: PlayerRow) => (last_on !== null && last_on < to ? last_on : to);
  return {
    timeZone,
    from,
    to,
    earningOf: (player) => earningDays({ from, to: lastOf(player) }, openTimesOf(player)),
    lastOf,
    openSince: (player) => openOf(player)[0]?.from ?? null,
    openModulesOf: (player) => openOf(player).length,
  };
}

import type { CampaignDays } from '@roadside/domain/training';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { PointRules } from '../points/index.ts';
import { openRequiredModules, readModules } from '../training/index.ts';
import { existingCampaign } from './campaigns.service.ts';
import { rulesOf } from './earned-by-day.ts';
import { readEarningDays } from './earning-days.ts';
import { takingPart } from './eligibility.ts';

/** How a campaign counts one person's days. */
export interface CampaignOfDriver {
  readonly id: number;
  readonly title: string;
  readonly rules: PointRules;
  /** ISO days on which the person takes part in it, both included. */
  readonly from: string;
  readonly to: string;
  /** The days on which the person earns, in order: none on which required training was open (decisions 39). */
  readonly earning: readonly CampaignDays[];
  /** The first day of the required modules the person has open; null without one. */
  readonly openSince: string | null;
  /** Titles of required modules the person hasn't finished. */
  readonly openModules: readonly string[];
}

/**
 * How a campaign counts a driver's days.
 * @throws ApiError 404 for a campaign that doesn't exist, or that the driver isn't in
 */
export async function campaignOfDriver(
  context: CallContext,
  { campaignId, employeeId }: { readonly campaignId: number; readonly employeeId: number },
): Promise<CampaignOfDriver> {
  const { db, tree } = context;
  const campaign = await existingCampaign(context, campaignId);
  const players = await takingPart(db.kysely, tree, campaign, { now: context.now(), leavers: true });
  const player = players.find(({ id }) => id === employeeId);
  if (!player) throw new ApiError('not-found', 'This driver isn’t in this campaign.');
  const days = await readEarningDays({ db: db.kysely, tree }, campaign, [player]);
  const open = campaign.hasRequiredModules
    ? (await openRequiredModules(db.kysely, campaignId, [employeeId])).get(employeeId)
    : undefined;
  const modules = open ? await readModules(db.kysely, { ids: open }) : [];
  return {
    id: campaign.id,
    title: campaign.title,
    rules: rulesOf(campaign, days),
    from: days.from,
    to: days.lastOf(player),
    earning: days.earningOf(player),
    openSince: days.openSince(player),
    openModules: modules.map(({ title }) => title),
  };
}

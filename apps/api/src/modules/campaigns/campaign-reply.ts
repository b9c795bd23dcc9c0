import type { Campaign as CampaignReply } from '@roadside/contract/schemas';
import { canView } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Campaign } from './campaigns.repository.ts';
import { campaignOf } from './campaigns.repository.ts';
import { countProgress } from './people.repository.ts';

/** Whether the caller may change a campaign and see who is behind. */
export function manages({ subject, employee }: CallContext, campaign: Campaign): boolean {
  return (
    subject.permissions.includes('Admin') ||
    campaign.createdBy === employee.id ||
    campaign.managerIds.includes(employee.id)
  );
}

/** The time zone of a campaign's days. */
export const zoneOf = ({ tree }: Pick<CallContext, 'tree'>, organizationId: number): string =>
  tree.byId(organizationId)?.timeZone ?? 'UTC';

/** Where a campaign belongs, by name only for those who may view the place. */
export function placeOf(context: CallContext, organizationId: number): CampaignReply['place'] {
  const { tree, subject, config } = context;
  const place = tree.byId(organizationId);
  return {
    name: place && canView(subject, place, config.access) ? place.displayName : null,
    time_zone: zoneOf(context, organizationId),
  };
}

/** The day where a campaign belongs: due dates are judged by it. */
export const todayOf = (context: CallContext, { organizationId }: Campaign): string =>
  context.today(zoneOf(context, organizationId));

/** Campaigns as the caller gets them. */
export async function campaignReplies(context: CallContext, campaigns: readonly Campaign[]): Promise<CampaignReply[]> {
  const managed = campaigns.filter((campaign) => manages(context, campaign));
  const progress = await countProgress(
    context.db.kysely,
    managed.map((campaign) => ({ id: campaign.id, today: todayOf(context, campaign) })),
  );
  const builds = can(context.subject, 'campaigns.read-built', {}, context.config.access).allowed;
  return campaigns.map((campaign) => {
    const own = manages(context, campaign);
    const counted = progress.get(campaign.id);
    return {
      id: campaign.id,
      title: campaign.title,
      description: campaign.description,
      start: campaign.startsAt.toISOString(),
      end: campaign.endsAt.toISOString(),
      reg_required: campaign.regRequired,
      image: campaign.image,
      all_eligible: campaign.allEligible,
      geography_eligiblity: [...campaign.audience.organizationIds],
      positions: [...campaign.audience.positions],
      has_req_modules: campaign.hasRequiredModules,
      existing_modules_req: [...campaign.moduleIds],
      managers: [...campaign.managerIds],
      settings: campaign.settings,
      budget: own || builds ? campaign.budgetCents / 100 : null,
      metric_values: campaign.weights,
      group_eligibility: [...campaign.audience.groupIds],
      image_alt: campaign.imageAlt,
      place: placeOf(context, campaign.organizationId),
      joined_since: campaign.joinedSince,
      due_on: campaign.dueOn,
      due_days: campaign.dueDays,
      auto_enroll: campaign.autoEnroll,
      tags: [...campaign.tagIds],
      version: campaign.version,
      created_by: campaign.createdByName,
      manages: own,
      progress: own
        ? { people: counted?.people ?? 0, finished: counted?.finished ?? 0, behind: counted?.behind ?? 0 }
        : null,
    };
  });
}

/**
 * A campaign that the caller manages.
 * @throws ApiError 404 for a missing one and for other people's
 */
export async function managedCampaign(context: CallContext, id: number): Promise<Campaign> {
  return requireManaged(context, await campaignOf(context.db.kysely, id));
}

/** Checks that the caller manages a campaign. */
export function requireManaged({ require }: CallContext, campaign: Campaign | null): Campaign {
  // A missing one is refused like other people's.
  require({ ownerEmployeeId: campaign?.createdBy ?? 0, managerEmployeeIds: campaign?.managerIds ?? [] });
  if (!campaign) throw new ApiError('not-found', 'This campaign no longer exists.');
  return campaign;
}

/** One campaign as the caller gets it. */
export async function campaignReply(context: CallContext, id: number): Promise<CampaignReply> {
  const campaign = await campaignOf(context.db.kysely, id);
  const [reply] = campaign ? await campaignReplies(context, [campaign]) : [];
  if (!reply) throw new ApiError('not-found', 'This campaign no longer exists.');
  return reply;
}

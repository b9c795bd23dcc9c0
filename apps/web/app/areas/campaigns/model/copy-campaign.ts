import type { BuiltModule, Campaign } from '@roadside/contract/schemas';
import { centsPerPointOf } from '@roadside/domain/training';
import { emptyDraft, type CampaignDraftContent } from './draft.ts';

/**
 * A copy of a campaign to build from: its settings and its modules, which stay the club's. Its dates are chosen anew,
 * and so are its locations and managers, whose names the campaign doesn't have.
 */
export function copyOf(campaign: Campaign, modules: readonly BuiltModule[]): CampaignDraftContent {
  return {
    ...emptyDraft,
    title: `${campaign.title} (copy)`,
    description: campaign.description,
    regRequired: campaign.reg_required,
    everybody: campaign.all_eligible,
    positions: campaign.positions,
    groups: campaign.group_eligibility,
    modulesRequired: campaign.has_req_modules,
    modules: modules.map(({ id, title, description }) => ({ key: `m${id}`, id, title, description, pages: [] })),
    dueDays: campaign.due_days,
    autoEnroll: campaign.auto_enroll,
    tags: campaign.tags,
    budget: campaign.budget,
    centsPerPoint: centsPerPointOf(campaign.settings),
    weights: campaign.metric_values,
  };
}

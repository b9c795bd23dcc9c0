import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { centsPerPointOf, handicapOf } from '@roadside/domain/training';
import { emptyDraft, type CampaignDraftContent } from './draft.ts';
import { newModule } from './draft-module.ts';

/** A campaign with its modules, and the names of its locations and managers. */
export type ReadCampaign = CallReply<typeof calls.campaigns.read>;

/** A copy of a campaign to build from: its settings and its modules, which stay the club's. Its dates have to be set again. */
export function copyOf({ campaign, modules, places, managers }: ReadCampaign): CampaignDraftContent {
  const { cents_per_point: _cents, handicap: _handicap, ...otherSettings } = campaign.settings;
  return {
    ...emptyDraft,
    title: `${campaign.title} (copy)`,
    description: campaign.description,
    regRequired: campaign.reg_required,
    everybody: campaign.all_eligible,
    places,
    positions: campaign.positions,
    groups: campaign.group_eligibility,
    joinedSince: campaign.joined_since,
    modulesRequired: campaign.has_req_modules,
    modules: modules.map(({ id, title, description }) => newModule(`m${id}`, id, title, description)),
    dueDays: campaign.due_days,
    autoEnroll: campaign.auto_enroll,
    managers,
    tags: campaign.tags,
    budget: campaign.budget ?? 0,
    centsPerPoint: centsPerPointOf(campaign.settings),
    weights: campaign.metric_values,
    handicap: handicapOf(campaign.settings),
    otherSettings: otherSettings as CampaignDraftContent['otherSettings'],
  };
}

/** A launched campaign, to be changed. Its days are those where it belongs, wherever its editor is. */
export function changeOf(read: ReadCampaign): CampaignDraftContent {
  const { campaign } = read;
  const { time_zone: timeZone } = campaign.place;
  return {
    ...copyOf(read),
    title: campaign.title,
    start: stationTimeOf(campaign.start, timeZone).day,
    end: stationTimeOf(campaign.end, timeZone).day,
    image: campaign.image,
    imageAlt: campaign.image_alt,
    dueOn: campaign.due_on,
    campaignId: campaign.id,
    campaignVersion: campaign.version,
  };
}

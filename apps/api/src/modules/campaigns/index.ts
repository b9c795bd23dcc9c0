// What other modules may use of campaigns. This module is the only one that writes them.
export { activeCampaigns, campaignOf, findCampaigns } from './campaigns.repository.ts';
export { deleteCampaignDraftsOf } from './erase-drafts.repository.ts';
export type { Campaign } from './campaigns.repository.ts';

import { resourceAddress } from '../../../kit/resource/resource-address.ts';

/** The performance campaigns a person may see. */
export const performanceCampaignsAddress = resourceAddress('/performance-campaigns');
/** One campaign with its points and payments. */
export const performanceCampaignAddress = resourceAddress('/performance-campaigns/:campaign');

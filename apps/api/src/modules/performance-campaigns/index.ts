export { campaignOfDriver } from './campaign-day.service.ts';
export type { CampaignOfDriver } from './campaign-day.service.ts';

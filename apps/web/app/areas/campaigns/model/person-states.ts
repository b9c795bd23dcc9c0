import type { CampaignPerson } from '@roadside/contract/schemas';

/** Where a person of a campaign is, in words. */
export const stateLabels: Readonly<Record<CampaignPerson['state'], string>> = {
  overdue: 'Behind',
  soon: 'Due soon',
  open: 'Open',
  done: 'Finished',
  excused: 'Excused',
};

import type { CampaignPerson } from '@roadside/contract/schemas';

/** Where a person of a campaign is, in words. */
export const stateLabels: Readonly<Record<CampaignPerson['state'], string>> = {
  overdue: 'Behind',
  soon: 'Due soon',
  open: 'Open',
  done: 'Finished',
  excused: 'Excused',
};

/** Where a person of a campaign is, in words; whose modules nobody has assigned yet isn't just open. */
export const personStateWords = ({ state, assigned }: Pick<CampaignPerson, 'state' | 'assigned'>): string =>
  state === 'open' && !assigned ? 'Not assigned' : stateLabels[state];

import type { CampaignPerson } from '@roadside/contract/schemas';

/** Where a person of a campaign is, in words. */
export const stateLabels: Readonly<Record<CampaignPerson['state'], string>> = {
  overdue: 'Behind',
  soon: 'Due soon',
  open: 'Open',
  done: 'Finished',
  excused: 'Excused',
};

/** A person's state in a campaign, in words. Modules that haven't been assigned yet are 'Not assigned', not 'Open'. */
export const personStateWords = ({ state, assigned }: Pick<CampaignPerson, 'state' | 'assigned'>): string =>
  state === 'open' && !assigned ? 'Not assigned' : stateLabels[state];

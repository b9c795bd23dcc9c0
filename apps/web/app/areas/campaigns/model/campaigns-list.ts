import type { Campaign } from '@roadside/contract/schemas';
import type { ListDefinition, ListState } from '../../../kit/list/list-state.ts';
import { campaignsAddress } from './addresses.ts';

const whens = { active: 'running', past: 'over', all: 'any time' } as const;

/** Which campaigns the API is asked for. */
export type When = keyof typeof whens;

export const campaignsList: ListDefinition = {
  searchable: true,
  sortable: ['title', 'start', 'end', 'people', 'behind'],
  defaultSort: [{ id: 'end', descending: false }],
  filters: [
    {
      key: 'when',
      label: 'time',
      kind: 'one-of',
      single: true,
      options: Object.entries(whens).map(([value, label]) => ({ value, label })),
    },
  ],
};

/** The campaigns an address asks for: those running now unless it says otherwise. */
export function whenOf({ filters }: Pick<ListState, 'filters'>): When {
  const [value] = filters['when'] ?? [];
  return value === 'past' || value === 'all' ? value : 'active';
}

/** The address of the campaigns of a state. The list is short: searching and sorting happen in the browser. */
export const campaignsListAddress = (state: Pick<ListState, 'filters'>) => campaignsAddress({ get_by: whenOf(state) });

const keys: Readonly<Record<string, (campaign: Campaign) => string | number>> = {
  title: ({ title }) => title.toLowerCase(),
  start: ({ start }) => start,
  end: ({ end }) => end,
  people: ({ progress }) => progress?.people ?? -1,
  behind: ({ progress }) => progress?.behind ?? -1,
};

/** Campaigns whose title has the text, in the order of a state. */
export function shownCampaigns(campaigns: readonly Campaign[], { search, sort }: ListState): readonly Campaign[] {
  const wanted = search.toLowerCase();
  const found = campaigns.filter(({ title }) => title.toLowerCase().includes(wanted));
  const [first] = sort;
  const key = first === undefined ? undefined : keys[first.id];
  if (!first || !key) return found;
  const turn = first.descending ? -1 : 1;
  return found.toSorted((a, b) => (key(a) < key(b) ? -turn : key(a) > key(b) ? turn : a.id - b.id));
}

/** Where a campaign is in its time. */
export type CampaignPhase = 'upcoming' | 'running' | 'over';

/** The phase of a campaign at an ISO instant. */
export function phaseOf({ start, end }: Pick<Campaign, 'start' | 'end'>, now: string): CampaignPhase {
  const at = Date.parse(now);
  if (at < Date.parse(start)) return 'upcoming';
  return at > Date.parse(end) ? 'over' : 'running';
}

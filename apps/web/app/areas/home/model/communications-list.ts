import type { EditedWidget } from '@roadside/contract/schemas';
import { type AnnouncementState, announcementStates } from '@roadside/domain/home';
import type { ListDefinition, ListState } from '../../../kit/list/list-state.ts';
import { communicationsAddress } from './addresses.ts';

/** Labels of an announcement's states. */
const stateLabels: Readonly<Record<AnnouncementState, string>> = {
  scheduled: 'Scheduled',
  live: 'Live',
  expired: 'Expired',
};

const stateTones = { live: 'success', scheduled: 'info', expired: 'neutral' } as const;

/** The badge of an announcement's state. */
export function stateBadge({ state, withheld }: Pick<EditedWidget, 'state' | 'withheld'>) {
  return state === 'scheduled' && withheld
    ? ({ label: 'Not published', tone: 'danger' } as const)
    : ({ label: stateLabels[state], tone: stateTones[state] } as const);
}

/** Which readers of an announcement are listed. */
export const readerStatuses = ['all', 'seen', 'not-seen', 'acknowledged', 'not-acknowledged'] as const;
export type ReaderStatus = (typeof readerStatuses)[number];

export const communicationsList: ListDefinition = {
  searchable: true,
  sortable: [],
  defaultSort: [],
  filters: [
    {
      key: 'state',
      label: 'state',
      kind: 'one-of',
      single: true,
      options: announcementStates.map((value) => ({ value, label: stateLabels[value] })),
    },
  ],
};

/** The address of the list in this state. */
export const communicationsListAddress = ({ search, filters }: ListState) =>
  communicationsAddress({ q: search, state: filters['state']?.[0] });

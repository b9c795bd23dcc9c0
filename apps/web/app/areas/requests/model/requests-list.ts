import { type RequestKind, requestKinds, requestStatuses, requestStatusLabels } from '@roadside/domain/scheduling';
import { sortText, type ListDefinition, type ListState } from '../../../kit/list/list-state.ts';
import { requestsAddress } from './addresses.ts';

/** Labels of the request kinds. */
export const kindLabels: Readonly<Record<RequestKind, string>> = {
  availability_requests: 'Availability',
  pto_requests: 'Time off',
  schedule_changes: 'Schedule change',
  schedule_fill_requests: 'Open shift',
};

const requestsList: ListDefinition = {
  searchable: true,
  sortable: ['created_at', 'first_day', 'display_name'],
  defaultSort: [{ id: 'created_at', descending: true }],
  filters: [
    {
      key: 'status__in',
      label: 'status',
      kind: 'one-of',
      options: requestStatuses.map((value) => ({ value, label: requestStatusLabels[value] })),
    },
    {
      key: 'request_type__in',
      label: 'kind',
      kind: 'one-of',
      options: requestKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
  ],
};

/** A driver's own requests: there is no driver to search for. */
const ownRequestsList: ListDefinition = { ...requestsList, searchable: false };

export const requestsListOf = (driver: boolean): ListDefinition => (driver ? ownRequestsList : requestsList);

/** The URL of the list. An inbox shows open requests unless a status is selected; drivers see all of theirs. */
export function requestsListAddress(slug: string, { search, sort, filters }: ListState, driver: boolean) {
  return requestsAddress(
    { slug },
    {
      q: search,
      order: sortText(sort.slice(0, 1)),
      status: filters['status__in']?.join(',') ?? (driver ? null : 'pending'),
      kinds: filters['request_type__in']?.join(','),
    },
  );
}

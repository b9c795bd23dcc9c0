import type { DriverProfile } from '@roadside/contract/schemas';
import { serviceTypes } from '@roadside/domain/scheduling';
import { sortText, type ListDefinition, type ListState } from '../../../kit/list/list-state.ts';
import { driversAddress } from './addresses.ts';

/** Labels of a driver's states. */
export const stateLabels: Readonly<Record<DriverProfile['state'], string>> = {
  available: 'Available',
  'off-hours': 'Outside hours',
  'on-pto': 'On time off',
  'not-available': 'Unavailable',
  ghost: 'Ghost',
};

export const driversList: ListDefinition = {
  searchable: true,
  sortable: ['full_name', 'station_name', 'state'],
  defaultSort: [{ id: 'full_name', descending: false }],
  filters: [
    {
      key: 'state__in',
      label: 'state',
      kind: 'one-of',
      options: Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'tcd__in',
      label: 'service',
      kind: 'one-of',
      options: serviceTypes.map((value) => ({ value, label: value })),
    },
  ],
};

/** The URL of a location's list in this state. */
export function driversListAddress(
  { slug, id }: { readonly slug: string; readonly id: number },
  { search, sort, filters }: ListState,
) {
  return driversAddress(
    { slug },
    {
      org: id,
      q: search,
      order: sortText(sort.slice(0, 1)),
      state: filters['state__in']?.join(','),
      tcd: filters['tcd__in']?.join(','),
    },
  );
}

import type { CallRow } from '@roadside/contract/schemas';
import type { DayRange } from '@roadside/domain/calendar';
import { callFilters, daysAround, daysOf, filtersOf } from '../../../kit/calls/call-filters.ts';
import { sortText, type ListDefinition, type ListState } from '../../../kit/list/list-state.ts';
import {
  callDaysAddress,
  callExplainedAddress,
  callGroupsAddress,
  callListAddress,
  callNumbersAddress,
  callPassesAddress,
} from './addresses.ts';

/**
 * The call filters, plus one: calls this location passed, regardless of who served them. The days are on the chart above
 * the list.
 */
const listFilters = callFilters.map((filter) => {
  if (filter.kind === 'day') return { ...filter, shownElsewhere: true };
  return filter.key === 'passed'
    ? { ...filter, options: [...(filter.options ?? []), { value: 'here', label: 'by this location' }] }
    : filter;
});

/** The list definition of Call Details. Station and driver options take their names from the rows on screen. */
export function callList(rows: readonly Pick<CallRow, 'station_id' | 'station_name' | 'driver_id' | 'driver_name'>[]) {
  const stations = new Map<string, string>();
  const drivers = new Map<string, string>();
  for (const row of rows) {
    stations.set(String(row.station_id), row.station_name);
    if (row.driver_id !== null && row.driver_name !== null) drivers.set(String(row.driver_id), row.driver_name);
  }
  const named = (names: ReadonlyMap<string, string>) =>
    [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
  return {
    sortable: ['sc_dt', 'tcd', 'ata_minutes', 'pta_minutes', 'pass_count', 'outcome', 'city'],
    // Call Details is ordered by sc_dt (specification, section 9); the newest call is the one people look for.
    defaultSort: [{ id: 'sc_dt', descending: true }],
    filters: [
      ...listFilters,
      { key: 'station_id__in', label: 'station', kind: 'one-of', options: named(stations), moreOptions: true },
      { key: 'driver_id__in', label: 'driver', kind: 'one-of', options: named(drivers), moreOptions: true },
    ],
  } satisfies ListDefinition;
}

/** The days and filters of a list, for the second sheet of an Excel file. */
export function aboutCalls(
  { filters }: ListDefinition,
  state: Pick<ListState, 'filters'>,
  { from, to }: DayRange,
): readonly (readonly [label: string, text: string])[] {
  const chosen = filters.flatMap(({ key, label, options = [], shownElsewhere }) => {
    const values = shownElsewhere ? [] : (state.filters[key] ?? []);
    const named = values.map((value) => options.find((option) => option.value === value)?.label ?? value);
    return named.length === 0 ? [] : [['Filter', `${label}: ${named.join(', ')}`] as const];
  });
  return [['From', from], ['To', to], ...(chosen.length > 0 ? chosen : [['Filter', 'none'] as const])];
}

/** Whether the list is limited to calls this location passed, regardless of who served them. */
export const isPassedHere = ({ filters }: Pick<ListState, 'filters'>): boolean =>
  filters['passed']?.includes('here') ?? false;

/** The resource URLs of Call Details for the list's state. */
export function callAddresses(slug: string, list: ListState, today: string) {
  const filters = JSON.stringify(filtersOf(list, today));
  const { from, to } = daysAround(daysOf(list, today), today);
  const around = JSON.stringify({ ...filtersOf(list, today), sc_dt__gte: from, sc_dt__lte: to });
  return {
    rows: callListAddress(
      { slug },
      { filters, order: sortText(list.sort), passed: isPassedHere(list) ? 'here' : null },
    ),
    numbers: callNumbersAddress({ slug }, { filters }),
    explained: callExplainedAddress({ slug }, { filters }),
    days: callDaysAddress({ slug }, { filters: around }),
    passes: callPassesAddress({ slug }, { filters }),
    groups: (by: string) => callGroupsAddress({ slug }, { filters, by }),
  };
}

import type { Filters } from '@roadside/contract/schemas';
import {
  clampRange,
  dayCount,
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  longestRangeDays,
  rangeStepOf,
  type RangeStep,
} from '@roadside/domain/calendar';
import { callOutcomes, outcomeLabels, providerTypeByFilter, serviceGroups } from '@roadside/domain/calls';
import { passedCallDefaults } from '@roadside/domain/surveys';
import { hourName, weekdayNames } from '../format/clock-hours.ts';
import type { FilterDefinition, ListState } from '../list/list-state.ts';

/** The common reasons for a pass, most frequent first. */
const passReasons = [
  'No driver available',
  'Distance or ETA',
  'Equipment',
  'Out of scope',
  'Unreachable',
  'Other',
] as const;

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
/** The call filters, shared by every screen that lists or maps calls. */
export const callFilters: readonly FilterDefinition[] = [
  { key: 'sc_dt__gte', label: 'day', kind: 'day', relation: 'from' },
  { key: 'sc_dt__lte', label: 'day', kind: 'day', relation: 'to' },
  {
    key: 'late',
    label: 'arrival',
    kind: 'one-of',
    options: [
      { value: 'only', label: 'late' },
      { value: 'without', label: 'not late' },
    ],
  },
  {
    key: 'ata_minutes__gte',
    label: 'wait',
    kind: 'one-of',
    relation: 'is at least',
    options: ['45', '60', '90', '120', '180'].map((value) => ({ value, label: `${value} min` })),
  },
  {
    key: 'passed',
    label: 'pass',
    kind: 'one-of',
    options: [
      { value: 'only', label: 'at least one' },
      { value: 'without', label: 'none' },
    ],
  },
  { key: 'pass_reason__in', label: 'pass reason', kind: 'one-of', options: same(passReasons) },
  {
    key: 'outcome__in',
    label: 'outcome',
    kind: 'one-of',
    options: callOutcomes.map((value) => ({ value, label: outcomeLabels[value] })),
  },
  { key: 'tcd__in', label: 'service', kind: 'one-of', options: same(serviceGroups) },
  {
    key: 'sc_svc_prov_type__in',
    label: 'provider',
    kind: 'one-of',
    options: Object.entries(providerTypeByFilter).map(([label, value]) => ({ value, label })),
  },
  {
    key: 'weekday__in',
    label: 'weekday',
    kind: 'one-of',
    options: weekdayNames.map((label, index) => ({ value: String(index), label })),
  },
  {
    key: 'hour__in',
    label: 'hour',
    kind: 'one-of',
    options: Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) })),
  },
  { key: 'city__in', label: 'city', kind: 'text' },
];

/**
 * The days in the address. Defaults to the first of the month through today. A period longer than one request may cover
 * keeps its last days.
 */
export function daysOf(list: Pick<ListState, 'filters'>, today: string): DayRange {
  const asked = askedDays(list, today);
  return clampRange(asked, { maxDays: longestRangeDays }) ?? asked;
}

/** A sentence for a period that was too long and is shown in part; null for any other. */
export function shortenedWords(list: Pick<ListState, 'filters'>, today: string): string | null {
  return daysOf(list, today).from === askedDays(list, today).from ? null : 'Showing the last 10 years of this period';
}

function askedDays({ filters }: Pick<ListState, 'filters'>, today: string): DayRange {
  const to = filters['sc_dt__lte']?.[0];
  const from = filters['sc_dt__gte']?.[0];
  const { sc_dt__gte: first, sc_dt__lte: last } = passedCallDefaults(to ?? today).filters;
  // A range whose end is before its start becomes a single day.
  const begins = from ?? first;
  const ends = to ?? (begins > last ? begins : last);
  return begins <= ends ? { from: begins, to: ends } : { from: ends, to: ends };
}

/** The days the scrubber shows around the selected ones: whole months, up to today, in one request. */
export function daysAround({ from, to }: DayRange, today: string): DayRange {
  const end = lastOfMonth(to) > today ? today : lastOfMonth(to);
  const around = { from: firstOfMonth(from), to: end < to ? to : end };
  return dayCount(around.from, around.to) > longestRangeDays ? { from, to } : around;
}

/** The unit of the scrubber's bars for the days in these filters. */
export function barsOf({ sc_dt__gte: from, sc_dt__lte: to }: Filters): RangeStep {
  return from === undefined || to === undefined ? 'day' : rangeStepOf({ from, to });
}

const numbers = (values: readonly string[] | undefined) => values?.map(Number);
const state = (values: readonly string[] | undefined) =>
  values?.length === 1 && (values[0] === 'only' || values[0] === 'without') ? values[0] : undefined;

/** The filters of an address in the format the API takes, days included. */
export function filtersOf({ filters }: Pick<ListState, 'filters'>, today: string): Filters {
  const { from, to } = daysOf({ filters }, today);
  const waits = numbers(filters['ata_minutes__gte']);
  const found: Record<string, unknown> = {
    sc_dt__gte: from,
    sc_dt__lte: to,
    late: state(filters['late']),
    passed: state(filters['passed']),
    ata_minutes__gte: waits && Math.min(...waits),
    hour__in: numbers(filters['hour__in']),
    weekday__in: numbers(filters['weekday__in']),
    station_id__in: numbers(filters['station_id__in']),
    driver_id__in: numbers(filters['driver_id__in']),
  };
  for (const key of ['pass_reason__in', 'outcome__in', 'tcd__in', 'sc_svc_prov_type__in', 'city__in'])
    found[key] = filters[key];
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Filters;
}

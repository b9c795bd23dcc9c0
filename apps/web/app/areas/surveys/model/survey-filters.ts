import type { Filters } from '@roadside/contract/schemas';
import { providerTypeByFilter, serviceGroups, troubleCodes, troubleCodesFor } from '@roadside/domain/calls';
import { facilityTypeLabels, facilityTypes } from '@roadside/domain/geography';
import { answerLabels, answerScale, questionLabels, surveyChannels, surveyQuestions } from '@roadside/domain/surveys';
import type { FilterFacets } from '../../../kit/list/filter-bar.tsx';
import { readListState } from '../../../kit/list/list-state.ts';
import type { FilterDefinition, ListDefinition, ListState } from '../../../kit/list/list-state.ts';
import { scoreStateIn } from './survey-state.ts';

const answers = answerScale.map((answer) => ({ value: String(answer), label: `${answer} ${answerLabels[answer]}` }));

const marks = (done: string) => [
  { value: 'only', label: `only ${done}` },
  { value: 'without', label: `not ${done}` },
  { value: 'all', label: 'all' },
];

const answerFilters = surveyQuestions.map((question): FilterDefinition => ({
  key: `${question}__in`,
  label: questionLabels[question].toLowerCase(),
  kind: 'one-of',
  options: answers,
}));

const day = (key: string, label: string, relation: string): FilterDefinition => ({ key, label, kind: 'day', relation });

/** Ticket groups first: selecting one selects all of its codes. */
const serviceOptions = [
  ...serviceGroups.map((group) => ({ value: group, label: `${group} (all)` })),
  ...troubleCodes.map(({ code, label }) => ({ value: code, label: `${code} ${label}` })),
];

const providerNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(providerTypeByFilter).map(([name, code]) => [code, name]),
);

/** Filters on the business rules; not available to drivers (specification, section 5). */
const ruleFilters: readonly FilterDefinition[] = [
  {
    key: 'reroute',
    label: 'rerouted surveys',
    kind: 'one-of',
    single: true,
    relation: ':',
    options: marks('rerouted'),
  },
  { key: 'remove', label: 'removed surveys', kind: 'one-of', single: true, relation: ':', options: marks('removed') },
  {
    key: 'new_biz_rules',
    label: 'business rules',
    kind: 'one-of',
    single: true,
    relation: 'are',
    options: [
      { value: 'on', label: 'on' },
      { value: 'off', label: 'off' },
    ],
  },
];

/** All filters of the specification, section 3, in sentence order. */
const filters: readonly FilterDefinition[] = [
  ...answerFilters,
  { key: 'tcd__in', label: 'service', kind: 'one-of', options: serviceOptions },
  {
    key: 'sc_svc_prov_type__in',
    label: 'provider type',
    kind: 'one-of',
    options: ['P', 'C', 'F'].map((value) => ({ value, label: providerNames[value] ?? value })),
  },
  {
    key: 'fac_type__in',
    label: 'facility type',
    kind: 'one-of',
    options: facilityTypes.map((value) => ({ value, label: facilityTypeLabels[value] })),
  },
  {
    key: 'q_chl',
    label: 'channel',
    kind: 'one-of',
    options: surveyChannels.map((value) => ({ value, label: value })),
  },
  { key: 'state__in', label: 'state', kind: 'one-of' },
  { key: 'city__in', label: 'city', kind: 'one-of' },
  { key: 'grid__in', label: 'grid', kind: 'one-of' },
  day('sc_dt_surveys__gte', 'call day', 'is on or after'),
  day('sc_dt_surveys__lte', 'call day', 'is on or before'),
  day('date_updated_surveys__gte', 'survey updated', 'on or after'),
  day('date_updated_surveys__lte', 'survey updated', 'on or before'),
];

/** The list definition of Raw Surveys, depending on whether the person may turn off the business rules. */
export function rawSurveyList(mayTryRules: boolean): ListDefinition {
  return mayTryRules ? listWithRules : listWithin;
}
const listOf = (of: readonly FilterDefinition[]): ListDefinition => ({
  filters: of,
  sortable: ['recorded_date', 'sc_dt_surveys', 'date_updated_surveys', 'outc1'],
  defaultSort: [{ id: 'recorded_date', descending: true }],
  searchable: true,
});
const listWithRules = listOf([...filters, ...ruleFilters]);
const listWithin = listOf(filters);

/** The filters of Emulated Surveys, which has its own switches for marked surveys and its own period for dates. */
export const scoreFilters: ListDefinition = {
  filters: filters.filter(({ key }) => !/^(?:outc1|fac_type|sc_dt)/.test(key)),
  sortable: [],
  defaultSort: [],
};

/** The URL's filters in the service's format. Invalid ones were dropped when the URL was read. */
export function filtersOf({ filters: chosen }: Pick<ListState, 'filters'>): Filters {
  const sent: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(chosen)) {
    const [first] = values;
    if (/^(?:outc1|response_sat|q24|q26|driver5|driver10)__in$/.test(key)) sent[key] = values.map(Number);
    else if (key === 'tcd__in') sent[key] = troubleCodesFor(values);
    else if (key === 'new_biz_rules') sent[key] = first !== 'off';
    else if (/__in$|^q_chl$/.test(key)) sent[key] = values;
    else sent[key] = first;
  }
  return sent as Filters;
}

/** The filters of an emulated score, with its facility type; none for the official score. */
export function scoreRequestFilters(search: URLSearchParams): Filters {
  const { facilityType } = scoreStateIn(search);
  return {
    ...filtersOf(readListState(search, scoreFilters)),
    ...(facilityType ? { fac_type__in: [facilityType] } : {}),
  };
}

/** A reply's counts, plus those of the ticket groups, which are the sums of their codes. */
export function facetsWithGroups(facets: FilterFacets): FilterFacets {
  const codes = facets['tcd__in'];
  if (!codes) return facets;
  const groups = serviceGroups.map((group) => {
    const own = new Set<string>(troubleCodesFor([group]));
    return { value: group, count: codes.reduce((sum, { value, count }) => (own.has(value) ? sum + count : sum), 0) };
  });
  return { ...facets, tcd__in: [...groups, ...codes] };
}

import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { providerTypesOf, stationTypesOf } from '@roadside/domain/calls';
import { facilityTypes } from '@roadside/domain/geography';
import { noFilters } from '../metrics/fact-filters.ts';
import type { FactFilters } from '../metrics/fact-filters.ts';
import type { ReportRequest } from '../reports/report-request.ts';
import type { ReportTools } from '../reports/report.service.ts';
import { listedScope, readComment } from '../reports/survey-table.service.ts';
import type { SurveyTableOptions } from '../reports/survey-table.service.ts';
import { commentFacetCounts, surveyFacetCounts } from './survey-facets.repository.ts';
import type { FacetColumn } from './survey-facets.repository.ts';

type Facets = CallReply<typeof calls.elements.facets>;

/** The filter that each column belongs to. */
const filterOf = {
  outc1: 'outc1__in',
  response_sat: 'response_sat__in',
  q24: 'q24__in',
  q26: 'q26__in',
  driver5: 'driver5__in',
  driver10: 'driver10__in',
  channel: 'q_chl',
  provider_type: 'sc_svc_prov_type__in',
  trouble_code: 'tcd__in',
  state: 'state__in',
  city: 'city__in',
  grid: 'grid__in',
} as const satisfies Partial<Record<FacetColumn, string>>;

/** Maximum choices per filter in a reply. */
const maxChoices = 100;

/** For each choice of each filter, counts the request's surveys under all other filters. */
export async function surveyFacetsReport(
  { db, tree }: Pick<ReportTools, 'db' | 'tree'>,
  request: ReportRequest,
  options: SurveyTableOptions,
): Promise<Facets> {
  const listed = listedScope(tree, request, options.asked);
  const whole = listedScope(tree, withoutFacilities(request), options.asked);
  const comment = readComment(options);
  const { filters } = listed;
  // The days apply to every count; the other filters are applied row by row.
  const survey = filters.survey && { ...filters.survey, answers: new Map(), channels: null };
  const scope = { ...whole, filters: { ...noFilters, survey } };
  const [{ total, counts }, spoken] = await Promise.all([
    surveyFacetCounts(db, {
      scope,
      comment,
      chosen: filters,
      stationIds: stationsOf(tree, filters.facilityTypes),
    }),
    options.written ? commentFacetCounts(db, { scope: listed, comment }) : null,
  ]);

  const facets: Facets['facets'] = {};
  const put = (key: string, values: ReadonlyMap<string, number> | undefined) => {
    facets[key] = [...(values ?? [])]
      .map(([value, count]) => ({ value, count }))
      .sort((first, second) => second.count - first.count || (first.value < second.value ? -1 : 1))
      .slice(0, maxChoices);
  };
  for (const [column, key] of Object.entries(filterOf)) put(key, counts.get(column as FacetColumn));
  for (const mark of ['reroute', 'remove'] as const) put(mark, markCounts(counts.get(mark)));
  put('fac_type__in', facilityCounts(tree, counts.get('station_id')));
  if (spoken) {
    put('topic', spoken.topics);
    put('sentiment', spoken.tones);
  }
  return { total_rows: total, facets };
}

/** The stations of these facility types; null for any. */
function stationsOf(tree: ReportTools['tree'], types: FactFilters['facilityTypes']): readonly number[] | null {
  if (!types) return null;
  const networks = new Set<string>(types.flatMap((type) => stationTypesOf(type)));
  return tree
    .all()
    .flatMap(({ id, type, stationFacilityType }) =>
      type === 'station' && networks.has(stationFacilityType ?? '') ? [id] : [],
    );
}

function withoutFacilities(request: ReportRequest): ReportRequest {
  const filters: FactFilters = { ...request.filters, facilityTypes: null };
  return { ...request, filters };
}

/** The choices for a mark: only, without, or all. */
function markCounts(values: ReadonlyMap<string, number> | undefined): ReadonlyMap<string, number> {
  const [only, without] = [values?.get('true') ?? 0, values?.get('false') ?? 0];
  return new Map([
    ['only', only],
    ['without', without],
    ['all', only + without],
  ]);
}

function facilityCounts(
  tree: ReportTools['tree'],
  stations: ReadonlyMap<string, number> | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const type of facilityTypes) {
    const networks = new Set<string>(stationTypesOf(type));
    let count = 0;
    for (const [station, n] of stations ?? [])
      if (networks.has(tree.byId(Number(station))?.stationFacilityType ?? '')) count += n;
    if (count > 0 && providerTypesOf(type).length > 0) counts.set(type, count);
  }
  return counts;
}

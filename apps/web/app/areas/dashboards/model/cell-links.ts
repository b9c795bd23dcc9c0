import { baseTypeOf, facilityTypeSlug, type GeographyType } from '@roadside/domain/geography';
import type { Place } from '../../../kit/places/place.ts';

/** What a cell counts: a location, its days, and the filters of its element. */
export interface CellFacts {
  readonly slug: string;
  /** The location's type; by default that of the location on screen. */
  readonly type?: GeographyType | undefined;
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** The filters both screens have, those of the map, and those of Raw Surveys. */
const shared = ['tcd__in', 'sc_svc_prov_type__in', 'city__in'];
const ofMap = [
  ...shared,
  'late',
  'ata_minutes__gte',
  'passed',
  'pass_reason__in',
  'outcome__in',
  'weekday__in',
  'hour__in',
];
const ofSurveys = [
  ...shared,
  'outc1__in',
  'response_sat__in',
  'q24__in',
  'q26__in',
  'q_chl',
  'fac_type__in',
  'state__in',
  'grid__in',
];

function queryOf(entries: Readonly<Record<string, string>>, filters: CellFacts['filters'], keys: readonly string[]) {
  const query = new URLSearchParams(entries);
  for (const key of keys) for (const value of [filters[key] ?? []].flat()) query.append(key, String(value));
  return `?${query.toString()}`;
}

/** The map of a cell's calls, with those of its filters that the map has. */
export function mapHref({ slug, from, to, filters }: CellFacts): string {
  return `/maps/${encodeURIComponent(slug)}${queryOf({ sc_dt__gte: from, sc_dt__lte: to }, filters, ofMap)}`;
}

/**
 * The surveys of a cell's calls, with those of its filters that Raw Surveys has. A facility type has no surveys of its
 * own: it becomes a filter of its base.
 */
export function surveysHref(
  { slug, type, from, to, filters }: CellFacts,
  place: Pick<Place, 'slug' | 'baseSlug' | 'type' | 'facilityType'>,
): string {
  const { facilityType } = place;
  const own = type ?? place.type;
  const isVirtual = facilityType !== null && (slug === place.slug || baseTypeOf(own) !== own);
  const base = isVirtual ? slug.slice(0, -facilityTypeSlug('', facilityType).length) : slug;
  const query = queryOf(
    { dashboard: '2', sc_dt_surveys__gte: from, sc_dt_surveys__lte: to },
    isVirtual ? { fac_type__in: [facilityType], ...filters } : filters,
    ofSurveys,
  );
  return `/surveys/${encodeURIComponent(base)}${query}`;
}

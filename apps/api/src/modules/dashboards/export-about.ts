import { outcomeLabels, providerTypeByFilter, troubleCodeLabel } from '@roadside/domain/calls';
import { contains, facilityTypeLabels } from '@roadside/domain/geography';
import type { FacilityType, Geography } from '@roadside/domain/geography';
import { metricById } from '@roadside/domain/metrics';
import { dayNames, stationTimeOf } from '@roadside/domain/scheduling';
import type { Filters } from '@roadside/contract/schemas';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { CountedBy } from '../reports/call-table.service.ts';
import type { CommentSearch } from '../reports/survey-table.service.ts';
import type { ElementReport } from './element-request.ts';

type Line = readonly [label: string, text: string];
type Places = Pick<OrganizationTree, 'byId'>;
/** The name of a filter's station or driver; null for one that isn't at the location of the report. */
type NameOf = (id: number) => string | null;

/** A filter may name any id, so only what the reader may see has its name. */
const namesAt =
  (geography: Geography, places: Places): NameOf =>
  (id) => {
    const place = places.byId(id);
    return place && contains(geography, place) ? place.displayName : null;
  };

/** Filter labels on the second sheet. */
const filterLabels: Readonly<Record<keyof Filters, string>> = {
  outc1__in: 'Overall satisfaction',
  response_sat__in: 'Response time satisfaction',
  q24__in: 'Technician satisfaction',
  q26__in: 'Kept informed',
  driver5__in: 'Courteous and professional',
  driver10__in: 'Explained what was wrong',
  sc_dt_surveys__gte: 'Surveyed call day, from',
  sc_dt_surveys__lte: 'Surveyed call day, to',
  date_updated_surveys__gte: 'Survey updated, from',
  date_updated_surveys__lte: 'Survey updated, to',
  sc_dt__gte: 'Call day, from',
  sc_dt__lte: 'Call day, to',
  fac_type__in: 'Facility type',
  sc_svc_prov_type__in: 'Provider type',
  tcd__in: 'Trouble code',
  reroute: 'Rerouted surveys',
  remove: 'Removed surveys',
  q_chl: 'Channel',
  state__in: 'State',
  city__in: 'City',
  grid__in: 'Grid',
  late: 'Late calls',
  passed: 'Passed calls',
  outcome__in: 'Outcome',
  ata_minutes__gte: 'Minimum wait (minutes)',
  station_id__in: 'Station',
  driver_id__in: 'Driver',
  hour__in: 'Hour',
  weekday__in: 'Day of the week',
  pass_reason__in: 'Pass reason',
  new_biz_rules: 'Current reroute and removal rules',
};

/** The lines of an export's second sheet, which describe its content. Instants are in the location's time zone, as in the table. */
export function aboutExport(
  {
    title,
    request,
    filters,
  }: Pick<ElementReport, 'title' | 'filters'> & {
    readonly request: Pick<ElementReport['request'], 'geography' | 'period' | 'asOf' | 'args'>;
  },
  { search, topic, sentiment, counted_by: countedBy }: CommentSearch & { readonly counted_by?: CountedBy | undefined },
  rows: number,
  places: Places,
): readonly Line[] {
  const { geography, period, asOf, args } = request;
  const applied = filtersInWords(filters, namesAt(geography, places)).map((words): Line => ['Filter', words]);
  if (countedBy) applied.push(['Filter', countedWords(countedBy)]);
  const searched: readonly Line[] = [
    ['Search', search ?? ''],
    ['Topic', topic ?? ''],
    ['Sentiment', sentiment ?? ''],
  ];
  return [
    ['Table', title],
    ['Location', geography.displayName],
    ['From', period.from],
    ['To', period.to],
    ['Rows', String(rows)],
    ['Data as of', asOf ? shownInstant(asOf, geography.timeZone) : 'not loaded yet'],
    ['Time zone', geography.timeZone],
    ['Sorted by', args.order_by ?? 'default order'],
    ...(applied.length > 0 ? applied : [['Filter', 'none'] as const]),
    ...searched.filter(([, text]) => text !== ''),
  ];
}

/** Each filter on paper: 'Trouble code: Jump start, Tow'. */
export function filtersOnPaper(
  { filters, request: { geography } }: Pick<ElementReport, 'filters'> & { readonly request: { geography: Geography } },
  places: Places,
): readonly string[] {
  const codes = filters?.tcd__in && [...new Set(filters.tcd__in.map((code) => troubleCodeLabel(code)))];
  return filtersInWords(codes ? { ...filters, tcd__in: codes } : filters, namesAt(geography, places));
}

/** Each filter in words: 'City: Kingsport'. */
function filtersInWords(filters: ElementReport['filters'], nameOf: NameOf): readonly string[] {
  return (Object.keys(filterLabels) as (keyof Filters)[]).flatMap((name) => {
    const value = filters?.[name];
    return value === undefined ? [] : [`${filterLabels[name]}: ${inWords(name, value, nameOf)}`];
  });
}

function countedWords({ metric, part }: CountedBy): string {
  if (metric === 'passed_calls_freq' && part === 'numerator') return 'Calls this location passed';
  return `Calls counted in the ${part} of ${metricById.get(metric)?.label ?? metric}`;
}

const shownInstant = (instant: string, timeZone: string): string => {
  const { day, time } = stationTimeOf(instant, timeZone);
  return `${day} ${time}`;
};

function inWords(name: keyof Filters, value: NonNullable<Filters[keyof Filters]>, nameOf: NameOf): string {
  if (Array.isArray(value)) return value.map((each) => choiceInWords(name, each, nameOf)).join(', ');
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

const providerLabels = new Map<unknown, string>(
  Object.entries(providerTypeByFilter).map(([label, type]) => [type, label]),
);

/** One choice of a filter, as people read it. */
function choiceInWords(name: keyof Filters, choice: string | number, nameOf: NameOf): string {
  const number = Number(choice);
  switch (name) {
    case 'station_id__in':
    case 'driver_id__in':
      return nameOf(number) ?? String(choice);
    case 'weekday__in':
      return dayNames[number] ?? String(choice);
    case 'hour__in':
      return `${number % 12 || 12} ${number < 12 ? 'AM' : 'PM'}`;
    case 'sc_svc_prov_type__in':
      return providerLabels.get(choice) ?? String(choice);
    case 'fac_type__in':
      return facilityTypeLabels[choice as FacilityType] ?? String(choice);
    case 'outcome__in':
      return outcomeLabels[choice as keyof typeof outcomeLabels] ?? String(choice);
    default:
      return String(choice);
  }
}

import type { AppLoadContext } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { chat } from '@roadside/contract/chat';
import type { GeographyReply } from '@roadside/contract/schemas';
import { childTypesOf, typeLabel, type GeographyType } from '@roadside/domain/geography';
import type { Outcome } from '../outcome/outcome.ts';
import { placeOf } from './place.server.ts';
import { subjectOf, type SessionPerson } from '../server/person.ts';

/** The locations of one type that were found. */
export interface PlaceGroup {
  readonly type: GeographyType;
  readonly label: string;
  readonly total: number;
  readonly places: readonly { readonly slug: string; readonly name: string; readonly type: GeographyType }[];
}

const shownPerType = 6;
const reportingCuts: ReadonlySet<GeographyType> = new Set(['station-state', 'facility-rep']);

/** The line of command; its middle levels are in no table of a club. */
const lineOfCommand: readonly GeographyType[] = ['club', 'club-region', 'market', 'territory'];

/**
 * With `search`, the locations in the whole tree the person may see whose name contains it, grouped by type. Without
 * it, the reporting cuts below a slug, which are not in the line of command. Table rows match any part of a name;
 * everything else comes from the search API, which matches the beginning.
 */
export async function findPlaces(
  { api }: AppLoadContext,
  person: SessionPerson,
  slug: string,
  search: string,
): Promise<Outcome<readonly PlaceGroup[]>> {
  const here = await api.attempt(calls.accounts.organizations, { body: { slug } });
  if (!here.ok) return here;
  const top = search
    ? (placeOf(here.data, subjectOf(person)).path.find(({ open }) => open)?.slug ?? here.data.slug)
    : here.data.slug;
  const from = top === here.data.slug ? here : await api.attempt(calls.accounts.organizations, { body: { slug: top } });
  if (!from.ok) return from;
  const listed = childTypesOf(from.data.type).filter((type) => search !== '' || reportingCuts.has(type));
  const others = search === '' ? [] : lineOfCommand.filter((type) => !listed.some((known) => known === type));
  const groups = await Promise.all([
    ...others.map((type) => placesNamed(api, type, search)),
    ...listed.map((type) => placesBelow(api, from.data, type, search)),
  ]);
  const failed = groups.find((group) => !group.ok);
  if (failed && !failed.ok) return failed;
  return { ok: true, data: groups.flatMap((group) => (group.ok && group.data.total > 0 ? [group.data] : [])) };
}

async function placesNamed(
  api: AppLoadContext['api'],
  type: GeographyType,
  name: string,
): Promise<Outcome<PlaceGroup>> {
  const found = await api.find(chat.searchOrganizations, {
    filter: { name, type },
    sort: { field: 'name', direction: 'asc' },
    limit: shownPerType,
  });
  if (!found.ok) return found;
  return {
    ok: true,
    data: {
      type,
      label: typeLabel(type),
      total: found.data.total,
      places: found.data.items.map(({ slug, display_name }) => ({ slug, name: display_name, type })),
    },
  };
}

async function placesBelow(
  api: AppLoadContext['api'],
  place: GeographyReply,
  type: GeographyType,
  text: string,
): Promise<Outcome<PlaceGroup>> {
  const table = await api.attempt(calls.dashboardData.table, {
    params: { chart_type: 'table', slug: place.slug },
    body: {
      metrics: ['paid_call_count'],
      time_type: 'Day',
      relation: 'children',
      child_type: type,
      args: { page: 1, rows_per_page: shownPerType, order_by: 'name', ...(text ? { search_field: text } : {}) },
    },
  });
  if (!table.ok) return table;
  const places = table.data.data
    .filter(({ drillable }) => drillable)
    .map(({ slug, name, type: rowType }) => ({ slug, name, type: rowType }));
  return { ok: true, data: { type, label: typeLabel(type), total: table.data.meta.total_rows, places } };
}

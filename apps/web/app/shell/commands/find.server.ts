import { calls } from '@roadside/contract/calls';
import { typeLabel } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import { defineResource, forbid, type ResourceRequest } from '../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../kit/outcome/outcome.ts';
import type { SearchMatch } from '../../kit/places/search-match.ts';
import { findPlaces } from '../../kit/places/find-places.server.ts';
import { subjectOf } from '../../kit/server/person.ts';
import { findAddress } from '../addresses.ts';

const mostPeople = 8;

/** Locations and people matching a name, for the command palette. The API decides which people are visible. */
export const findResource = defineResource(findAddress, { query: findEverything });
export type FindResource = typeof findResource;

async function findEverything({
  context,
  api,
  person,
  search,
}: ResourceRequest): Promise<Outcome<readonly SearchMatch[]>> {
  const subject = subjectOf(person);
  if (!can(subject, 'feature.search', {}, context.access).allowed) return forbid(context);
  const words = search.get('search')?.trim().slice(0, 100) ?? '';
  if (words === '') return { ok: true, data: [] };
  const [places, people] = await Promise.all([
    findPlaces(context, person, person.organization.slug, words),
    can(subject, 'accounts.look-up-employees', {}, context.access).allowed
      ? api.attempt(calls.accounts.employeesLookup, { body: { employee_lookup: words } })
      : null,
  ]);
  if (!places.ok) return places;
  if (people && !people.ok) return people;
  const foundPlaces = places.data
    .flatMap(({ places: group }) => group)
    .map(({ slug, name, type }): SearchMatch => ({ id: `place:${slug}`, name, what: typeLabel(type), slug }));
  const known = new Set(foundPlaces.map(({ slug }) => slug));
  const foundPeople = (people?.data.employees ?? [])
    // A driver is also a location and is listed once.
    .filter(({ slug }) => !known.has(slug))
    .slice(0, mostPeople)
    .map(({ id, display_name, position_type, slug }): SearchMatch => ({
      id: `person:${id}`,
      name: display_name,
      what: position_type,
      slug,
    }));
  return { ok: true, data: [...foundPlaces, ...foundPeople] };
}

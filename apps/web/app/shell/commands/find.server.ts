import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { typeLabel } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { Outcome } from '../../kit/resource/outcome.ts';
import type { Found } from '../../kit/places/found.ts';
import { findPlaces } from '../../kit/places/find-places.server.ts';
import { subjectOf } from '../../kit/server/person.ts';

const mostPeople = 8;

/** Places and people whose name has the words, for the command palette. Rights are the api's: it finds nobody else. */
export async function findEverything({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const answer = (outcome: Outcome<readonly Found[]>) => Response.json(outcome);
  const refuse = (kind: 'signed-out' | 'forbidden') =>
    answer({ ok: false, problem: { kind, detail: '', requestId: context.requestId } });
  const { person } = context.session;
  if (!person) return refuse('signed-out');
  const subject = subjectOf(person);
  if (!can(subject, 'feature.search').allowed) return refuse('forbidden');
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  if (search === '') return answer({ ok: true, data: [] });
  const [places, people] = await Promise.all([
    findPlaces(context, person, person.organization.slug, search),
    can(subject, 'accounts.look-up-employees').allowed
      ? context.api.attempt(calls.accounts.employeesLookup, { body: { employee_lookup: search } })
      : null,
  ]);
  if (!places.ok) return answer(places);
  if (people && !people.ok) return answer(people);
  const foundPlaces = places.data
    .flatMap(({ places: group }) => group)
    .map(({ slug, name, type }): Found => ({ id: `place:${slug}`, name, what: typeLabel(type), slug }));
  const known = new Set(foundPlaces.map(({ slug }) => slug));
  const foundPeople = (people?.data.employees ?? [])
    // A driver is a place of his own and is listed once.
    .filter(({ slug }) => !known.has(slug))
    .slice(0, mostPeople)
    .map(({ id, display_name, position_type, slug }): Found => ({
      id: `person:${id}`,
      name: display_name,
      what: position_type,
      slug,
    }));
  return answer({ ok: true, data: [...foundPlaces, ...foundPeople] });
}

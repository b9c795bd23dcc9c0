import type { LoaderFunctionArgs } from '@remix-run/node';
import { can } from '@roadside/domain/permissions';
import type { Outcome } from '../resource/outcome.ts';
import { findPlaces, type PlaceGroup } from './find-places.server.ts';
import { placesBelow, type PlaceInTree } from './places-below.server.ts';
import { subjectOf } from '../server/person.ts';

/** With `below` the next level of the tree; with `search` the places of the whole tree whose name contains it; else the reporting cuts below a slug. */
export async function loadPlaces({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { person } = context.session;
  const asked = new URL(request.url).searchParams;
  const search = asked.get('search')?.trim().slice(0, 100) ?? '';
  const refuse = (kind: 'signed-out' | 'forbidden'): Outcome<readonly (PlaceGroup | PlaceInTree)[]> => ({
    ok: false,
    problem: { kind, detail: '', requestId: context.requestId },
  });
  if (!person) return Response.json(refuse('signed-out'));
  if (asked.has('below')) return Response.json(await placesBelow(context, params.slug ?? ''));
  if (search && !can(subjectOf(person), 'feature.search').allowed) return Response.json(refuse('forbidden'));
  return Response.json(await findPlaces(context, person, params.slug ?? '', search));
}

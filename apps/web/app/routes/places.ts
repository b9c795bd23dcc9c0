import type { LoaderFunctionArgs } from '@remix-run/node';
import { can } from '@roadside/domain/permissions';
import type { Outcome } from '../api/outcome.ts';
import { findPlaces, type PlaceGroup } from '../places/find-places.server.ts';
import { subjectOf } from '../session/person.ts';

/** The places below a slug, by type; with `search` those of the whole tree whose name contains it. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { person } = context.session;
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  const refuse = (kind: 'signed-out' | 'forbidden'): Outcome<readonly PlaceGroup[]> => ({ ok: false, problem: { kind, detail: '', requestId: context.requestId } });
  if (!person) return Response.json(refuse('signed-out'));
  if (search && !can(subjectOf(person), 'feature.search').allowed) return Response.json(refuse('forbidden'));
  return Response.json(await findPlaces(context, person, params.slug ?? '', search));
}

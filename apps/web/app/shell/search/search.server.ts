import type { LoaderFunctionArgs } from '@remix-run/node';
import { chat } from '@roadside/contract/chat';
import { isGeographyType, typeLabel } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { Outcome } from '../../kit/resource/outcome.ts';
import type { SearchHit, SearchPage } from './search-page.ts';
import { subjectOf } from '../../kit/server/person.ts';

const pageSize = 20;

/** Employees or organisations whose name begins with the words, page by page. Whom one finds is the api's to say. */
export async function searchDirectory({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const answer = (outcome: Outcome<SearchPage>) => Response.json(outcome);
  const refuse = (kind: 'signed-out' | 'forbidden') =>
    answer({ ok: false, problem: { kind, detail: '', requestId: context.requestId } });
  const { person } = context.session;
  if (!person) return refuse('signed-out');
  if (!can(subjectOf(person), 'feature.search').allowed) return refuse('forbidden');
  const { searchParams } = new URL(request.url);
  const words = searchParams.get('text')?.trim().slice(0, 100) ?? '';
  const page = {
    limit: pageSize,
    ...(searchParams.get('token') ? { nextToken: searchParams.get('token') ?? '' } : {}),
  };
  if (searchParams.get('what') === 'organizations') {
    const found = await context.api.find(chat.searchOrganizations, {
      filter: { name: words },
      sort: { field: 'name', direction: 'asc' },
      ...page,
    });
    if (!found.ok) return answer(found);
    const hits = found.data.items.map(({ slug, display_name, type }): SearchHit => ({
      id: slug,
      name: display_name,
      what: isGeographyType(type) ? typeLabel(type) : type,
      slug,
    }));
    return answer({ ok: true, data: { hits, total: found.data.total, nextToken: found.data.nextToken } });
  }
  const found = await context.api.find(chat.searchEmployees, {
    filter: { full_name: words },
    sort: { field: 'full_name', direction: 'asc' },
    ...page,
  });
  if (!found.ok) return answer(found);
  const hits = found.data.items.map(({ id, display_name, position_type, slug }): SearchHit => ({
    id: String(id),
    name: display_name,
    what: position_type,
    slug,
  }));
  return answer({ ok: true, data: { hits, total: found.data.total, nextToken: found.data.nextToken } });
}

import { positionWords } from '@roadside/domain/permissions';
import { chat } from '@roadside/contract/chat';
import { isGeographyType, typeLabel } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import { defineResource, forbid, type ResourceRequest } from '../resource/define-resource.server.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { SearchHit, SearchPage } from './search-page.ts';
import { subjectOf } from '../server/person.ts';
import { searchAddress } from './addresses.ts';

const pageSize = 20;

/**
 * Employees or organizations whose name starts with the search text, page by page. The API decides which people are
 * visible.
 */
export const searchResource = defineResource(searchAddress, { query: searchDirectory });
export type SearchResource = typeof searchResource;

async function searchDirectory({ context, api, person, search }: ResourceRequest): Promise<Outcome<SearchPage>> {
  if (!can(subjectOf(person), 'feature.search', {}, context.access).allowed) return forbid(context);
  const words = search.get('text')?.trim().slice(0, 100) ?? '';
  const cursor = search.get('cursor');
  const page = { limit: pageSize, ...(cursor ? { nextToken: cursor } : {}) };
  if (search.get('what') === 'organizations') {
    const found = await api.find(chat.searchOrganizations, {
      filter: { name: words },
      sort: { field: 'name', direction: 'asc' },
      ...page,
    });
    if (!found.ok) return found;
    const hits = found.data.items.map(({ id, slug, display_name, type }): SearchHit => ({
      id: slug,
      recordId: id,
      name: display_name,
      what: isGeographyType(type) ? typeLabel(type) : type,
      slug,
    }));
    return { ok: true, data: { hits, total: found.data.total, nextToken: found.data.nextToken } };
  }
  const found = await api.find(chat.searchEmployees, {
    filter: { full_name: words },
    sort: { field: 'full_name', direction: 'asc' },
    ...page,
  });
  if (!found.ok) return found;
  const hits = found.data.items.map(({ id, display_name, position_type, slug }): SearchHit => ({
    id: String(id),
    recordId: id,
    name: display_name,
    what: positionWords(position_type),
    slug,
  }));
  return { ok: true, data: { hits, total: found.data.total, nextToken: found.data.nextToken } };
}

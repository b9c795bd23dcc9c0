import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { defineResource, forbid, type ResourceRequest } from '../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../kit/outcome/outcome.ts';
import { subjectOf } from '../../kit/server/person.ts';
import { findAddress } from '../addresses.ts';
import type { FoundItem } from './found-item.ts';
import { foundLabels, targetOf } from './found-target.ts';
import { readTrade } from './trade.server.ts';

/**
 * Everything that matches a text, for the command palette: first what it says in words of the trade, then what the
 * search finds. The API decides what is visible. `at` is the open location.
 */
export const findResource = defineResource(findAddress, { query: findEverything });
export type FindResource = typeof findResource;

async function findEverything(request: ResourceRequest): Promise<Outcome<readonly FoundItem[]>> {
  const { context, api, person, search } = request;
  if (!can(subjectOf(person), 'feature.search', {}, context.access).allowed) return forbid(context);
  const text = search.get('search')?.trim().slice(0, 100) ?? '';
  if (text === '') return { ok: true, data: [] };
  const here = search.get('at') ?? person.organization.slug;
  const [trade, found] = await Promise.all([
    readTrade(request, text, here),
    api.attempt(calls.search.find, { body: { text } }),
  ]);
  if (!found.ok) return found;
  const items = found.data.groups.flatMap(({ kind, items: group }) =>
    group.map((item): FoundItem => ({
      id: `${kind}:${item.id}`,
      group: foundLabels[kind],
      name: item.title,
      what: item.about,
      target: targetOf(kind, item, here),
    })),
  );
  return { ok: true, data: [...trade, ...items] };
}

import { canView, contains } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';

/** Row ids the caller may see, limited to a place if one is named; null for no limit. */
export function viewable(
  { tree, subject, config }: Pick<CallContext, 'tree' | 'subject' | 'config'>,
  inside: Geography | null,
): number[] | null {
  const places = tree.all();
  const seen = places.filter(
    (place) => canView(subject, place, config.access) && (inside === null || contains(inside, place)),
  );
  return seen.length === places.length ? null : seen.map(({ id }) => id);
}

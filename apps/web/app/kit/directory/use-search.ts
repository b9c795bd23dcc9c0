import { useDebounced } from '../resource/use-debounced.ts';
import { useResourcePages } from '../resource/use-resource-pages.ts';
import type { SearchResource } from './search.server.ts';
import { searchAddress } from './addresses.ts';

export type SearchWhat = 'employees' | 'organizations';

/**
 * People or organizations whose name starts with the search text, page by page. The last list stays until the next one
 * arrives.
 */
export function useSearch(what: SearchWhat, typed: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  const text = useDebounced(typed);
  return useResourcePages<SearchResource>(searchAddress({ what, text }), ({ nextToken }) => nextToken, {
    keepPrevious: true,
    enabled,
  });
}

import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { pagesKeyOf, type AddressOf, type AnyResource, type DataOf } from './resource.ts';
import { useResourceClient } from './use-resource-client.ts';
import { read, type ResourceOptions } from './resource-query.ts';
import { problemIn, type ResourceState } from './use-resource.ts';

export interface ResourcePages<Page> extends Omit<ResourceState<readonly Page[]>, 'data'> {
  /** The pages read so far, in order. */
  readonly pages: readonly Page[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
}

/**
 * Reads a list page by page. `nextOf` returns the cursor of the next page, null at the end; it is added to the address
 * as `cursor`. `first` is a page the loader already has.
 */
export function useResourcePages<Resource extends AnyResource>(
  address: AddressOf<Resource>,
  nextOf: (page: DataOf<Resource>) => string | null,
  {
    enabled = true,
    keepPrevious = false,
    first,
  }: Pick<ResourceOptions, 'enabled' | 'keepPrevious'> & { readonly first?: DataOf<Resource> } = {},
): ResourcePages<DataOf<Resource>> {
  type Page = DataOf<Resource>;
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, string[], string | null>(
    {
      queryKey: pagesKeyOf(address),
      queryFn: ({ pageParam, signal }) =>
        read<Page>(
          pageParam === null
            ? address
            : `${address}${address.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(pageParam)}`,
          signal,
        ),
      initialPageParam: null,
      getNextPageParam: (page) => nextOf(page),
      enabled,
      ...(first === undefined ? {} : { initialData: { pages: [first], pageParams: [null] } }),
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    useResourceClient(),
  );
  return {
    pages: query.data?.pages ?? [],
    problem: problemIn(query.error),
    loading: query.isLoading,
    stale: query.isPlaceholderData,
    offline: query.fetchStatus === 'paused',
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

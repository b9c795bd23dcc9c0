import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createWrites } from './writes.ts';
import { sendRequest } from './send-request.ts';
import type { Outcome, Problem } from '../outcome/outcome.ts';
import {
  idempotencyHeader,
  ProblemError,
  type AnyResource,
  type ChangedOf,
  type ChangeOf,
  type DataOf,
} from './resource.ts';

/** Every address below one, such as all pages and filters of a list, is known by its path. */
export const keyOf = (address: string) => address.split('?');

async function read<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const outcome = await sendRequest<Data>(address, { signal });
  if (!outcome.ok) throw new ProblemError(outcome.problem);
  return outcome.data;
}

const problemIn = (error: Error | null): Problem | null => {
  if (error === null) return null;
  if (error instanceof ProblemError) return error.problem;
  throw error;
};

/** What a component sees of a resource. */
export interface ResourceState<Data> {
  /** The latest answer; it stays while a newer one is read, and when that fails. */
  readonly data: Data | undefined;
  /** Why the last read failed; null while it works. */
  readonly problem: Problem | null;
  /** No answer yet. */
  readonly loading: boolean;
  /** `data` belongs to another address or is being read again. */
  readonly stale: boolean;
  /** The browser has no connection; the read goes on by itself when it is back. */
  readonly offline: boolean;
  readonly retry: () => void;
}

export interface ResourceOptions {
  /** Nothing is read while false. @defaultValue true */
  readonly enabled?: boolean;
  /** Shows the answer of the previous address until the next is there. @defaultValue false */
  readonly keepPrevious?: boolean;
}

/**
 * Reads a resource of this app. Reads of the same address are one; a read nobody waits for any more is canceled; what
 * may pass by itself is tried again.
 */
export function useResource<Resource extends AnyResource>(
  address: string,
  { enabled = true, keepPrevious = false }: ResourceOptions = {},
): ResourceState<DataOf<Resource>> {
  const query = useQuery({
    queryKey: keyOf(address),
    queryFn: ({ signal }) => read<DataOf<Resource>>(address, signal),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  return stateOf<DataOf<Resource>>(query);
}

function stateOf<Data>(query: UseQueryResult<Data>): ResourceState<Data> {
  return {
    data: query.data,
    problem: problemIn(query.error),
    loading: query.isLoading,
    stale: query.isPlaceholderData || (query.isFetching && !query.isPending),
    offline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  };
}

/** Reads several resources of one kind; the states are in the order of the addresses. */
export function useResources<Resource extends AnyResource>(
  addresses: readonly string[],
): readonly ResourceState<DataOf<Resource>>[] {
  return useQueries({
    queries: addresses.map((address) => ({
      queryKey: keyOf(address),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => read<DataOf<Resource>>(address, signal),
    })),
  }).map(stateOf<DataOf<Resource>>);
}

export interface ResourcePages<Page> extends Omit<ResourceState<readonly Page[]>, 'data'> {
  /** The pages read so far, in order. */
  readonly pages: readonly Page[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
}

/**
 * Reads a list page by page; `nextOf` names the cursor of the page after one, null at the end. The cursor is added to
 * the address as `cursor`. `first` is a page the loader already has.
 */
export function useResourcePages<Resource extends AnyResource>(
  address: string,
  nextOf: (page: DataOf<Resource>) => string | null,
  { enabled = true, keepPrevious = false, first }: ResourceOptions & { readonly first?: DataOf<Resource> } = {},
): ResourcePages<DataOf<Resource>> {
  type Page = DataOf<Resource>;
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, string[], string | null>({
    queryKey: [...keyOf(address), 'pages'],
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
  });
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

export interface ResourceChange<Resource extends AnyResource> {
  /** Sends a change; never rejects. While one is under way a second press is ignored and resolves to null. */
  readonly change: (what: ChangeOf<Resource>) => Promise<Outcome<ChangedOf<Resource>> | null>;
  readonly busy: boolean;
}

export interface ChangeOptions {
  /**
   * Whether a change is followed by reading again what is shown; otherwise by whoever shows it next.
   *
   * @defaultValue true
   */
  readonly refresh?: boolean;
}

/**
 * Changes a resource of this app. A change that gets no answer is sent again with the same key, so that it is made once,
 * and so is the same change when the person sends it again after a failure. Afterwards every address of the same path is
 * read again.
 */
export function useChange<Resource extends AnyResource>(
  address: string,
  { refresh = true }: ChangeOptions = {},
): ResourceChange<Resource> {
  const client = useQueryClient();
  const [writes] = useState(() => createWrites());
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ body, key }: { readonly body: string; readonly key: string }) => {
      const outcome = await sendRequest<ChangedOf<Resource>>(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
        body,
      });
      if (!outcome.ok) throw new ProblemError(outcome.problem);
      return outcome.data;
    },
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: keyOf(address).slice(0, 1),
        refetchType: refresh ? 'active' : 'none',
      }),
  });
  const change = useCallback(
    async (what: ChangeOf<Resource>): Promise<Outcome<ChangedOf<Resource>> | null> => {
      const body = JSON.stringify(what);
      const key = writes.begin(body);
      if (key === null) return null;
      let succeeded = false;
      try {
        const data = await mutateAsync({ body, key });
        succeeded = true;
        return { ok: true, data };
      } catch (error) {
        if (error instanceof ProblemError) return { ok: false, problem: error.problem };
        throw error;
      } finally {
        writes.end(succeeded);
      }
    },
    [mutateAsync, writes],
  );
  return { change, busy: isPending };
}

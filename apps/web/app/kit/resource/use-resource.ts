import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Problem } from '../outcome/outcome.ts';
import { ProblemError, type AnyResource, type DataOf } from './resource.ts';
import { sendRequest } from './send-request.ts';
import { useResourceClient } from './use-resource-client.ts';

/** Every address below one, such as all pages and filters of a list, is known by its path. */
export const keyOf = (address: string) => address.split('?');

/** Reads an address once. */
export async function read<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const outcome = await sendRequest<Data>(address, { signal });
  if (!outcome.ok) throw new ProblemError(outcome.problem);
  return outcome.data;
}

/** The problem to show for an error. Any other error is a bug, and is thrown again. */
export const problemIn = (error: Error | null): Problem | null => {
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
  const query = useQuery(
    {
      queryKey: keyOf(address),
      queryFn: ({ signal }) => read<DataOf<Resource>>(address, signal),
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    useResourceClient(),
  );
  return stateOf<DataOf<Resource>>(query);
}

/** An answer of the store in the words of this app. */
export function stateOf<Data>(query: UseQueryResult<Data>): ResourceState<Data> {
  return {
    data: query.data,
    problem: problemIn(query.error),
    loading: query.isLoading,
    stale: query.isPlaceholderData || (query.isFetching && !query.isPending),
    offline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  };
}

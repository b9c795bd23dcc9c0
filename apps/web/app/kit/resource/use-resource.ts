import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Problem } from '../outcome/outcome.ts';
import { ProblemError, type AddressOf, type AnyResource, type DataOf } from './resource.ts';
import { sendRequest } from './send-request.ts';
import { useResourceClient } from './use-resource-client.ts';

/** A query key whose first part is the path, so that all pages and filters of a list can be invalidated together. */
export const keyOf = (address: string) => address.split('?');

/** Reads an address once. */
export async function read<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const outcome = await sendRequest<Data>(address, { signal });
  if (!outcome.ok) throw new ProblemError(outcome.problem);
  return outcome.data;
}

/** The problem to show for an error. Any other error is a bug and is rethrown. */
export const problemIn = (error: Error | null): Problem | null => {
  if (error === null) return null;
  if (error instanceof ProblemError) return error.problem;
  throw error;
};

/** The state of a resource as a component sees it. */
export interface ResourceState<Data> {
  /** The latest answer; kept while a newer one loads, and if that fails. */
  readonly data: Data | undefined;
  /** Why the last read failed; null if it succeeded. */
  readonly problem: Problem | null;
  /** No answer yet. */
  readonly loading: boolean;
  /** `data` belongs to another address or is being reloaded. */
  readonly stale: boolean;
  /** The browser is offline; the read resumes when it is back. */
  readonly offline: boolean;
  readonly retry: () => void;
}

export interface ResourceOptions {
  /** Nothing is read while false. @defaultValue true */
  readonly enabled?: boolean;
  /** Shows the previous address's data until the next arrives. @defaultValue false */
  readonly keepPrevious?: boolean;
}

/**
 * Reads a resource of this app. Reads of the same address are deduplicated, a read no component waits for is canceled,
 * and transient problems are retried.
 */
export function useResource<Resource extends AnyResource>(
  address: AddressOf<Resource>,
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

/** Converts a query result to this app's resource state. */
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

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Outcome, Problem } from '../outcome/outcome.ts';
import { resourceQuery, type ResourceOptions } from './resource-query.ts';
import { ProblemError, type AddressOf, type AnyResource, type DataOf } from './resource.ts';
import { useResourceClient } from './use-resource-client.ts';

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

/**
 * Reads a resource of this app. Reads of the same address are deduplicated, a read no component waits for is canceled,
 * and transient problems are retried.
 */
export function useResource<Resource extends AnyResource>(
  address: AddressOf<Resource>,
  options: ResourceOptions<DataOf<Resource>> = {},
): ResourceState<DataOf<Resource>> {
  const query = useQuery(resourceQuery(address, options), useResourceClient());
  return stateOf<DataOf<Resource>>(query, options.first);
}

/** Converts a query result to this app's resource state. `first` is the outcome the page came with. */
export function stateOf<Data>(query: UseQueryResult<Data>, first?: Outcome<Data>): ResourceState<Data> {
  return {
    data: query.data,
    problem: problemIn(query.error) ?? (query.isPending && first && !first.ok ? first.problem : null),
    loading: query.isLoading,
    stale: query.isPlaceholderData || (query.isFetching && !query.isPending),
    offline: query.fetchStatus === 'paused',
    retry: () => void query.refetch(),
  };
}

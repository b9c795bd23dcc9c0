import { useQueries } from '@tanstack/react-query';
import type { AddressOf, AnyResource, DataOf } from './resource.ts';
import { useResourceClient } from './use-resource-client.ts';
import { resourceQuery } from './resource-query.ts';
import { type ResourceState, stateOf } from './use-resource.ts';

/** Reads several resources of one kind; the states are in the order of the addresses. */
export function useResources<Resource extends AnyResource>(
  addresses: readonly AddressOf<Resource>[],
): readonly ResourceState<DataOf<Resource>>[] {
  const queries = addresses.map((address) => resourceQuery<DataOf<Resource>>(address));
  return useQueries({ queries }, useResourceClient()).map((query) => stateOf(query));
}

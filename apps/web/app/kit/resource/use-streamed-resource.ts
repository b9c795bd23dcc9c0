import { use, useEffect, useState } from 'react';
import type { ResourceOptions } from './resource-query.ts';
import type { AddressOf, AnyResource, DataOf } from './resource.ts';
import { receiveRead, type StreamedRead } from './streamed-read.ts';
import { useResourceClient } from './use-resource-client.ts';
import { useResource, type ResourceState } from './use-resource.ts';

/**
 * Reads a resource that the page's loader has begun to read: the first paint suspends for the loader's outcome, and
 * later loader data replaces what is shown. Anything else, such as another address or a retry, is requested here.
 */
export function useStreamedResource<Resource extends AnyResource>(
  address: AddressOf<Resource>,
  streamed: StreamedRead<DataOf<Resource>> | undefined,
  options: Pick<ResourceOptions, 'maxAgeMs'> = {},
): ResourceState<DataOf<Resource>> {
  const client = useResourceClient();
  const [begun] = useState(streamed);
  const arrived = begun && use(begun.outcome);
  useEffect(() => {
    if (streamed) receiveRead(client, streamed, streamed === begun ? arrived : undefined);
  }, [client, streamed, begun, arrived]);
  return useResource<Resource>(address, {
    ...options,
    keepPrevious: true,
    ...(arrived && begun.address === address ? { first: arrived } : {}),
  });
}

import { keepPreviousData, type Query, type UseQueryOptions } from '@tanstack/react-query';
import type { Outcome } from '../outcome/outcome.ts';
import { keyOf, ProblemError } from './resource.ts';
import { sendRequest } from './send-request.ts';

/** The data of an outcome. @throws ProblemError where there is none */
export function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new ProblemError(outcome.problem);
  return outcome.data;
}

/** Reads an address once. @throws ProblemError */
export async function read<Data>(address: string, signal: AbortSignal): Promise<Data> {
  return dataOf(await sendRequest<Data>(address, { signal }));
}

export interface ResourceOptions<Data = unknown> {
  /** Nothing is read while false. @defaultValue true */
  readonly enabled?: boolean;
  /** Shows the previous address's data until the next arrives. @defaultValue false */
  readonly keepPrevious?: boolean;
  /** What the page's loader has read from this address: shown without a request. */
  readonly first?: Outcome<Data>;
  /**
   * How long data is good for: until then a component that needs it doesn't read it again, and a component that shows it
   * reads it again after that, once somebody looks at the page.
   *
   * @defaultValue a few seconds, without reading again
   */
  readonly maxAgeMs?: number;
}

/** The query of a resource, as the library takes it. */
export function resourceQuery<Data>(
  address: string,
  { enabled = true, keepPrevious = false, first, maxAgeMs }: ResourceOptions<Data> = {},
): UseQueryOptions<Data> {
  return {
    queryKey: keyOf(address),
    queryFn: ({ signal }) => read<Data>(address, signal),
    enabled,
    ...(keepPrevious ? ({ placeholderData: keepPreviousData } as Pick<UseQueryOptions<Data>, 'placeholderData'>) : {}),
    ...(first?.ok ? { initialData: () => first.data } : {}),
    ...(maxAgeMs === undefined
      ? {}
      : {
          staleTime: maxAgeMs,
          gcTime: maxAgeMs,
          refetchOnWindowFocus: true,
          refetchInterval: ({ state }: Query<Data>) =>
            Math.max(1_000, Math.max(state.dataUpdatedAt, state.errorUpdatedAt) + maxAgeMs - Date.now()),
        }),
  };
}

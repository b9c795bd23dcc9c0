import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import type { CallsBehind } from '../model/calls-behind.ts';
import type { CallsResource } from '../server/calls.server.ts';
import { callsAddress } from '../model/addresses.ts';

/** The URL of the calls behind a number, under the filters of the element it is on. */
export const callsBehindAddress = (
  { slug, from, to, metric, part, only }: CallsBehind,
  filters: Readonly<Record<string, unknown>>,
) =>
  callsAddress(
    { slug },
    {
      from,
      to,
      metric,
      part: metric && part,
      only,
      filters: Object.keys(filters).length > 0 ? JSON.stringify(filters) : null,
    },
  );

/**
 * The calls of a location for some dates, with infinite loading. The previous list stays visible while a changed one
 * loads.
 */
export function useCalls(behind: CallsBehind, filters: Readonly<Record<string, unknown>>) {
  const address = callsBehindAddress(behind, filters);
  return useResourcePages<CallsResource>(address, ({ meta }) => meta.next_cursor, { keepPrevious: true });
}

import { useLocation, useMatches } from '@remix-run/react';
import { useEffect } from 'react';
import { useChange } from '../kit/resource/use-change.ts';
import { visitAddress } from './addresses.ts';
import type { VisitResource } from './visits.server.ts';

/** Counts a visit whenever another screen, or the same screen at another location, opens. A failure is ignored. */
export function useCountVisit(counts: boolean): void {
  const { pathname } = useLocation();
  const { change } = useChange<VisitResource>(visitAddress(), { refresh: false });
  const page = useMatches()
    .at(-1)
    ?.id.match(/^screen\.(.+)$/)?.[1];
  useEffect(() => {
    if (counts && page !== undefined) void change({ page });
  }, [counts, page, pathname, change]);
}

import { useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useMemo } from 'react';
import { carriesState, mapDays, withoutLink } from '../model/map-state.ts';

/** The dates in the map's URL, and their setter. Any other state a shared link carries is taken out of the URL. */
export function useMapDays(today: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const days = useMemo(() => mapDays(search, today), [search, today]);

  // The state of a shared link is applied once; a reload starts with the defaults.
  const carried = carriesState(search);
  useEffect(() => {
    if (carried) void navigate(withoutLink(search) || '.', { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- Only the state the page was opened with is applied.
  }, [carried]);

  const setDays = useCallback(
    (from: string, to: string) => {
      const query = new URLSearchParams(search);
      query.set('sc_dt__gte', from);
      query.set('sc_dt__lte', to);
      void navigate(`?${query.toString()}`, { preventScrollReset: true });
    },
    [search, navigate],
  );
  return { days, setDays };
}

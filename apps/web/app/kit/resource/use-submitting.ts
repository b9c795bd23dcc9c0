import { useLocation, useNavigation } from '@remix-run/react';

/**
 * Whether a form of this page is under way: from the press until its answer is here, or until the page it leads to.
 * What the router still does on this page after the answer does not count; a second try must not be swallowed by it.
 */
export function useSubmitting(): boolean {
  const { state, formMethod, location } = useNavigation();
  const here = useLocation();
  if (state === 'idle' || formMethod === undefined || formMethod === 'GET') return false;
  return state === 'submitting' || location.pathname + location.search !== here.pathname + here.search;
}

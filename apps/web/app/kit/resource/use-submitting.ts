import { useLocation, useNavigation } from '@remix-run/react';

/**
 * Whether a form of this page is being sent: from the click until its answer arrives, or until the next page has
 * loaded. Revalidation after the answer does not count, so it can't swallow a second try.
 */
export function useSubmitting(): boolean {
  const { state, formMethod, location } = useNavigation();
  const here = useLocation();
  if (state === 'idle' || formMethod === undefined || formMethod === 'GET') return false;
  return state === 'submitting' || location.pathname + location.search !== here.pathname + here.search;
}

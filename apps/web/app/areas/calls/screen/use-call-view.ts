import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { callKeyText } from '../model/call-key.ts';
import { groupLabels } from '../model/group-labels.ts';

/** How Call Details shows its calls, apart from the list's own state: as kept in the URL, with links that change it. */
export function useCallView(slug: string, days: { readonly from: string; readonly to: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  /** The URL with these parameters changed; null removes one. */
  const hrefWith = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next.toString()}`;
  };
  const go = (href: string, replace = false) => void navigate(href, { preventScrollReset: true, replace });
  // The dates are put in the URL on first load, so that a copied link shows the same calls tomorrow.
  const named = search.has('sc_dt__gte') && search.has('sc_dt__lte');
  useEffect(() => {
    if (!named) go(hrefWith({ sc_dt__gte: days.from, sc_dt__lte: days.to }), true);
    // oxlint-disable-next-line react/exhaustive-deps -- Only an address without days is completed.
  }, [named]);
  return {
    view: search.get('view') === 'passes' ? ('passes' as const) : ('calls' as const),
    groupBy: groupLabels.find(({ value }) => value === search.get('group'))?.value ?? null,
    go,
    hrefWith,
    /** The URL with a call's drawer open. */
    hrefOfCall: (id: number) => withDrawer(search, { name: 'call', text: callKeyText({ slug, id }) }),
  };
}

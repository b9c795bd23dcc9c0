/**
 * The page a bookmark of this address leads to: the place and, where it is a dashboard, which one. What was chosen on it
 * is not kept.
 */
export function bookmarkAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const dashboard = pathname.startsWith('/dashboard/') ? new URLSearchParams(search).get('dashboard') : null;
  return dashboard === null ? pathname : `${pathname}?${new URLSearchParams({ dashboard })}`;
}

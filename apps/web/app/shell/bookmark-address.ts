/**
 * The page a bookmark of this address opens: the location and, on a dashboard, which one. Other selections are not
 * kept.
 */
export function bookmarkAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const dashboard = pathname.startsWith('/dashboard/') ? new URLSearchParams(search).get('dashboard') : null;
  return dashboard === null ? pathname : `${pathname}?${new URLSearchParams({ dashboard })}`;
}

/** A drawer as the address stores it: `drawer=calls~montgomery~2026-11-01`. Only one is open at a time. */
export interface DrawerInAddress {
  readonly name: string;
  /** The drawer's value, as its own definition wrote it. */
  readonly text: string;
}

/** The name of the drawer parameter in a query. */
export const drawerParameter = 'drawer';

/** The drawer a query opens, or null. */
export function drawerIn(search: URLSearchParams): DrawerInAddress | null {
  const [, name, text] = /^([a-z][a-z-]{0,30})~(.*)$/s.exec(search.get(drawerParameter) ?? '') ?? [];
  return name === undefined || text === undefined ? null : { name, text };
}

/** A query with this drawer open, or with none (null). Every other parameter is kept. */
export function withDrawer(search: URLSearchParams | string, drawer: DrawerInAddress | null): string {
  const query = new URLSearchParams(search);
  if (drawer) query.set(drawerParameter, `${drawer.name}~${drawer.text}`);
  else query.delete(drawerParameter);
  const text = query.toString();
  return text ? `?${text}` : '';
}

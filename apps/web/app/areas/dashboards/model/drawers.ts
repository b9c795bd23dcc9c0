/** What may stand open beside a dashboard, by its name in the address; the value says what it is about. */
const drawerNames = ['talk', 'calls', 'goal', 'why'] as const;
export type DrawerName = (typeof drawerNames)[number];

/** The names as a part of a pattern. */
export const drawerPattern = drawerNames.join('|');

/** An address's query with a drawer open, or closed (null). One is open at a time. */
export function withDrawer(search: URLSearchParams, name: DrawerName, value: string | null): string {
  const query = new URLSearchParams(search);
  for (const known of drawerNames) query.delete(known);
  if (value !== null) query.set(name, value);
  return `?${query}`;
}

/** An address's query with every drawer closed. */
export function withoutDrawers(search: string): string {
  const query = new URLSearchParams(search);
  for (const known of drawerNames) query.delete(known);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Parameters for the position in a list rather than its filters: an open drawer, a page. */
const passing = ['drawer', 'cursor', 'page'] as const;

/** The part of an address that a saved view keeps. `without` names more parameters to exclude. */
export function viewQuery(search: URLSearchParams, without: readonly string[] = []): string {
  const kept = new URLSearchParams(search);
  for (const name of [...passing, ...without]) kept.delete(name);
  kept.sort();
  const text = kept.toString();
  return text ? `?${text}` : '';
}

/** Whether two addresses show the same view of a list. */
export function isSameView(query: string, search: URLSearchParams, without: readonly string[] = []): boolean {
  return viewQuery(new URLSearchParams(query), without) === viewQuery(search, without);
}

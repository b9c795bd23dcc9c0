import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** First reads under way that are followed by another. */
const followed = new WeakSet<Promise<unknown>>();

/**
 * Reads what is on screen of these resources again, because something has changed. A read under way may have begun before
 * the change. React Query starts it over, except a resource's first one: that is followed by another.
 * @returns when the reads that start now have ended
 */
export async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of client.getQueryCache().findAll({ queryKey, type: 'active' })) {
    const first = query.state.data === undefined ? query.promise : undefined;
    if (!first || followed.has(first)) continue;
    followed.add(first);
    const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // One that failed is read again by a person or the connection, after the change.
    first.then(again, () => {});
  }
  await client.invalidateQueries({ queryKey });
}

import type { QueryClient } from '@tanstack/react-query';

const root = 'page';

/** A page this tab has shown, and when. */
export interface KeptPage<Page> {
  readonly page: Page;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A page that was kept under this name, for the clientLoader of its route. */
export function keptPage<Page>(client: QueryClient, name: string): KeptPage<Page> | null {
  const state = client.getQueryState<Page>([root, name]);
  return state?.data === undefined ? null : { page: state.data, at: state.dataUpdatedAt };
}

/** Keeps the loader's data of a page beside the resources it reads. A page that is kept already keeps its age. */
export function keepPage(client: QueryClient, name: string, page: object, maxAgeMs: number): void {
  if (keptPage(client, name)?.page === page) return;
  client.setQueryDefaults([root], { gcTime: maxAgeMs, structuralSharing: false });
  client.setQueryData([root, name], page);
}

/** Drops one kept page, or all, so that the loader is asked again. */
export function forgetPages(client: QueryClient, name?: string): void {
  client.removeQueries({ queryKey: name === undefined ? [root] : [root, name] });
}

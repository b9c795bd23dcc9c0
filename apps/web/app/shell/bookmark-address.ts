import { viewQuery } from '../kit/list/view-query.ts';
import { countWords } from '../kit/format/count-words.ts';

/** The pages of a dashboard's elements: a position, like the page of a list. */
const elementPage = /^page\.\d+$/;

/**
 * The page a bookmark of this address opens: the location with its filters, period and sort. An open drawer and the
 * page of a list are not kept.
 */
export function bookmarkAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  return (
    pathname +
    viewQuery(
      query,
      [...query.keys()].filter((name) => elementPage.test(name)),
    )
  );
}

/** What a bookmark opens besides its location: 'Dashboard', 'Call details, 2 filters'. */
export function bookmarkWords(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://app');
  const screen = pathname.split('/')[1]?.replaceAll('-', ' ') ?? '';
  const filters = new Set([...searchParams.keys()].filter((name) => name !== 'dashboard')).size;
  const named = screen === '' ? 'Home' : screen.charAt(0).toUpperCase() + screen.slice(1);
  return filters === 0 ? named : `${named}, ${countWords(filters, 'filter', 'filters')}`;
}

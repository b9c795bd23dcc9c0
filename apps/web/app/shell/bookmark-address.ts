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

/** Parameters that choose what is on a screen or how it is drawn, rather than what it is limited to. */
const drawn =
  /^(?:dashboard|report|by|group|count|metric|mode|view|tab|columns|compare|(?:child|order|sort|pivot|time|chart)(?:\.\d{1,10})?)$/;
/** Parameters of the days a screen covers. */
const days = /^(?:from|to|period|month|date)$/;

/** What a bookmark opens besides its location: 'Dashboard', 'Call details, 2 filters', 'Surveys, its own dates, 1 filter'. */
export function bookmarkWords(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://app');
  const screen = pathname.split('/')[1]?.replaceAll('-', ' ') ?? '';
  const named = screen === '' ? 'Home' : screen.charAt(0).toUpperCase() + screen.slice(1);
  const kept = [...new Set(searchParams.keys())].filter((name) => !drawn.test(name));
  const filters = kept.filter((name) => !days.test(name)).length;
  return [
    named,
    ...(filters < kept.length ? ['its own dates'] : []),
    ...(filters > 0 ? [countWords(filters, 'filter', 'filters')] : []),
  ].join(', ');
}

/** What adding a bookmark of an address is called: it keeps the filters and dates there. */
export const bookmarkLabel = (link: string): string =>
  bookmarkWords(link).includes(',') ? 'Bookmark this location and its filters' : 'Bookmark this location';

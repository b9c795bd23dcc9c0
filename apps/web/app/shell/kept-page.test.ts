import { describe, expect, it } from 'vitest';
import { bookmarkAddress, bookmarkLabel, bookmarkWords } from './bookmark-address.ts';

describe('the part of an address a bookmark keeps', () => {
  it.each([
    ['/dashboard/lantern', '', '/dashboard/lantern'],
    ['/dashboard/lantern', '?dashboard=7&child=station&page=3', '/dashboard/lantern?child=station&dashboard=7'],
    ['/dashboard/lantern', '?service=Tow&page.12=2&drawer=calls~x', '/dashboard/lantern?service=Tow'],
    [
      '/surveys/lantern',
      '?tcd__in=Tow&outc1__in=1&outc1__in=2',
      '/surveys/lantern?outc1__in=1&outc1__in=2&tcd__in=Tow',
    ],
    ['/call-details/lantern', '?sort=-ata&cursor=abc&late=only', '/call-details/lantern?late=only&sort=-ata'],
  ])('%s%s', (pathname, search, kept) => {
    expect(bookmarkAddress({ pathname, search })).toBe(kept);
  });

  it('is the same whatever the order of its filters', () => {
    const [one, other] = ['?a=1&b=2', '?b=2&a=1'].map((search) => bookmarkAddress({ pathname: '/maps/x', search }));
    expect(one).toBe(other);
  });
});

it.each([
  ['/dashboard/lantern?order=-ata_avg', 'Bookmark this location'],
  ['/dashboard/lantern?service=Tow', 'Bookmark this location and its filters'],
])('adding a bookmark says what it keeps: %s', (link, words) => {
  expect(bookmarkLabel(link)).toBe(words);
});

it.each([
  ['/dashboard/lantern', 'Dashboard'],
  ['/dashboard/lantern?dashboard=7', 'Dashboard'],
  ['/call-details/lantern?late=only&outcome__in=killed&outcome__in=cleared', 'Call details, 2 filters'],
  ['/surveys/lantern?tcd__in=Tow', 'Surveys, 1 filter'],
  ['/surveys/lantern?from=2026-10-01&tcd__in=Tow&to=2026-10-31', 'Surveys, its own dates, 1 filter'],
  ['/dashboard/lantern?chart.7=line&order=-ata_avg&period=prev_month&pivot=1', 'Dashboard, its own dates'],
])('a bookmark says what it opens: %s', (link, words) => {
  expect(bookmarkWords(link)).toBe(words);
});

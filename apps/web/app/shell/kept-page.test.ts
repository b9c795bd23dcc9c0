import { describe, expect, it } from 'vitest';
import { bookmarkAddress } from './bookmark-address.ts';

describe('the part of an address a bookmark keeps', () => {
  it.each([
    ['/dashboard/lantern', '', '/dashboard/lantern'],
    ['/dashboard/lantern', '?dashboard=7&child=station&page=3', '/dashboard/lantern?dashboard=7'],
    ['/dashboard/lantern', '?child=station', '/dashboard/lantern'],
    ['/maps/lantern', '?dashboard=7', '/maps/lantern'],
  ])('%s%s', (pathname, search, kept) => {
    expect(bookmarkAddress({ pathname, search })).toBe(kept);
  });
});

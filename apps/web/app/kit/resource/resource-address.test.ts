import { describe, expect, it } from 'vitest';
import { resourceAddress } from './resource-address.ts';

const calls = resourceAddress('/calls/:slug');
const element = resourceAddress('/dashboard/:slug/:element');
const find = resourceAddress('/find');

describe('the address of a resource', () => {
  it('escapes its values and leaves out empty ones', () => {
    expect(calls({ slug: 'a/../b?c' }, { from: '2026-11-01', metric: null, q: '' })).toBe(
      '/resources/calls/a%2F..%2Fb%3Fc?from=2026-11-01',
    );
    expect(element({ slug: 'lantern', element: 4 })).toBe('/resources/dashboard/lantern/4');
    expect(find({ search: 'a b' })).toBe('/resources/find?search=a+b');
    expect(find()).toBe('/resources/find');
  });

  it('takes a query as text, with or without its question mark', () => {
    expect(calls({ slug: 'x' }, '?page=2')).toBe('/resources/calls/x?page=2');
    expect(calls({ slug: 'x' }, 'page=2')).toBe('/resources/calls/x?page=2');
    expect(find('')).toBe('/resources/find');
  });

  it('needs a value for each part of its path', () => {
    // @ts-expect-error -- without the slug
    expect(() => calls({})).toThrow(':slug');
    expect(() => calls({ slug: '' })).toThrow(':slug');
  });

  it('reads the values of a path back', () => {
    for (const slug of ['lantern', 'a/../b?c', '100% ä', ':slug'])
      expect(calls.read(calls({ slug }))).toEqual({ slug });
    expect(element.read('/resources/dashboard/lantern/4/')).toEqual({ slug: 'lantern', element: '4' });
    expect(find.read('/resources/find')).toEqual({});
  });

  it.each([
    '/resources/calls',
    '/resources/calls/',
    '/resources/calls/a/b',
    '/resources/call/a',
    '/calls/a',
    '/resourcescalls/a',
    '/resources/calls/%E0%A4%A',
  ])('reads nothing from %s', (pathname) => {
    expect(calls.read(pathname)).toBeNull();
  });
});

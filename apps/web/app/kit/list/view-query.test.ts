import { expect, it } from 'vitest';
import { isSameView, viewQuery } from './view-query.ts';

it('keeps filters and sort order, but not the position in the list', () => {
  const search = new URLSearchParams('sort=-ata_minutes&tcd__in=TOW&drawer=call~club~7&cursor=x&sc_dt__gte=2026-11-01');
  expect(viewQuery(search)).toBe('?sc_dt__gte=2026-11-01&sort=-ata_minutes&tcd__in=TOW');
  expect(viewQuery(search, ['sc_dt__gte'])).toBe('?sort=-ata_minutes&tcd__in=TOW');
  expect(viewQuery(new URLSearchParams('drawer=call~club~7'))).toBe('');
});

it('recognizes the same view with its parameters in another order', () => {
  expect(isSameView('?b=2&a=1', new URLSearchParams('a=1&b=2&drawer=x~1'))).toBe(true);
  expect(isSameView('?b=2', new URLSearchParams('a=1&b=2'))).toBe(false);
});

import { expect, it } from 'vitest';
import { afterArrival, searchOf } from './typed-search.ts';

it('keeps what was typed while the address was on its way', () => {
  const typing = { typed: 'Rosa', known: '', sent: ['Ro', 'Ros'] };
  const late = afterArrival(typing, 'Ro');
  expect(late).toEqual({ typed: 'Rosa', known: 'Ro', sent: ['Ros'] });
  expect(afterArrival(late, 'Ros')).toEqual({ typed: 'Rosa', known: 'Ros', sent: [] });
  // An address that was overtaken by a later one never arrives.
  expect(afterArrival(typing, 'Ros').sent).toEqual([]);
});

it('shows an address that changed from outside', () => {
  expect(afterArrival({ typed: 'Ros', known: 'Ro', sent: [] }, '')).toEqual(searchOf(''));
  const same = searchOf('Ro');
  expect(afterArrival(same, 'Ro')).toBe(same);
});

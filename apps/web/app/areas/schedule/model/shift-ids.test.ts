import { expect, it } from 'vitest';
import { shiftIds } from './shift-ids.ts';

it('names a stored shift by its entry', () => {
  const ids = shiftIds();
  expect([ids.idOf(12), ids.entryIdOf('12')]).toEqual(['12', 12]);
});

it('keeps the local id of a new shift once it is stored', () => {
  const ids = shiftIds();
  const [id, other] = [ids.newId(), ids.newId()];
  expect(other).not.toBe(id);
  expect(ids.entryIdOf(id)).toBeUndefined();
  ids.store(id, 20);
  expect([ids.entryIdOf(id), ids.idOf(20), ids.entryIdOf(other)]).toEqual([20, id, undefined]);
});

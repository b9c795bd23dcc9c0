import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test('any JSON survives the round trip', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(json(value));
    }),
  );
});

const row = fc.record({
  id: fc.integer(),
  name: fc.string(),
  kind: fc.constantFrom('tow', 'battery', null, 1, '1', true),
  note: fc.constant(null),
  services: fc.subarray(['Tow', 'Battery', 'LS']),
  times: fc.array(fc.record({ id: fc.nat(), day: fc.integer({ min: 0, max: 6 }) }), { maxLength: 4 }),
});

test('rows of a kind survive the round trip, in order', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const reply = { rows: json(rows), version: 3 };
      const back = unpack(pack(reply));
      expect(back).toEqual(reply);
      expect(back.rows.map((each) => Object.keys(each))).toEqual(rows.map((each) => Object.keys(each)));
    }),
  );
});

test('many similar rows take a fraction of their JSON size', () => {
  const rows = Array.from({ length: 7000 }, (_, index) => ({
    id: 190_000 + index,
    start_date: `2026-11-${22 + (index % 7)}T0${index % 9}:00:00.000Z`,
    schedule_type: ['Tow'],
    employee: 1000 + Math.floor(index / 7),
    placeholder: null,
    note: null,
    version: 1,
  }));
  expect(pack(rows).length).toBeLessThan(JSON.stringify(rows).length / 5);
  expect(unpack(pack(rows))).toEqual(rows);
});

test('a field with the reserved row marker name is rejected, not misread', () => {
  expect(() => pack({ '@rows': 3 })).toThrow('@rows');
});

test('the same text is the reply that was read from it before', () => {
  const [sent, other] = [pack({ version: 1 }), pack({ version: 2 })];
  const before = unpack(sent);
  expect(unpack(pack({ version: 1 }), before)).toBe(before);
  expect(unpack(other, before)).toEqual({ version: 2 });
  expect(unpack(sent)).not.toBe(before);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MalformedJsonError, parseStrictJson } from './strict-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('strict JSON', () => {
  test.each([
    ['broken UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
    ['an overlong encoding', new Uint8Array([0x22, 0xc0, 0x80, 0x22])],
    ['not JSON', bytes('{"a":}')],
    ['nothing', bytes('')],
    ['a name twice', bytes('{"a":1,"b":2,"a":3}')],
    ['a name twice, once escaped', bytes('{"a":1,"\\u0061":3}')],
    ['a name twice further in', bytes('[{"x":{"a":1, "a" :2}}]')],
    ['__proto__', bytes('{"__proto__":{"admin":true}}')],
    ['__proto__, escaped', bytes('{"__pr\\u006fto__":1}')],
    ['constructor', bytes('{"a":{"constructor":{"prototype":{}}}}')],
    ['prototype', bytes('{"prototype":1}')],
    ['NUL', bytes('["\\u0000"]')],
    ['half a surrogate pair', bytes('{"a":"\\ud800"}')],
    ['33 levels', bytes('['.repeat(33) + ']'.repeat(33))],
    ['a million levels', bytes('['.repeat(500_000) + ']'.repeat(500_000))],
  ])('refuses %s', (_, body) => {
    expect(() => parseStrictJson(body)).toThrow(MalformedJsonError);
  });

  test.each([
    [new Uint8Array([0x22, 0xff]), 'The body isn’t valid UTF-8.'],
    [bytes('{'), 'The body isn’t valid JSON.'],
    [bytes('["\\u0000"]'), 'The body contains NUL or broken Unicode.'],
    [bytes('['.repeat(33) + ']'.repeat(33)), 'The body is nested deeper than 32 levels.'],
    [bytes('{"prototype":1}'), 'The name prototype isn’t allowed.'],
    [bytes('{"a":1,"a":2}'), 'A name appears twice in one object.'],
  ])('says why it rejects %o', (body, message) => {
    expect(() => parseStrictJson(body)).toThrow(expect.objectContaining({ name: 'MalformedJsonError', message }));
  });

  test.each([' ', '\n', '\r', '\t', ' \r\n\t '])('detects a duplicate name with %j before its colon', (space) => {
    expect(() => parseStrictJson(bytes(`{"a"${space}:1,"a":2}`))).toThrow(MalformedJsonError);
  });

  test('accepts the same name in two objects, in values and in 32 levels', () => {
    expect(parseStrictJson(bytes('[{"a":1},{"a":"a","b":["a","__proto__"]}]'))).toEqual([
      { a: 1 },
      { a: 'a', b: ['a', '__proto__'] },
    ]);
    expect(parseStrictJson(bytes('['.repeat(32) + ']'.repeat(32)))).toBeDefined();
    expect(parseStrictJson(bytes('"\\ud83d\\ude9a \\"quoted\\" {[\\\\"'))).toBe('🚚 "quoted" {[\\');
  });

  test('accepts everything JSON.stringify writes, and reads it as JSON.parse does', () => {
    const names = fc
      .string()
      .filter(
        (name) =>
          !['__proto__', 'constructor', 'prototype'].includes(name) && name.isWellFormed() && !name.includes('\0'),
      );
    const document = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', maxDepth: 8 },
        fc.constant(null),
        fc.boolean(),
        fc.integer(),
        names,
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(names, tie('value'), { maxKeys: 5 }),
      ),
    })).value;
    fc.assert(
      fc.property(document, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseStrictJson(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  test('parses a megabyte', () => {
    const body = bytes(
      JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ id: index, text: 'a\\"b\n'.repeat(5) }))),
    );
    expect(parseStrictJson(body)).toEqual(JSON.parse(new TextDecoder().decode(body)));
  });
});

import { describe, expect, it } from 'vitest';
import { readField } from './field.ts';
import type { Field } from './field.ts';

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name: 'it', kind, about: '', ...more });

describe('readField', () => {
  it.each<[Field, string, unknown]>([
    [field('text'), '  a b ', 'a b'],
    [field('text'), '   ', null],
    [field('text'), '=1+1', '=1+1'],
    [field('integer'), '45', 45],
    [field('integer'), '45.0', 45],
    [field('number', { min: -90, max: 90 }), '40,125', 40.125],
    [field('number'), '1.234,5', 1234.5],
    [field('number'), '-75.5', -75.5],
    [field('boolean'), 'Yes', true],
    [field('boolean'), '0', false],
    [field('choice', { choices: ['PSP', 'nonPSP'] }), 'nonpsp', 'nonPSP'],
    [field('answer'), '5', 5],
    [field('answer'), 'Totally Dissatisfied', 1],
    [field('answer'), 'neither', 3],
    [field('answer'), '3.0', 3],
    [field('answer'), '1', 1],
    [field('text'), 'x'.repeat(4000), 'x'.repeat(4000)],
    [field('text'), '40,12', '40,12'],
    [field('number', { min: -90, max: 90 }), '90', 90],
    [field('number', { min: -90, max: 90 }), '-90', -90],
    [field('number'), '-0,5', -0.5],
    [field('number'), '1e3', 1000],
    [field('integer'), '12,0', 12],
    [field('integer'), '', null],
    [field('list'), ' ; ,', []],
    [field('list'), 'a|b', ['a', 'b']],
    [field('list'), 'Tow; Light Service ,Battery', ['Tow', 'Light Service', 'Battery']],
  ])('%o reads %j', (definition, text, value) => {
    expect(readField(definition, text)).toEqual({ ok: true, value });
  });

  it.each([
    [true, ['true', 't', 'yes', 'y', '1', 'x', 'TRUE', 'X', ' Y ']],
    [false, ['false', 'f', 'no', 'n', '0', 'No', 'FALSE']],
  ])('takes for %s: %j', (value, texts) => {
    for (const text of texts) expect([text, readField(field('boolean'), text)]).toEqual([text, { ok: true, value }]);
  });

  it.each([
    [5, 'totally satisfied'],
    [4, 'Satisfied'],
    [3, 'neither satisfied nor dissatisfied'],
    [3, 'Neither'],
    [2, 'DISSATISFIED'],
    [1, 'totally dissatisfied'],
  ])('takes the answer %i for %j', (value, text) => {
    expect(readField(field('answer'), text)).toEqual({ ok: true, value });
  });

  it('leaves times to a separate reader', () => {
    expect(() => readField(field('instant'), '2026-11-20')).toThrow(TypeError);
    expect(readField(field('instant'), ' ')).toEqual({ ok: true, value: null });
  });

  it.each<[Field, string, string]>([
    [field('integer', { min: 0, max: 99 }), '-1', 'it is -1, expected 0 to 99'],
    [field('integer', { min: 0, max: 99 }), '100', 'it is 100, expected 0 to 99'],
    [field('number', { min: 0 }), '-0,5', 'it is -0.5, expected 0 to Infinity'],
    [field('number'), 'many', "it is 'many', expected a number"],
    [field('number'), '1e999', "it is '1e999', expected a number"],
    [field('answer'), '0', expect.stringContaining("it is '0', expected 1 to 5") as unknown as string],
    [field('answer'), '4.5', expect.stringContaining("it is '4.5', expected 1 to 5") as unknown as string],
    [field('text'), 'a\u0000b', 'it contains a NUL character'],
    [field('text'), 'x'.repeat(4001), 'it is longer than 4000 characters'],
    [field('integer'), '4.5', "it is '4.5', expected a whole number"],
    [field('integer'), '1e999', "it is '1e999', expected a whole number"],
    [field('number', { min: -90, max: 90 }), '91', 'it is 91, expected -90 to 90'],
    [field('number'), '40,125', "it is '40,125', which can mean 40125 or 40.125; write it without separators"],
    [field('boolean'), 'maybe', "it is 'maybe', expected true or false"],
    [field('choice', { choices: ['P', 'C', 'F'] }), 'Q', "it is 'Q', expected one of P, C, F"],
    [
      field('answer'),
      '6',
      "it is '6', expected 1 to 5 or one of: Totally Satisfied, Satisfied, Neither, Dissatisfied, Totally Dissatisfied",
    ],
  ])('%o refuses %j and explains why', (definition, text, problem) => {
    expect(readField(definition, text)).toEqual({ ok: false, problem });
  });
});

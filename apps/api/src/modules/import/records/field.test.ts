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
    [field('number'), '40,125', 40.125],
    [field('number'), '-75.5', -75.5],
    [field('boolean'), 'Yes', true],
    [field('boolean'), '0', false],
    [field('choice', { choices: ['PSP', 'nonPSP'] }), 'nonpsp', 'nonPSP'],
    [field('answer'), '5', 5],
    [field('answer'), 'Totally Dissatisfied', 1],
    [field('answer'), 'neither', 3],
    [field('list'), 'Tow; Light Service ,Battery', ['Tow', 'Light Service', 'Battery']],
  ])('%o reads %j', (definition, text, value) => {
    expect(readField(definition, text)).toEqual({ ok: true, value });
  });

  it.each<[Field, string, string]>([
    [field('text'), 'a\u0000b', 'it holds a NUL character'],
    [field('text'), 'x'.repeat(4001), 'it is longer than 4000 characters'],
    [field('integer'), '4.5', "it is '4.5', expected a whole number"],
    [field('integer'), '1e999', "it is '1e999', expected a whole number"],
    [field('number', { min: -90, max: 90 }), '91', 'it is 91, expected -90 to 90'],
    [field('number'), '1.234,5', "it is '1.234,5', expected a number"],
    [field('boolean'), 'maybe', "it is 'maybe', expected true or false"],
    [field('choice', { choices: ['P', 'C', 'F'] }), 'Q', "it is 'Q', expected one of P, C, F"],
    [
      field('answer'),
      '6',
      "it is '6', expected 1 to 5 or one of: Totally Satisfied, Satisfied, Neither, Dissatisfied, Totally Dissatisfied",
    ],
  ])('%o refuses %j and says why', (definition, text, problem) => {
    expect(readField(definition, text)).toEqual({ ok: false, problem });
  });
});

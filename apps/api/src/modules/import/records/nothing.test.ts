import { describe, expect, it } from 'vitest';
import { nothingIn } from './nothing.ts';

describe('a cell without a value', () => {
  it.each([
    'NULL',
    'null',
    'Null',
    '\\N',
    'nil',
    'none',
    'N/A',
    'n/a',
    'NA',
    'NaN',
    '-',
    '--',
    '—',
    '(null)',
    '<NULL>',
  ])('can say %s', (text) => {
    expect(nothingIn(text)).toBe('word');
  });

  it.each([
    '#N/A',
    '#VALUE!',
    '#REF!',
    '#DIV/0!',
    '#NUM!',
    '#NAME?',
    '#NULL!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA',
    '#WERT!',
    '#NV',
    '########',
  ])('can have the Excel error %s', (text) => {
    expect(nothingIn(text)).toBe('error');
    expect(nothingIn(text, { isName: true, words: new Set() })).toBe('error');
  });

  it.each(['Nullsville', 'G1', '#4', '#12 Main St', '0', 'no', '-1', 'Nana', 'n', ''])('is not %j', (text) => {
    expect(nothingIn(text)).toBeNull();
  });

  it('is not a person called Null or None, but a database’s NULL', () => {
    for (const name of ['Null', 'None', 'Na']) expect(nothingIn(name, { isName: true })).toBeNull();
    for (const name of ['NULL', 'null', 'n/a']) expect(nothingIn(name, { isName: true })).toBe('word');
  });

  it('says what the map lists, and nothing else', () => {
    const words = new Set(['unknown']);
    expect(nothingIn('Unknown', { words })).toBe('word');
    expect(nothingIn('NULL', { words })).toBeNull();
  });
});

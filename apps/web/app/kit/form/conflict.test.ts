import { describe, expect, it } from 'vitest';
import { differencesOf } from './conflict.ts';

const field = (key: string, text: string, label = key) => ({ key, label, text });

describe('two versions of a record', () => {
  it('differ in the fields with different text, in the order of mine', () => {
    expect(
      differencesOf(
        [field('b', 'old'), field('a', 'same'), field('c', '')],
        [field('a', 'same'), field('b', 'new'), field('c', 'filled')],
      ),
    ).toEqual([
      { key: 'b', label: 'b', mine: 'old', theirs: 'new' },
      { key: 'c', label: 'c', mine: '', theirs: 'filled' },
    ]);
  });

  it('differ in fields only one of them has', () => {
    expect(differencesOf([field('1', 'mine', 'Card')], [field('2', 'theirs', 'Table')])).toEqual([
      { key: '1', label: 'Card', mine: 'mine', theirs: null },
      { key: '2', label: 'Table', mine: null, theirs: 'theirs' },
    ]);
  });

  it('do not differ when their text is the same', () => {
    expect(differencesOf([field('a', 'x')], [field('a', 'x')])).toEqual([]);
  });
});

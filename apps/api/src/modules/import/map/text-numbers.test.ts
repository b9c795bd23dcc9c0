import { describe, expect, it } from 'vitest';
import { TextNumbers } from './text-numbers.ts';

describe('numbers of texts', () => {
  it('can be found among many, including 0', () => {
    const numbers = new TextNumbers();
    const texts = Array.from({ length: 30_000 }, (_, index) => `job ${index}`);
    for (const [index, text] of texts.entries()) expect(numbers.replace(text, () => index)).toBeUndefined();
    const found = texts.map((text) => numbers.replace(text, (before) => (before ?? 0) + 1));
    expect(found).toEqual(texts.map((_, index) => index));
    expect(numbers.replace('job 7', (before) => before ?? 0)).toBe(8);
    expect(numbers.replace('no job', () => 1)).toBeUndefined();
  });

  it('keeps its numbers before and after the table grows', () => {
    const numbers = new TextNumbers();
    const known = new Map<string, number>();
    for (let round = 0; round < 3; round++)
      for (let index = 0; index < 700; index++) {
        const text = `${index}`;
        expect(numbers.replace(text, (before = 0) => before + index)).toBe(known.get(text));
        known.set(text, (known.get(text) ?? 0) + index);
      }
  });
});

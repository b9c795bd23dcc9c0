import { expect, test } from 'vitest';
import { readReferenceText, referenceText } from './reference-text.ts';

test('links survive the way through an address, each once', () => {
  const driver = { kind: 'driver', id: 12, slug: 'dan-driver' } as const;
  const shift = { kind: 'shift', id: 7, slug: 'north' } as const;
  expect(readReferenceText(referenceText([driver, shift, driver]))).toEqual([driver, shift]);
});

test.each([[''], ['driver:0:x'], ['planet:4:x'], ['driver:4:'], ['driver:4:x/y'], ['driver:99999999999:x']])(
  '%j is no link',
  (text) => {
    expect(readReferenceText(text)).toEqual([]);
  },
);

test('only the latest fifty are asked for', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ kind: 'driver', id: index + 1, slug: 'x' }) as const);
  expect(readReferenceText(referenceText(many)).map(({ id }) => id)).toEqual(many.slice(10).map(({ id }) => id));
});

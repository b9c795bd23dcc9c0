import { expect, it } from 'vitest';
import { partAddress } from './part-address.ts';

it.each([
  [
    new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:3000/assets/palette-D-btGwyy.js'),
    'http://127.0.0.1:3000/assets/palette-D-btGwyy.js',
  ],
  [
    new TypeError('error loading dynamically imported module: https://roadside.example/assets/a.js?again=1'),
    'https://roadside.example/assets/a.js',
  ],
  [new TypeError('Importing a module script failed.'), null],
  [new Error('Nothing came within 120000 ms.'), null],
  ['https://roadside.example/a.js', null],
])('%s names %s', (error, address) => {
  expect(partAddress(error)).toBe(address);
});

import { expect, it } from 'vitest';
import { cityFirst } from './station-words.ts';

it.each([
  ['Lantern Road Service, Akron', 'Akron, Lantern Road Service'],
  ['Smith, Sons & Co., Bethlehem', 'Bethlehem, Smith, Sons & Co.'],
  ['Harbor Light', 'Harbor Light'],
  [null, ''],
])('%s begins with what tells it apart', (name, words) => {
  expect(cityFirst(name)).toBe(words);
});

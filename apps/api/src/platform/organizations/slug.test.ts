import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Day & Night Towing, King of Prussia', 'day-night-towing-king-of-prussia'],
  ['Ana Lucía  de Almeida', 'ana-lucia-de-almeida'],
  ['Zephyrine ', 'zephyrine'],
  ['東京', ''],
  [' -A_1- ', 'a-1'],
  ['a--b', 'a-b'],
])('%s becomes the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

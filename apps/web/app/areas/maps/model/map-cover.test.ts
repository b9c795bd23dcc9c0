import { expect, it } from 'vitest';
import { coverOf } from './map-cover.ts';

const map = { left: 100, right: 1100, top: 200, bottom: 800 };

it.each([
  ['floats at the left', { left: 112, right: 416, top: 212, bottom: 700 }, { left: 316 }],
  ['floats at the right, in a right-to-left page', { left: 784, right: 1088, top: 212, bottom: 700 }, { right: 316 }],
  ['is collapsed', { left: 112, right: 416, top: 212, bottom: 268 }, {}],
  ['is above the map', { left: 100, right: 1100, top: 20, bottom: 190 }, {}],
  ['is beside the map', { left: 1110, right: 1400, top: 200, bottom: 800 }, {}],
])('a panel that %s', (_name, panel, cover) => {
  expect(coverOf(map, panel)).toEqual(cover);
});

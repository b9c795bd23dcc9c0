import { expect, it } from 'vitest';
import { positionWords } from './position-words.ts';
import { positions } from './subject.ts';

it.each([
  ['driver', 'Driver'],
  ['station-admin', 'Station admin'],
  ['Station-Admin', 'Station admin'],
  ['territory-associate', 'Territory associate'],
  ['admin', 'Club admin'],
  ['Admin', 'Admin'],
  ['region_manager', 'Region manager'],
  ['Fleet mechanic II', 'Fleet mechanic II'],
  ['', ''],
])('says %j as %j', (position, words) => {
  expect(positionWords(position)).toBe(words);
});

it('tells all positions of the access table apart', () => {
  expect(new Set(positions.map(positionWords)).size).toBe(positions.length);
});

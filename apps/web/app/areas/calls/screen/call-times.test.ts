import { expect, it } from 'vitest';
import { receivedWords } from './call-times.ts';

it.each([
  ['America/New_York', 'America/New_York', 'Sat, Nov 14, 12:30 AM'],
  // Another name of the same clock.
  ['America/New_York', 'America/Detroit', 'Sat, Nov 14, 12:30 AM'],
  ['America/New_York', 'America/Chicago', 'Sat, Nov 14, 12:30 AM (Fri, Nov 13, 11:30 PM at the station)'],
])('on the clock of %s, a call of a station in %s came in %s', (here, station, words) => {
  expect(receivedWords('2026-11-14T05:30:00.000Z', here, station).replaceAll('\u202F', ' ')).toBe(words);
});

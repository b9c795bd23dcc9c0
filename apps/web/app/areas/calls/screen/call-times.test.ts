import { expect, it } from 'vitest';
import { clockOf, needsZone, receivedWords } from './call-times.ts';

it.each([
  ['America/New_York', 'America/New_York', 'Sat, Nov 14, 12:30 AM'],
  // Another name of the same clock.
  ['America/New_York', 'America/Detroit', 'Sat, Nov 14, 12:30 AM'],
  ['America/New_York', 'America/Chicago', 'Sat, Nov 14, 12:30 AM (Fri, Nov 13, 11:30 PM at the station)'],
])('on the clock of %s, a call of a station in %s came in %s', (here, station, words) => {
  expect(receivedWords('2026-11-14T05:30:00.000Z', here, station).replaceAll('\u202F', ' ')).toBe(words);
});

const received_at = '2026-11-14T05:30:00.000Z';

it.each([
  ['of one zone', ['America/New_York'], 'America/New_York', false],
  ['of another name of the same clock', ['America/Detroit'], 'America/Toronto', false],
  ['of two zones', ['America/New_York', 'America/Chicago'], 'America/New_York', true],
  ['for a reader in another zone', ['America/New_York'], 'America/Chicago', true],
])('names the zone of a list of calls %s only where needed', (_, zones, reader, named) => {
  const rows = zones.map((time_zone) => ({ received_at, time_zone }));
  expect(needsZone(rows, 'America/New_York', reader)).toBe(named);
});

it('names the zone after the time', () => {
  expect(clockOf(received_at, 'America/New_York', true).replaceAll('\u202F', ' ')).toBe('Sat, Nov 14, 12:30 AM EST');
});

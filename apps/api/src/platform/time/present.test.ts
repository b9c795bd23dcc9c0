import { expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { presentAt } from './present.ts';

const now = () => new Date('2027-03-01T08:30:00Z');
const at = (today: string | undefined, timeZone: string) =>
  presentAt({ config: parseConfig({ ROADSIDE_MODE: 'test', ROADSIDE_TODAY: today }), now }, timeZone).toISOString();

test('is the clock’s, unless the day is pinned: then it is noon of that day at the location', () => {
  expect(at(undefined, 'America/New_York')).toBe('2027-03-01T08:30:00.000Z');
  expect(at('2026-11-18', 'America/New_York')).toBe('2026-11-18T17:00:00.000Z');
  expect(at('2026-11-18', 'America/Chicago')).toBe('2026-11-18T18:00:00.000Z');
});

import { describe, expect, it } from 'vitest';
import { needNotes, needUnknownWords, partlyForecast } from './forecast-notes.ts';
import type { PredictedHour } from './predicted.ts';

const step = (needed: number, target: number | null, best: number | null): PredictedHour => ({
  at: 0,
  volume: 1,
  needed,
  range: null,
  onTime: null,
  target,
  best,
});

describe('a week that has a forecast in part', () => {
  const timeZone = 'America/New_York';
  const start = (day: string) => Date.parse(`${day}T05:00:00Z`);
  const window = { from: start('2026-12-07'), to: start('2026-12-14'), timeZone };
  const hourOn = (day: string) => ({ ...step(1, null, null), at: start(day) });

  it('names its days', () => {
    const hours = [hourOn('2026-12-08'), hourOn('2026-12-07'), hourOn('2026-12-08')];
    expect(partlyForecast(hours, window)).toBe('The forecast covers 2 of these 7 days: Dec 7 to 8, 2026.');
    expect(partlyForecast([hourOn('2026-12-07')], window)).toBe('The forecast covers 1 of these 7 days: Dec 7, 2026.');
  });

  it('says nothing when all days or none have one', () => {
    expect(partlyForecast([], window)).toBe('');
    const days = ['07', '08', '09', '10', '11', '12', '13'];
    expect(
      partlyForecast(
        days.map((day) => hourOn(`2026-12-${day}`)),
        window,
      ),
    ).toBe('');
  });
});

describe('notes on the drivers needed', () => {
  it('say nothing where the target can be reached, or is calls per driver', () => {
    expect(needNotes([step(3, 80, 92), step(2, null, 70), step(2, 80, null)], 60, null)).toEqual([]);
    expect(needNotes([], 60, null)).toEqual([]);
  });

  it('name the best possible where the drive alone takes too long', () => {
    expect(needNotes([step(3, 90, 83)], 60, null)).toEqual([
      '90% on time can’t be reached: even with a driver free for every call, 83% would be on time, because of the drive. The drivers needed get as close as possible.',
    ]);
    expect(needNotes([step(3, 90, 83), step(3, 90, 76.4), step(3, 90, 95)], 60, null)[0]).toMatch(
      /^90% on time can’t be reached in 2 of 3 steps: .* 76%-83% would be on time/,
    );
  });

  it('compare one pool with stations on their own, in driver-hours whatever the step', () => {
    const apart = { stations: 12, driver_hours: 9 };
    expect(needNotes([step(3, null, null), step(4, null, null)], 60, apart)).toEqual([
      'Drivers needed count 12 stations as one pool, in which every driver can take any call: 7 driver-hours. If each station works on its own, it takes 9.',
    ]);
    expect(needNotes([step(18, null, null), step(18, null, null)], 15, apart)).toEqual([]);
  });
});

it('doesn’t say that days of a month have no forecast, which it never reads', () => {
  expect(needUnknownWords('month')).toBe('Switch to a day or a week to see which hours are short.');
  expect(needUnknownWords('week')).toMatch(/^There’s no forecast for these days/);
});

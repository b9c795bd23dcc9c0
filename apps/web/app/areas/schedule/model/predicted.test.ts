import { describe, expect, it } from 'vitest';
import { createScheduleModel } from '@roadside/scheduler-gantt/model';
import {
  codesIn,
  forecastTotals,
  neededBuckets,
  noWhatIf,
  predictedHours,
  predictionsOf,
  scheduledIn,
  triesSomething,
} from './predicted.ts';
import type { PredictedHour } from './predicted.ts';
import type { PredictionHour } from './schedule-reply.ts';
import { predictionsAddress } from './addresses.ts';

const row = (sc_dt: string, code: PredictionHour['code'], volume_pred: number, drivers_needed: number) => ({
  sc_dt,
  code,
  volume_pred,
  volume_low: volume_pred,
  volume_high: volume_pred,
  on_time_pred: null,
  on_time_target: null,
  on_time_best: null,
  drivers_needed,
  productivity_goal: 1,
  total_drivers: 0,
  was_optimized: false,
  time_type: '1h',
});
const at = '2026-11-24T08:00:00.000Z';
const start = Date.parse(at);
const hourOf = (hour: Partial<PredictedHour>): PredictedHour => ({
  at: start,
  volume: 0,
  needed: 0,
  range: null,
  onTime: null,
  target: null,
  best: null,
  ...hour,
});

describe('hourly predictions', () => {
  it('add up across services, without counting a pool twice', () => {
    const split = [row(at, 'tow', 2, 3), row(at, 'battery', 1, 1), row(at, 'ls', 1, 2)];
    expect(predictedHours(split, null)).toEqual([hourOf({ volume: 4, needed: 6 })]);
    expect(predictedHours([...split, row(at, 'battery_light_service', 2, 2)], null)[0]?.needed).toBe(6);
    expect(predictedHours([row(at, 'tow', 2, 3), row(at, 'battery_light_service', 2, 2)], null)[0]?.needed).toBe(5);
    expect(predictedHours(split, 'ls')).toEqual([hourOf({ volume: 1, needed: 2, range: [1, 1] })]);
    expect(codesIn(split)).toEqual(['tow', 'battery', 'ls']);
  });

  it('use the total when the service sends one', () => {
    expect(predictedHours([row(at, null, 4, 5), row(at, 'tow', 2, 3)], null)).toEqual([
      hourOf({ volume: 4, needed: 5, range: [4, 4] }),
    ]);
  });

  it('are empty without predictions', () => {
    expect(predictedHours([], null)).toEqual([]);
    expect(neededBuckets([], { from: start, to: start + 3_600_000 })).toBeNull();
  });

  it('are bucketed by hour from the start of the window', () => {
    const hours = [hourOf({ volume: 2, needed: 3 })];
    expect(neededBuckets(hours, { from: start - 3_600_000, to: start + 3_600_000 })).toEqual([0, 3]);
  });
});

describe('a what-if', () => {
  it('is sent as query parameters, and only where it differs from the default', () => {
    expect(triesSomething(noWhatIf)).toBe(false);
    expect(predictionsOf('north', ['2026-11-24'], noWhatIf)).toBe(
      predictionsAddress({ slug: 'north' }, '?dates=2026-11-24'),
    );
    const storm = { storm: 40, driversOut: 2, staffFor: '90' } as const;
    expect(triesSomething(storm)).toBe(true);
    expect(predictionsOf('north', ['2026-11-24', '2026-11-25'], storm, { step: '15m', pooled: true })).toBe(
      predictionsAddress(
        { slug: 'north' },
        '?dates=2026-11-24%2C2026-11-25&step=15m&pooled=true&storm=40&out=2&staff=90',
      ),
    );
  });
});

describe('scheduled vs. needed', () => {
  const hour = 3_600_000;
  const model = createScheduleModel({
    drivers: [
      { id: 'e1', name: 'Kim Ray', kind: 'driver' },
      { id: 'g1', name: 'Night tow', kind: 'ghost' },
    ],
    shifts: [
      { id: '1', driverId: 'e1', start, end: start + 1.5 * hour, service: 'tow', version: 1 },
      { id: '2', driverId: 'g1', start, end: start + 2 * hour, service: 'tow', version: 1 },
    ],
    window: { from: start, to: start + 2 * hour, timeZone: 'America/New_York' },
  });
  const steps = [0, 1, 2, 3].map((place) => ({
    ...hourOf({ volume: place === 3 ? 3 : 1, needed: 2, onTime: place === 3 ? 40 : 80 }),
    at: start + (place * hour) / 2,
  }));
  const half = { code: null, minutes: 30, driversOut: 0 } as const;

  it('counts drivers by step and service, and never goes below zero when drivers are out', () => {
    expect(scheduledIn(model, steps, half)).toEqual([1, 1, 1, 0]);
    expect(scheduledIn(model, steps, { ...half, code: 'battery' })).toEqual([0, 0, 0, 0]);
    expect(scheduledIn(model, steps, { ...half, driversOut: 2 })).toEqual([0, 0, 0, 0]);
  });

  it('adds up calls, missing hours and on-time calls', () => {
    expect(forecastTotals(steps, [1, 1, 1, 0], 30)).toEqual({ calls: 6, short: 2.5, shortHours: 2, onTime: 60 });
    expect(forecastTotals([], [], 60)).toEqual({ calls: 0, short: 0, shortHours: 0, onTime: null });
  });
});

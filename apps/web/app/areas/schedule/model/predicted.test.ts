import { describe, expect, it } from 'vitest';
import { codesIn, neededBuckets, predictedHours, underWhatIf } from './predicted.ts';
import type { PredictionHour } from './schedule-reply.ts';

const row = (sc_dt: string, code: PredictionHour['code'], volume_pred: number, drivers_needed: number) => ({
  sc_dt,
  code,
  volume_pred,
  volume_low: volume_pred,
  volume_high: volume_pred,
  on_time_pred: null,
  drivers_needed,
  productivity_goal: 1,
  total_drivers: 0,
  was_optimized: false,
  time_type: '1h',
});
const at = '2026-11-24T08:00:00.000Z';
const start = Date.parse(at);

describe('predictions by the hour', () => {
  it('add up over the services, without counting a pool twice', () => {
    const split = [row(at, 'tow', 2, 3), row(at, 'battery', 1, 1), row(at, 'ls', 1, 2)];
    expect(predictedHours(split, null)).toEqual([{ at: start, volume: 4, needed: 6 }]);
    expect(predictedHours([...split, row(at, 'battery_light_service', 2, 2)], null)[0]?.needed).toBe(6);
    expect(predictedHours([row(at, 'tow', 2, 3), row(at, 'battery_light_service', 2, 2)], null)[0]?.needed).toBe(5);
    expect(predictedHours(split, 'ls')).toEqual([{ at: start, volume: 1, needed: 2 }]);
    expect(codesIn(split)).toEqual(['tow', 'battery', 'ls']);
  });

  it('take the whole where the service says it', () => {
    expect(predictedHours([row(at, null, 4, 5), row(at, 'tow', 2, 3)], null)).toEqual([
      { at: start, volume: 4, needed: 5 },
    ]);
  });

  it('are nothing when there are none', () => {
    expect(predictedHours([], null)).toEqual([]);
    expect(neededBuckets([], { from: start, to: start + 3_600_000 })).toBeNull();
  });

  it('grow with a storm, and only by whole drivers', () => {
    const hours = [{ at: start, volume: 2, needed: 3 }];
    expect(underWhatIf(hours, { storm: 40, driversOut: 0 })).toEqual([{ at: start, volume: 2.8, needed: 5 }]);
    expect(underWhatIf(hours, { storm: 0, driversOut: 2 })).toBe(hours);
    expect(neededBuckets(hours, { from: start - 3_600_000, to: start + 3_600_000 })).toEqual([0, 3]);
  });
});

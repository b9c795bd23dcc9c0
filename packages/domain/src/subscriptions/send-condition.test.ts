import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount } from '../calendar/index.ts';
import { metricById } from '../metrics/index.ts';
import { conditionWords, findingWords } from './condition-words.ts';
import { expectedRange } from './expected-range.ts';
import {
  conditionDays,
  conditionFinding,
  conditionHolds,
  isWholeCondition,
  metricCondition,
  type MetricCondition,
  sendConditions,
} from './send-condition.ts';
import { sendIntervals } from './send-schedule.ts';

const ata = metricById.get('ata_avg') ?? null;
const above: MetricCondition = { kind: 'above', metric: 'ata_avg', threshold: 45 };
const unexpected: MetricCondition = { kind: 'unexpected', metric: 'ata_avg' };
const day = { from: '2026-11-19', to: '2026-11-19' };
const values = fc.array(fc.option(fc.double({ min: 1, max: 500, noNaN: true })), { minLength: 56, maxLength: 56 });

describe('a condition', () => {
  it.each<[MetricCondition, number | null, boolean]>([
    [above, 45, false],
    [above, 45.1, true],
    [above, null, false],
    [{ ...above, kind: 'below' }, 45, false],
    [{ ...above, kind: 'below' }, 44.9, true],
  ])('%j holds for %s: %s', (condition, value, holds) => {
    expect(conditionHolds(condition, { ...day, value, low: null, high: null })).toBe(holds);
  });

  it('has what its kind needs and nothing else', () => {
    const metrics = [null, 'ata_avg'] as const;
    const thresholds = [null, 0] as const;
    const whole = sendConditions.map(
      (kind) =>
        metrics
          .flatMap((metric) => thresholds.map((threshold) => ({ kind, metric, threshold })))
          .filter(isWholeCondition).length,
    );
    expect(whole).toEqual(sendConditions.map(() => 1));
    expect(metricCondition({ kind: 'changed', metric: null, threshold: null })).toBeNull();
    expect(metricCondition({ ...above })).toEqual(above);
  });

  it('never holds both above and below a value, and not where nothing was counted', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.option(fc.double({ noNaN: true })), (threshold, value) => {
        const finding = { ...day, value, low: null, high: null };
        const holds = (['above', 'below'] as const).filter((kind) =>
          conditionHolds({ kind, metric: 'ata_avg', threshold }, finding),
        );
        expect(holds.length).toBeLessThanOrEqual(value === null ? 0 : 1);
      }),
    );
  });
});

describe('the days of a condition', () => {
  it('are the latest complete day, seven days or month', () => {
    expect(conditionDays('weekdays', '2026-11-19').now).toEqual(day);
    expect(conditionDays('weekly', '2026-11-19').now).toEqual({ from: '2026-11-13', to: '2026-11-19' });
    expect(conditionDays('monthly', '2026-11-19').now).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(conditionDays('monthly', '2026-11-30').now).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });

  it('follow each other without a gap, and all before end where the latest begin', () => {
    const lastDays = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...sendIntervals), lastDays, (every, lastDay) => {
        const { now, before, season } = conditionDays(every, lastDay);
        const all = [...before, now];
        expect(now.to <= lastDay).toBe(true);
        expect(before.length % season).toBe(0);
        for (const [index, span] of all.entries()) {
          expect(dayCount(span.from, span.to)).toBeGreaterThan(0);
          const next = all[index + 1];
          if (next) expect(addDays(span.to, 1)).toBe(next.from);
        }
      }),
    );
  });
});

describe('the expected range', () => {
  it('is around the same weekday’s mean', () => {
    // Every seventh day, 100 more than the others.
    const history = Array.from({ length: 56 }, (_, index) => 100 + (index % 7 === 0 ? 100 : 0) + (index % 3));
    expect(expectedRange(history, 7)?.expected).toBeCloseTo(201, 0);
    const holds = (value: number) =>
      conditionHolds(unexpected, conditionFinding(unexpected, conditionDays('daily', day.to), value, history));
    expect([199, 203].map(holds)).toEqual([false, false]);
    expect([190, 210, 101].map(holds)).toEqual([true, true, true]);
  });

  it('contains what it expects, grows with the series’ swings, and moves with it', () => {
    const season = fc.constantFrom(1 as const, 7 as const);
    fc.assert(
      fc.property(values, season, fc.integer({ min: 1, max: 9 }), (history, phases, factor) => {
        const range = expectedRange(history, phases);
        const scaled = expectedRange(
          history.map((value) => (value === null ? null : value * factor)),
          phases,
        );
        expect(range === null).toBe(scaled === null);
        if (!range || !scaled) return;
        expect(range.low).toBeLessThanOrEqual(range.expected);
        expect(range.high).toBeGreaterThanOrEqual(range.expected);
        expect(scaled.high - scaled.low).toBeCloseTo((range.high - range.low) * factor, 3);
      }),
    );
  });

  it('says nothing after little, and takes empty days before the data begins for no data', () => {
    const none = Array.from({ length: 40 }, () => 0);
    const begun = Array.from({ length: 16 }, (_, index) => 50 + (index % 3));
    expect(expectedRange(none, 7)).toBeNull();
    expect(expectedRange([...none, 50, 51, 52, 50, 51, 52, 50], 7)).toBeNull();
    expect(expectedRange([...none, ...begun], 7)?.low).toBeGreaterThan(40);
    expect(expectedRange([...none.map(() => null), ...begun], 7)).toEqual(expectedRange([...none, ...begun], 7));
  });
});

describe('words', () => {
  const label = `“${ata?.label ?? ''}”`;
  it('say when a report is sent', () => {
    const said = (kind: (typeof sendConditions)[number], threshold: number | null = null) =>
      conditionWords({ kind, metric: kind === 'always' || kind === 'changed' ? null : 'ata_avg', threshold }, ata);
    expect(said('always')).toBe('');
    expect(said('changed')).toBe('only if the numbers changed');
    expect(said('above', 45)).toBe(`only if ${label} is above 45.0 min`);
    expect(said('unexpected')).toBe(`only if ${label} is outside its expected range`);
  });

  it.each<[string, MetricCondition, number | null, number | null, number | null]>([
    ['was 52.3 min on Nov 19, 2026, above 45.0 min', above, 52.3, null, null],
    ['was 45.0 min on Nov 19, 2026, not above 45.0 min', above, 45, null, null],
    ['was 45.04 min on Nov 19, 2026, above 45.00 min', above, 45.04, null, null],
    ['was 44.996 min on Nov 19, 2026, below 45.000 min', { ...above, kind: 'below' }, 44.996, null, null],
    ['was 49.94 min on Nov 19, 2026, outside the expected 40.10–49.90 min', unexpected, 49.94, 40.1, 49.9],
    ['was 52.3 min on Nov 19, 2026, outside the expected 40.1–49.9 min', unexpected, 52.3, 40.1, 49.9],
    ['was 41.0 min on Nov 19, 2026, within the expected 0.0–49.9 min', unexpected, 41, -3, 49.9],
    ['was 41.0 min on Nov 19, 2026; there’s too little history to say what to expect', unexpected, 41, null, null],
    ['had too little data on Nov 19, 2026', above, null, null, null],
  ])('%s', (words, condition, value, low, high) => {
    expect(findingWords(condition, { ...day, value, low, high }, ata)).toBe(`${label} ${words}`);
  });

  it('name a span of days', () => {
    const finding = { from: '2026-11-13', to: '2026-11-19', value: 1_204, low: null, high: null };
    const calls = metricById.get('count_calls') ?? null;
    expect(findingWords({ kind: 'below', metric: 'count_calls', threshold: 1_000 }, finding, calls)).toBe(
      `“${calls?.label ?? ''}” was 1,204 from Nov 13 to 19, 2026, not below 1,000`,
    );
  });
});

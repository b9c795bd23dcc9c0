import { describe, expect, it } from 'vitest';
import {
  basisOf,
  changeOf,
  daysWorthDrawing,
  figure,
  firstOrder,
  goalOf,
  isQuantile,
  sureness,
  unitOf,
  firstPart,
} from './figures.ts';

const share = { unit: 'percent', direction: 'higher', decimals: 1 } as const;
const minutes = { unit: 'minutes', direction: 'lower', decimals: 1 } as const;
const calls = { unit: 'calls', direction: 'neutral', decimals: 0 } as const;

describe('figures', () => {
  it.each([
    [share, 84.24, '84.2', '%'],
    [minutes, 48, '48.0', 'min'],
    [calls, 12_340, '12,340', undefined],
    [share, null, null, '%'],
  ] as const)('%j %d', (heading, value, written, unit) => {
    expect(figure(heading, value)).toBe(written);
    expect(unitOf(heading)).toBe(unit);
  });

  it.each([
    ['a share that rose', share, 84.2, 83, { amount: '1.2 points', trend: 'up', effect: 'better' }],
    ['a share that fell', share, 83, 84.2, { amount: '1.2 points', trend: 'down', effect: 'worse' }],
    ['minutes that fell', minutes, 45, 48, { amount: '3.0 min', trend: 'down', effect: 'better' }],
    ['more calls, which is neither', calls, 110, 100, { amount: '10.0 %', trend: 'up', effect: 'even' }],
    ['what rounds to nothing', share, 84.201, 84.199, { amount: '0.0 points', trend: 'flat', effect: 'even' }],
  ] as const)('says how far: %s', (_name, heading, value, before, change) => {
    expect(changeOf(heading, value, before)).toEqual(change);
  });

  it.each([
    ['overall_sat_avg', 'percent', 1, 'of 1 survey, too few to judge'],
    ['overall_sat_avg', 'percent', 9, 'of 9 surveys, too few to judge'],
    ['overall_sat_avg', 'percent', 10, 'of 10 surveys'],
    ['cancelled_calls_rate', 'percent', 3, 'of 3 calls'],
    ['cancelled_calls_rate', 'percent', 12_340, 'of 12,340 calls'],
    ['cancelled_calls_rate', 'percent', 0, null],
    ['ata_avg', 'minutes', 12, null],
  ] as const)('says what %s in %s is a share of', (id, unit, counted, words) => {
    expect(basisOf({ id, unit }, counted)).toBe(words);
  });

  it('says how sure a share of answers is', () => {
    const cell = { value: 84, numerator: 17, denominator: 20, status: null, low: 63.96, high: 94.76 } as const;
    expect(sureness({ id: 'overall_sat_avg', unit: 'percent', decimals: 0 }, cell)).toBe(
      'between 64 and 95 %, of 20 surveys',
    );
    expect(sureness({ id: 'overall_sat_avg', unit: 'percent', decimals: 0 }, { ...cell, denominator: 4 })).toBe(
      'between 64 and 95 %, of 4 surveys, too few to judge',
    );
    expect(sureness({ id: 'cancelled_calls_rate', unit: 'percent', decimals: 1 }, cell)).toBeUndefined();
    expect(sureness({ id: 'overall_sat_avg', unit: 'percent', decimals: 1 }, undefined)).toBeUndefined();
  });

  it('knows a median by its name', () => {
    expect(['ata_median', 'ata_p90', 'ata_avg', 'pta_hit_rate'].map(isQuantile)).toEqual([true, true, false, false]);
  });

  it('leaves days of few answers out of a small chart, unless most are like that', () => {
    const sat = { id: 'overall_sat_avg' };
    expect(daysWorthDrawing(sat, [80, 82, null, 0], [40, 10, 0, 1])).toEqual([80, 82, null, null]);
    expect(daysWorthDrawing(sat, [100, 50, null, 80], [1, 2, 0, 12])).toEqual([100, 50, null, 80]);
    expect(daysWorthDrawing({ id: 'cancelled_calls_rate' }, [10, 0], [40, 1])).toEqual([10, 0]);
    expect(daysWorthDrawing(sat, [80, 0], undefined)).toEqual([80, 0]);
  });

  it('gives no verdict on a share of few answers', () => {
    const cell = { value: 100, numerator: 4, denominator: 4, status: 'green' } as const;
    expect(goalOf({ id: 'overall_sat_avg' }, cell)).toBeNull();
    expect(goalOf({ id: 'overall_sat_avg' }, { ...cell, numerator: 10, denominator: 10 })).toBe('green');
    expect(goalOf({ id: 'cancelled_calls_rate' }, cell)).toBe('green');
    expect(goalOf({ id: 'ata_avg' }, null)).toBeNull();
  });

  it('says nothing where there is nothing to compare', () => {
    expect(changeOf(share, null, 80)).toBeNull();
    expect(changeOf(share, 80, null)).toBeNull();
    expect(changeOf(calls, 5, 0)).toBeNull();
  });

  it('sorts the better end first', () => {
    expect([share, minutes, calls].map(firstOrder)).toEqual(['descending', 'ascending', 'descending']);
  });
});

describe('the part of a metric to list first', () => {
  it.each([
    ['calls', 'higher', 'numerator'],
    ['percent', 'lower', 'numerator'],
    ['percent', 'higher', 'denominator'],
    ['minutes', 'lower', 'denominator'],
  ] as const)('is, of %s where %s is better, the %s', (unit, direction, part) => {
    expect(firstPart({ unit, direction })).toBe(part);
  });
});

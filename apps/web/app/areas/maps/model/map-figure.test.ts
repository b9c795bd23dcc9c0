import { expect, it } from 'vitest';
import { mapFigure, mapFigureWords } from './map-figure.ts';

const of = (value: number | null, n: number, low: number | null = null, high: number | null = null) => ({
  value,
  n,
  low,
  high,
});

it.each([
  ['Satisfaction', of((100 * 2884) / 2885, 2885, 99.8, 99.99), '%', 'Satisfaction >99.9% · likely range 99.8-100.0'],
  ['Satisfaction', of(200 / 3, 3, 20, 94), '%', 'Satisfaction 66.7% of 3 surveys (too few to score)'],
  ['Satisfaction', of(100, 1, 20, 100), '%', 'Satisfaction 100.0% of 1 survey (too few to score)'],
  ['Satisfaction', of(80, 10, 49, 94.3), '%', 'Satisfaction 80.0% · likely range 49.0-94.3'],
  ['ATA', of(45, 2, 12, 78), 'min', 'ATA 45.0 min · likely range 12.0-78.0'],
  ['Passes per call', of(0.104, 337, 0.068, 0.139), undefined, 'Passes per call 0.10 · likely range 0.07-0.14'],
  ['ATA', of(null, 0), 'min', ''],
] as const)('%s %j', (label, number, unit, words) => {
  expect(mapFigureWords(label, number, unit).join(' · ')).toBe(words);
});

it('is gray only for a share of one to nine surveys', () => {
  expect([0, 1, 9, 10].map((n) => mapFigure(of(n === 0 ? null : 50, n), '%').few)).toEqual([false, true, true, false]);
  expect(mapFigure(of(45, 3), 'min').few).toBe(false);
});

import { expect, it } from 'vitest';
import { writeNumber } from './numbers.ts';

const percent = { unit: '%', format: { minimumFractionDigits: 1, maximumFractionDigits: 1 } };

it.each([
  [(100 * 2884) / 2885, percent, '>99.9%'],
  [100 / 3000, percent, '<0.1%'],
  [100, percent, '100.0%'],
  [0.99965, { format: { style: 'percent' as const, maximumFractionDigits: 1 } }, '>99.9%'],
  [-0.04, { unit: 'min', format: { maximumFractionDigits: 1 } }, '0\u00a0min'],
  [-0.001, {}, '-0.001'],
  [0.01234, {}, '0.012'],
  [123.456, {}, '123.46'],
  [1204, {}, '1,204'],
] as const)('writes %d with %j as %s', (value, style, text) => {
  expect(writeNumber(value, 'en-US', style)).toBe(text);
});

import { expect, it } from 'vitest';
import { valueWriter } from './format-value.ts';

const locale = { locale: 'en-US', timeZone: 'UTC', yes: 'Yes', no: 'No' };

it.each([
  [{ decimals: 1, unit: '%' }, (100 * 2884) / 2885, '>99.9'],
  [{ decimals: 1, unit: '%' }, 100 / 3000, '<0.1'],
  [{ decimals: 1, unit: '%' }, 100, '100.0'],
  [{ decimals: 1, unit: 'min' }, 99.97, '100.0'],
  [{ decimals: 1 }, -0.04, '0.0'],
  [{}, -0.001, '0'],
] as const)('a number of %j: %d is %s', (style, value, text) => {
  expect(valueWriter({ type: 'number', ...style }, locale)(value)).toBe(text);
});

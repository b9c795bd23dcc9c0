import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceDomain } from '../../scale/linear.ts';
import { valueLabels } from './value-labels.ts';

const labelsOf = (domain: readonly [number, number], format?: Intl.NumberFormatOptions) =>
  valueLabels(domain, 4, (value) => value, 'en-US', format).map(({ text }) => text);

describe('axis labels', () => {
  it.each([
    [[99.95, 99.97], undefined, ['99.95', '99.955', '99.96', '99.965', '99.97']],
    [[-0.001, 0.001], undefined, ['-0.001', '-0.0005', '0', '0.0005', '0.001']],
    [[0, 2], undefined, ['0', '0.5', '1', '1.5', '2']],
    [[0, 0.02], { style: 'percent' as const, maximumFractionDigits: 0 }, ['0%', '0.5%', '1%', '1.5%', '2%']],
    [[0, 20_000], undefined, ['0', '5K', '10K', '15K', '20K']],
    [[0, 2_000_000], undefined, ['0', '500K', '1M', '1.5M', '2M']],
    [[99_996, 100_000], undefined, ['99,996', '99,997', '99,998', '99,999', '100,000']],
  ] as const)('of %j with %j are %j', (domain, format, texts) => {
    expect(labelsOf(domain, format)).toEqual(texts);
  });

  it('never repeat, and never say -0', () => {
    const anyNumber = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const anySpan = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.double({ min: 1, max: 10, noNaN: true }));
    fc.assert(
      fc.property(anyNumber, anySpan, (low, [power, size]) => {
        const texts = labelsOf(niceDomain(low, low + size * 10 ** power));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => /^-0([.]0+)?$/.test(text))).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWords } from '../words/words.ts';
import { countFrame } from './count-frame.ts';
import { levelLabels } from './xy-axes.ts';
import { readXy } from './xy-columns.ts';
import { xyFrame } from './xy-frame.ts';
import type { XySpec } from './xy-spec.ts';

const words = makeWords('en-US', 'UTC');

function ticksOf(values: readonly number[], own: Partial<XySpec> = {}, frameOf = countFrame): readonly string[] {
  const spec: XySpec = {
    x: { values: values.map((_, index) => `Station ${index}`), kind: 'name' },
    series: [{ label: 'Calls', values, shape: 'bar' }],
    parts: [],
    words,
    ...own,
  };
  const frame = frameOf(spec, readXy(spec), {});
  return frame ? levelLabels(frame).map(({ text }) => text) : [];
}

describe('the axis of counts', () => {
  it.each([
    [[0], ['0', '1']],
    [[1], ['0', '1']],
    [
      [0, 2],
      ['0', '1', '2'],
    ],
    [
      [3, Number.NaN],
      ['0', '1', '2', '3'],
    ],
    [[4], ['0', '1', '2', '3', '4']],
    [
      [-1, 2],
      ['-1', '0', '1', '2'],
    ],
    [[5], ['0', '1', '2', '3', '4', '5']],
  ])('of %j has no halves', (values, ticks) => {
    expect(ticksOf(values).map((text) => text.replace('−', '-'))).toEqual(ticks);
  });

  it('keeps fractional steps for fractional values and for shares', () => {
    expect(ticksOf([0.5, 2])).toEqual(['0', '0.5', '1', '1.5', '2']);
    expect(ticksOf([0, 1], { y: { format: { style: 'percent' } } })).toContain('20%');
    expect(ticksOf([1, 1], { layout: 'share' })).toEqual(ticksOf([1, 1], { layout: 'share' }, xyFrame));
  });

  it('is a regular axis for large counts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 5, max: 1e6 }),
        (values, most) => {
          expect(ticksOf([...values, most])).toEqual(ticksOf([...values, most], {}, xyFrame));
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparkPicture } from './sparkline.layout.ts';

const value = fc.oneof(fc.double({ noNaN: false }), fc.constantFrom(null, undefined, 0, -1, 1e12));

describe('the picture of a sparkline', () => {
  it('stays in its box for any input', () => {
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 60 }),
        fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
        (values, goal) => {
          const { line, dots, goal: goalLine, run } = sparkPicture(values, goal);
          const numbers = `${line}${dots}${goalLine}`.match(/-?[\d.]+(?:e[-+]?\d+)?/g)?.map(Number) ?? [];
          for (const number of numbers) expect(number >= -0.1 && number <= 1000.1).toBe(true);
          expect(run === null).toBe(!values.some((each) => typeof each === 'number' && Number.isFinite(each)));
        },
      ),
    );
  });

  it('dashes the value of an unfinished period, and never compares it', () => {
    const { line, dashed, dots, run, toDate } = sparkPicture([4, 6, 5, 5, 5, 5, 5, 5, 5, 5, 1], undefined, true);
    expect(run).toEqual({ first: 4, last: 5, least: 4, most: 6 });
    expect(toDate).toBe(1);
    expect(line?.match(/[ML]/g)).toEqual(['M', ...Array.from({ length: 9 }, () => 'L')]);
    expect(dashed?.match(/[ML]/g)).toEqual(['M', 'L']);
    expect(dots).toBeTruthy();
    expect(sparkPicture([4, 6, 5, 5, 5, 5, 5, 5, 5, 5, null], undefined, true)).toMatchObject({
      dashed: '',
      toDate: null,
    });
    expect(sparkPicture([...Array.from({ length: 10 }, () => null), 3], undefined, true)).toMatchObject({
      line: '',
      dashed: '',
      toDate: 3,
      run: null,
    });
  });

  it('draws fewer than ten values as dots with the goal, because a line would suggest a trend', () => {
    const few = sparkPicture([4, null, 6, 5, 1], 5, true);
    expect(few).toMatchObject({ line: '', dashed: '', toDate: 1 });
    expect(few.goal).toBeTruthy();
    expect(few.dots?.match(/M/g)).toHaveLength(3);
    expect(few.openDot?.match(/M/g)).toHaveLength(1);
    const ten = sparkPicture(Array.from({ length: 10 }, (_, index) => index));
    expect(ten.line?.match(/[ML]/g)).toHaveLength(10);
    expect(ten.openDot).toBe('');
  });

  it('leaves gaps open and marks isolated values', () => {
    const { line, dots } = sparkPicture([1, 2, null, 3, null, 4, 5, 6, 7, 8]);
    expect(line?.match(/M/g)).toHaveLength(2);
    expect(dots?.match(/M/g)).toHaveLength(2);
  });
});

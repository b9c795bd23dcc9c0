import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smooth, step, straight } from './curves.ts';
import { decimate } from './decimate.ts';
import { runThrough } from '../data/values.ts';
import { fitLabels, narrowest } from './fit-labels.ts';
import { textWidth } from './text-width.ts';

const values = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
    { weight: 1, arbitrary: fc.constant(Number.NaN) },
  ),
  { minLength: 4001, maxLength: 9000 },
);

describe('decimating a long line', () => {
  it('keeps the first, the last and the extremes, in order', () => {
    fc.assert(
      fc.property(values, (list) => {
        const column = Float64Array.from(list);
        const at = Float64Array.from(list, (_, row) => row * 60_000);
        const kept = decimate(at, column) as Uint32Array;
        expect(kept.length).toBeLessThanOrEqual(5005);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(list.length - 1);
        const seen = new Set(Array.from(kept, (row) => column[row]));
        const known = list.filter((value) => !Number.isNaN(value));
        expect(seen.has(Math.min(...known))).toBe(true);
        expect(seen.has(Math.max(...known))).toBe(true);
        for (let index = 1; index < kept.length; index += 1)
          expect(kept[index]).toBeGreaterThan(kept[index - 1] as number);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps the same rows per pixel column as a full scan, for any kind of list', () => {
    fc.assert(
      fc.property(
        values,
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 9000, maxLength: 9000 }),
        (list, steps) => {
          let position = 0;
          const at = list.map((_, row) => (position += steps[row] as number));
          const start = at[0] as number;
          const scale = 1000 / (position - start || 1);
          const columns: number[][] = [];
          let end = Number.NEGATIVE_INFINITY;
          for (const [row, place] of at.entries()) {
            if (place >= end) {
              columns.push([]);
              end = start + (Math.floor((place - start) * scale) + 1) / scale;
            }
            columns.at(-1)?.push(row);
          }
          const kept = new Set(decimate(at, list));
          expect([...(decimate(Float64Array.from(at), Float64Array.from(list)) ?? [])]).toEqual([...kept]);
          for (const rows of columns) {
            const drawn = rows.filter((row) => kept.has(row)).map((row) => list[row] as number);
            const whole = rows.map((row) => list[row] as number);
            const known = (numbers: readonly number[]) => numbers.filter((value) => !Number.isNaN(value));
            expect([
              drawn[0],
              drawn.at(-1),
              Math.min(...known(drawn)),
              Math.max(...known(drawn)),
              drawn.some(Number.isNaN),
            ]).toEqual([
              whole[0],
              whole.at(-1),
              Math.min(...known(whole)),
              Math.max(...known(whole)),
              whole.some(Number.isNaN),
            ]);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('finds the same extremes in the drawn rows as in all rows', () => {
    fc.assert(
      fc.property(values, fc.nat(40), (list, gaps) => {
        const column = Float64Array.from(list)
          .fill(Number.NaN, 0, gaps)
          .fill(Number.NaN, list.length - gaps);
        const at = Float64Array.from(list, (_, row) => row);
        expect(runThrough(column, decimate(at, column))).toEqual(runThrough(column));
      }),
      { numRuns: 30 },
    );
    expect(runThrough(new Float64Array(9).fill(Number.NaN))).toBeNull();
  });

  it('leaves a short line alone', () => {
    expect(decimate(new Float64Array(4000), new Float64Array(4000))).toBeNull();
  });
});

describe('curves', () => {
  const knots = fc
    .array(fc.tuple(fc.double({ min: 1, max: 90, noNaN: true }), fc.integer({ min: 0, max: 1000 })), {
      minLength: 2,
      maxLength: 30,
    })
    .map((steps) => {
      let x = 0;
      return steps.map(([by, y]) => ({ x: (x += by), y }));
    });

  it('smooth lines never overshoot their points', () => {
    fc.assert(
      fc.property(knots, (points) => {
        const levels = (smooth(points, 'M').match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 1);
        // Rounding is to a tenth.
        expect(Math.min(...levels)).toBeGreaterThanOrEqual(Math.min(...points.map(({ y }) => y)) - 0.1);
        expect(Math.max(...levels)).toBeLessThanOrEqual(Math.max(...points.map(({ y }) => y)) + 0.1);
      }),
    );
  });

  it('steps drawn backward are the same line', () => {
    fc.assert(
      fc.property(knots, (points) => {
        const corners = (d: string) =>
          (d.match(/[ML][^ML]+/g) ?? [])
            .map((each) => each.slice(1))
            .filter((each, index, all) => each !== all[index - 1]);
        expect(corners(step([...points].reverse(), 'M')).reverse()).toEqual(corners(step(points, 'M')));
      }),
    );
    expect(straight([], 'M')).toBe('');
  });
});

describe('fitting labels', () => {
  it('never lets two labels overlap, at any width', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: narrowest, max: 2000 }),
        (texts, width) => {
          const labels = texts.map((text, index) => ({ at: ((index + 0.5) / texts.length) * 1000, text }));
          const shown = fitLabels(labels).filter(({ from }) => width >= from);
          expect(shown.length).toBeGreaterThan(0);
          for (const [index, label] of shown.entries()) {
            const before = shown[index - 1];
            if (!before) continue;
            const apart = ((label.at - before.at) / 1000) * width;
            expect(apart).toBeGreaterThanOrEqual(
              (Math.min(80, textWidth(label.text)) + Math.min(80, textWidth(before.text))) / 2 - 1,
            );
          }
        },
      ),
    );
  });

  it('shows seven two-word names where a drawer has 596 pixels for them', () => {
    const names = ['Before', 'Volume', 'Service mix', 'Provider mix', 'Wait', 'Rest', 'Now'];
    const shown = fitLabels(names.map((text, index) => ({ at: ((index + 0.5) / 7) * 1000, text }))).filter(
      ({ from }) => from <= 596,
    );
    expect(shown.map(({ text }) => text)).toEqual(names);
  });
});

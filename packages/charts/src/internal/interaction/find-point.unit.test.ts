import { describe, expect, it } from 'vitest';
import { listPoints } from '../scene/list-points.ts';
import { makeWords } from '../words/words.ts';
import { drawBars, barPlace } from '../xy/draw-bars.ts';
import { drawLines } from '../xy/draw-lines.ts';
import { turnScene } from '../xy/turn.ts';
import { xyScene } from '../xy/xy-scene.ts';
import type { XySpec } from '../xy/xy-spec.ts';
import { findPoint, rowAt } from './find-point.ts';

const words = makeWords('en-US', 'UTC');
const lines = (own: Partial<XySpec> = {}) =>
  xyScene(
    {
      x: { values: ['2026-03-01', '2026-03-02', '2026-03-06'] },
      series: [
        { label: 'High', values: [9, 8, 9], shape: 'line' },
        { label: 'Low', values: [1, null, 2], shape: 'line' },
      ],
      parts: [],
      words,
      ...own,
    },
    { draw: [drawLines] },
  );
const bars = (horizontal: boolean) =>
  xyScene(
    {
      x: { values: ['Erie', 'Gary', 'Elko', 'Reno'] },
      series: [{ label: 'Calls', values: [1, 2, 3, 4], shape: 'bar' }],
      parts: [],
      words,
    },
    { draw: [drawBars], place: barPlace, ...(horizontal && { turn: turnScene }) },
  );

describe('finding the value at a point', () => {
  it('picks the nearest day and the series nearest in height', () => {
    expect(findPoint(lines(), 50, 0)).toEqual({ row: 0, column: 0 });
    expect(findPoint(lines(), 50, 1000)).toEqual({ row: 0, column: 1 });
    expect(findPoint(lines(), 590, 1000)).toEqual({ row: 1, column: 0 });
    expect(findPoint(lines(), 610, 1000)).toEqual({ row: 2, column: 1 });
    expect(findPoint(lines(), 5000, 0)?.row).toBe(2);
  });

  it('picks the bar whose slot contains the point, upright or horizontal', () => {
    expect([1, 249, 251, 760, 999].map((along) => findPoint(bars(false), along, 500)?.row)).toEqual([0, 0, 1, 3, 3]);
    expect([1, 249, 251, 760, 999].map((along) => findPoint(bars(true), 500, along)?.row)).toEqual([0, 0, 1, 3, 3]);
  });

  it('picks the nearest value overall when rows are scattered, and none when there is none', () => {
    const places = [
      { x: 10, y: 10 },
      { x: 900, y: 20 },
      { x: 20, y: 900 },
    ];
    const points = listPoints(
      {
        rowTitle: 'Place',
        rowNames: ['a', 'b', 'c'],
        columns: [{ id: 'v', label: 'V', paint: 1, values: [1, 2, 3], place: (row) => places[row] ?? null }],
      },
      words,
    );
    expect(findPoint({ ...lines(), points }, 800, 100)).toEqual({ row: 1, column: 0 });
    expect(findPoint({ ...lines(), points: { ...points, columns: [] } }, 800, 100)).toBeNull();
    expect(findPoint(lines({ series: [] }), 500, 500)).toBeNull();
  });
});

describe("finding the row at another chart's position", () => {
  it('picks the nearest day, or the row with the same name', () => {
    const { points } = lines();
    expect(
      ['2026-02-01', '2026-03-03', '2026-03-05', '2026-08-01'].map((day) => rowAt(points, Date.parse(day))),
    ).toEqual([0, 1, 2, 2]);
    expect(rowAt(points, 'Gary')).toBe(-1);
    expect(rowAt(bars(false).points, 'Gary')).toBe(1);
    expect(rowAt(bars(false).points, 'Yuma')).toBe(-1);
    expect(rowAt(bars(false).points, 5)).toBe(-1);
  });
});

import { expect, it } from 'vitest';
import { pointText } from '../internal/scene/point-text.ts';
import type { PointColumn } from '../internal/scene/points.ts';
import { makeWords } from '../internal/words/words.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { xyScene } from '../internal/xy/xy-scene.ts';
import { few } from './few.ts';
import { interval } from './interval.ts';

const words = makeWords('en-US', 'UTC');

it('a value is announced with its interval and its number of cases if there are few', () => {
  const series = [
    {
      label: 'ATA',
      unit: 'min',
      values: [40, null, 42, 44],
      interval: interval([38, null, null, 41], [43, null, 45, 47]),
      counts: [30, 0, 30, 4],
      shape: 'line' as const,
    },
  ];
  const textsOf = (show: 'muted' | 'withheld') => {
    const { points } = xyScene(
      {
        x: { values: ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'] },
        series,
        parts: [few({ under: 10, show })],
        words,
      },
      { draw: [drawLines] },
    );
    return [0, 1, 2, 3].map((row) => pointText(points.columns[0] as PointColumn, row, words).replaceAll('\u00a0', ' '));
  };
  expect(textsOf('muted')).toEqual([
    '40 min, 95% interval 38 min to 43 min',
    'no value',
    '42 min',
    '44 min, 95% interval 41 min to 47 min, from only 4',
  ]);
  expect(textsOf('withheld')[3]).toBe('not shown, fewer than 10');
});

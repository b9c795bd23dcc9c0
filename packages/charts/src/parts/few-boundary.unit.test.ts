import { describe, expect, it } from 'vitest';
import { gridScene } from '../internal/grid/grid-scene.ts';
import { makeWords } from '../internal/words/words.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { xyScene } from '../internal/xy/xy-scene.ts';
import { few } from './index.ts';

const words = makeWords('en-US', 'UTC');

describe('a value based on exactly as many cases as `under`', () => {
  it('does not count as few in a line', () => {
    const { summary } = xyScene(
      {
        x: { values: ['2026-03-01', '2026-03-02', '2026-03-03'] },
        series: [{ label: 'Calls', values: [40, 50, 60], counts: [9, 10, 11], shape: 'line' }],
        parts: [few({ under: 10 })],
        words,
      },
      { draw: [drawLines] },
    );
    expect(summary).toContain('1 value comes from fewer than 10 cases.');
  });

  it.each([
    [9, ['fewCell']],
    [10, ['cell']],
  ])('is not few in a grid: %i cases', (count, kinds) => {
    const { marks } = gridScene(
      {
        rowTitle: 'Hour',
        rowNames: ['1 AM'],
        columnNames: ['Sun'],
        values: [[5]],
        counts: [[count]],
        few: { under: 10 },
      },
      words,
    );
    expect(marks.map(({ kind }) => kind).filter((kind) => kind.toLowerCase().includes('cell'))).toEqual(kinds);
  });
});

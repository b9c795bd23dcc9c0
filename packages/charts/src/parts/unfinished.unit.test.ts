import { describe, expect, it } from 'vitest';
import { toCsv } from '../internal/save/csv.ts';
import { pointText } from '../internal/scene/point-text.ts';
import type { PointColumn } from '../internal/scene/points.ts';
import { makeWords } from '../internal/words/words.ts';
import { stackOf } from '../internal/xy/stack.ts';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { xyScene } from '../internal/xy/xy-scene.ts';
import type { ChartPart } from '../internal/xy/xy-part.ts';
import { few } from './few.ts';
import { goals } from './goals.ts';
import { unfinished } from './unfinished.ts';

const words = makeWords('en-US', 'UTC');
const november = { at: '2026-11-01', through: '2026-11-25', projected: { Calls: 11_908 } };

function sceneOf(
  parts: readonly ChartPart[],
  { shape = 'line', layout }: { readonly shape?: 'line' | 'bar'; readonly layout?: 'stacked' } = {},
) {
  const values = [9000, 11_000, 11_848, 8137];
  return xyScene(
    {
      x: { values: ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'], label: 'Month' },
      series: [{ label: 'Calls', values, counts: [90, 90, 3, 90], shape }],
      parts,
      layout,
      words,
    },
    shape === 'bar' ? { draw: [drawBars], place: barPlace, stack: stackOf('bar') } : { draw: [drawLines] },
  );
}

const kinds = (scene: ReturnType<typeof sceneOf>) => scene.marks.map(({ kind }) => kind);

describe('an unfinished period', () => {
  it('is in no sentence about change, and never the lowest or highest', () => {
    const { summary, points } = sceneOf([unfinished([november])]);
    expect(summary).toBe(
      'Calls rose from 9,000 to 11,848, August 2026 to October 2026. Calls through Nov 25: 8,137; 11,908 projected for the whole period.',
    );
    expect(points.columns[0]?.run()).toEqual({ first: 0, last: 2, least: 0, most: 2 });
  });

  it.each([
    ['the last month, which misses the goal', [november], 'Target met 2 of 3 times.'],
    ['a month that meets it', [{ ...november, at: '2026-10-01' }], 'Target met 1 of 3 times.'],
    ['a first month cut by the range', [{ at: '2026-08-01', from: '2026-08-06' }, november], 'Target always met.'],
  ])('does not count against a goal: %s', (_, specs, sentence) => {
    const target = goals([{ label: 'Target', value: 10_000, better: 'higher' }]);
    for (const parts of [
      [target, unfinished(specs)],
      [unfinished(specs), target],
      [target, unfinished(specs), few({ under: 2 })],
    ])
      expect(sceneOf(parts).summary).toContain(sentence);
  });

  it('leaves out the sentence about a goal if no whole period is left', () => {
    const target = goals([{ label: 'Target', value: 10_000, better: 'higher', since: '2026-11-01' }]);
    expect(sceneOf([target, unfinished([november])]).summary).not.toContain('met');
  });

  it('says "to date" in the tooltip, by keyboard, in the table and in files', () => {
    const { points } = sceneOf([unfinished([november])]);
    expect(points.rowName(3)).toBe('November 2026 (to date, through Nov 25)');
    expect(pointText(points.columns[0] as PointColumn, 3, words)).toBe('8,137, 11,908 projected for the whole period');
    expect(toCsv(points)).toContain('"November 2026 (to date, through Nov 25)",8137');
  });

  it('is dashed, with a hollow mark at the projection', () => {
    const scene = sceneOf([unfinished([november])]);
    expect(kinds(scene)).toEqual(expect.arrayContaining(['line', 'unfinished', 'nodes', 'holes']));
    expect(scene.marks.find(({ kind }) => kind === 'line')?.d.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
    expect(kinds(sceneOf([unfinished([{ ...november, projected: {} }])]))).not.toContain('holes');
    expect(kinds(sceneOf([unfinished([{ at: '2025-11-01' }])]))).not.toContain('unfinished');
  });

  it('leaves named positions out of highest and lowest too', () => {
    const { points } = xyScene(
      {
        x: { values: ['Nov 1', 'Nov 8', 'Nov 15', 'Nov 22'], label: 'Week of' },
        series: [{ label: 'Hours', values: [2, 40, 44, 1], shape: 'bar' }],
        parts: [
          unfinished([
            { at: 'Nov 1', from: '2026-11-05' },
            { at: 'Nov 22', through: '2026-11-25' },
          ]),
        ],
        words,
      },
      { draw: [drawBars], place: barPlace, stack: stackOf('bar') },
    );
    expect(points.columns[0]?.run()).toEqual({ first: 1, last: 2, least: 1, most: 2 });
    expect(points.rowName(3)).toBe('Nov 22 (to date, through Nov 25)');
  });

  it('leaves room for the projection on the axis', () => {
    const { marks } = sceneOf([unfinished([{ ...november, projected: { Calls: 20_000 } }])]);
    const [, , y] = /^M([\d.]+) ([\d.]+)/.exec(marks.find(({ kind }) => kind === 'holes')?.d ?? '') ?? [];
    expect(Number(y)).toBeGreaterThanOrEqual(0);
  });

  it('is a dashed bar', () => {
    expect(kinds(sceneOf([unfinished([november])], { shape: 'bar' }))).toEqual(
      expect.arrayContaining(['bar', 'unfinishedBar', 'nodes', 'holes']),
    );
    expect(kinds(sceneOf([unfinished([november])], { shape: 'bar', layout: 'stacked' }))).not.toContain('holes');
  });

  it.each([
    ['before', [unfinished([november]), few({ under: 10 })]],
    ['after', [few({ under: 10 }), unfinished([november])]],
  ])('works with values from few cases, %s that part', (_, parts) => {
    const scene = sceneOf(parts);
    expect(scene.points.columns[0]?.run()).toEqual({ first: 0, last: 1, least: 0, most: 1 });
    expect(kinds(scene)).toEqual(expect.arrayContaining(['few', 'unfinished']));
  });

  it.each([
    [{}, 'November 2026 (to date)'],
    [{ from: '2026-11-06' }, 'November 2026 (from Nov 6 on)'],
    [{ from: '2026-11-06', through: '2026-11-20' }, 'November 2026 (Nov 6 to Nov 20 only)'],
  ])('names the part it covers: %j', (part, name) => {
    expect(sceneOf([unfinished([{ at: '2026-11-01', ...part }])]).points.rowName(3)).toBe(name);
  });
});

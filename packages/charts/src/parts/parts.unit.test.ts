import { describe, expect, it } from 'vitest';
import { barPlace, drawBars } from '../internal/xy/draw-bars.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import type { ChartPart } from '../internal/xy/xy-part.ts';
import { turnScene } from '../internal/xy/turn.ts';
import { xyScene } from '../internal/xy/xy-scene.ts';
import type { XySpec } from '../internal/xy/xy-spec.ts';
import { icu } from '../internal/words/icu.ts';
import { makeWords } from '../internal/words/words.ts';
import { brush, few, goals, interval, notes, step, view } from './index.ts';

const words = makeWords('en-US', 'UTC');
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const [first, third, fourth] = [0, 2, 3].map((day) => Date.parse(days[day] as string)) as [number, number, number];
const calls = { label: 'Calls', values: [40, 50, 60, 70, 80], counts: [20, 20, 4, 3, 20], shape: 'line' as const };
const lines = (parts: readonly ChartPart[], own: Partial<XySpec> = {}) =>
  xyScene(
    { x: { values: days }, y: { from: 0, to: 100 }, series: [calls], parts, words, ...own },
    { draw: [drawLines] },
  );
const kinds = ({ marks }: ReturnType<typeof lines>) => marks.map(({ kind }) => kind);
const shape = ({ marks }: ReturnType<typeof lines>, wanted: string) => marks.find(({ kind }) => kind === wanted)?.d;

describe('parts of a chart', () => {
  it('are drawn behind the grid and before the series', () => {
    const scene = lines([
      notes([
        { at: days[1], text: 'Storm' },
        { from: days[3], to: days[4], text: 'Week' },
      ]),
      few({ under: 10 }),
      goals([
        { label: 'Range', from: 20, to: 30 },
        { label: 'Target', value: 45 },
      ]),
    ]);
    expect(kinds(scene)).toEqual([
      'noteBand',
      'goalBand',
      'grid',
      'line',
      'dots',
      'rule',
      'rule',
      'few',
      'dots',
      'goal',
    ]);
    expect(scene.remarks.map(({ said }) => said().slice(0, 11))).toEqual([
      'Note: Storm',
      'Note: Week ',
      'Goal: Range',
      'Goal: Targe',
    ]);
  });

  it('leave a chart without parts unchanged', () => {
    expect(kinds(lines([]))).toEqual(['grid', 'line', 'rule']);
    expect(lines([view(null), brush(null)])).toMatchObject({ marks: lines([]).marks, summary: lines([]).summary });
  });
});

describe('few cases', () => {
  it('are drawn separately, with the reliable neighbors that connect to them, and counted', () => {
    const scene = lines([few({ under: 10 })]);
    expect(shape(scene, 'line')).toBe('M0 600L250 500');
    expect(shape(scene, 'few')).toBe('M250 500L500 400L750 300L1000 200');
    expect(scene.summary).toContain('2 values come from fewer than 10 cases.');
    expect([0, 1, 2, 3, 4].map((row) => scene.points.columns[0]?.state(row))).toEqual([
      'known',
      'known',
      'few',
      'few',
      'known',
    ]);
  });

  it('are skipped by the summary and the keys to the extremes, but included in the axis', () => {
    const scene = lines([few({ under: 10 })], {
      y: undefined,
      series: [{ ...calls, values: [0, 50, 60, 55, 900], counts: [1, 20, 20, 20, 2] }],
    });
    expect(scene.summary).toContain('Calls rose from 50 to 55, Mar 2 to Mar 4');
    expect(scene.summary).not.toContain('900');
    expect(scene.points.columns[0]?.run()).toEqual({ first: 1, last: 3, least: 1, most: 2 });
    expect(scene.y?.ticks.map(({ text }) => text)).toContain('1,000');
  });

  it('are used when a series has nothing else', () => {
    expect(lines([few({ under: 100 })]).summary).toContain('Calls rose from 40 to 80');
    expect(lines([few({ under: 100, show: 'withheld' })]).summary).toBe('');
  });

  it('are hidden everywhere when withheld', () => {
    const scene = lines([few({ under: 10, show: 'withheld' })], {
      y: undefined,
      series: [{ ...calls, interval: interval([38, 45, -900, 60, 70], [44, 55, 900, 80, 90]) }],
    });
    expect(scene.points.columns[0]?.state(2)).toBe('withheld');
    expect(scene.points.columns[0]?.interval?.(2)).toBeNull();
    expect(scene.points.columns[0]?.value(2)).toBeNaN();
    expect(scene.y?.ticks.map(({ text }) => text)).not.toContain('1,000');
  });
});

describe('an interval', () => {
  it('is a band wherever both ends are known, and the axis includes it', () => {
    const scene = lines([], {
      y: undefined,
      series: [{ ...calls, interval: interval([30, 40, null, 60, 70], [50, 60, 70, null, 900]) }],
    });
    expect(shape(scene, 'band')).toMatch(/^M0 [\d.]+L250 [\d.]+L250 [\d.]+L0 [\d.]+ZM1000 [\d.]+L1000 [\d.]+Z$/);
    expect(scene.y?.ticks[0]?.text).toBe('1,000');
  });
});

describe('a range', () => {
  it('limits what is shown, and values outside it are not counted', () => {
    const scene = lines([view([first + 1, fourth])]);
    expect(scene.points.rows).toBe(3);
    expect(scene.points.columns[0]?.value(0)).toBe(50);
    expect(scene.summary).toContain('Calls rose from 50 to 70, Mar 2 to Mar 4');
    expect(lines([view([fourth + 1, third])]).points.rows).toBe(5);
  });

  it('is cut after unsorted days are sorted', () => {
    const scene = lines([view([first, third])], { x: { values: days.toReversed() } });
    expect([0, 1, 2].map((row) => scene.points.columns[0]?.value(row))).toEqual([80, 70, 60]);
  });

  it('covers whole rows when marked, and can be cleared only if it is editable', () => {
    expect(shape(lines([brush([third, fourth])]), 'brush')).toBe('M500 0H750V1000H500Z');
    expect(brush([third, fourth]).aside).toBeUndefined();
    expect(brush([third, fourth], () => undefined).aside).toBeTypeOf('function');
  });
});

describe('a horizontal chart', () => {
  const named = {
    x: { values: ['Erie', 'Gary', 'Elko', 'Reno', 'Yuma'] },
    y: { from: 0, to: 100 },
    series: [{ ...calls, shape: 'bar' as const }],
    parts: [notes([{ at: 'Elko', text: 'Flood' }])],
    words,
  };
  const [standing, lying] = [undefined, turnScene].map((turn) =>
    xyScene(named, { draw: [drawBars], place: barPlace, ...(turn && { turn }) }),
  ) as [ReturnType<typeof lines>, ReturnType<typeof lines>];

  it('has rows from top to bottom and values from the start edge', () => {
    expect(lying.y?.ticks.map(({ text, at }) => [text, at])).toEqual([
      ['Erie', 100],
      ['Gary', 300],
      ['Elko', 500],
      ['Reno', 700],
      ['Yuma', 900],
    ]);
    expect(lying.x?.ticks.map(({ text, at }) => [text, at])).toEqual([
      ['0', 0],
      ['20', 200],
      ['40', 400],
      ['60', 600],
      ['80', 800],
      ['100', 1000],
    ]);
    expect(lying.points.columns[0]?.place(1)).toEqual({ x: 500, y: 300 });
    expect(standing.points.columns[0]?.place(1)).toEqual({ x: 300, y: 500 });
  });

  it('covers the same area, rotated', () => {
    const corners = (d = '') => (d.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0, right = 0, bottom = 0] = corners(shape(standing, 'noteBand'));
    expect(corners(shape(lying, 'noteBand'))).toEqual([1000 - y, x, right, 1000 - bottom, x]);
    expect(lying.texts).toEqual([expect.objectContaining({ text: 'Flood', x: 0, y: 400, anchor: 'start' })]);
  });
});

it('a custom curve joins the points', () => {
  expect(shape(lines([], { curve: step }), 'line')).toMatch(/^M0 600L250 600L250 500L500 500/);
});

describe('texts', () => {
  const own = { single: '{row} = {value}', fewCount: 'few: {count, plural, one {#} other {#s}}' };

  it('use plain placeholders, and plurals only in ICU messages', () => {
    expect(makeWords('en-US', 'UTC', own).say('single', { row: 'a', value: 1234.5 })).toBe('a = 1,234.5');
    expect(makeWords('en-US', 'UTC', icu(own)).say('fewCount', { count: 1 })).toBe('few: 1');
    expect(makeWords('de-DE', 'UTC', icu(own)).say('fewCount', { count: 1200 })).toBe('few: 1.200s');
  });

  it('can be functions', () => {
    expect(makeWords('en-US', 'UTC', { more: ({ names }) => `+${names}` }).say('more', { names: 3 })).toBe('+3');
    expect(makeWords('en-US', 'UTC', icu({ more: ({ names }) => `+${names}` })).say('more', { names: 3 })).toBe('+3');
  });
});

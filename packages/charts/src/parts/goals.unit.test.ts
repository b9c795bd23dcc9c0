import { describe, expect, it } from 'vitest';
import { makeWords } from '../internal/words/words.ts';
import { drawLines } from '../internal/xy/draw-lines.ts';
import { turnScene } from '../internal/xy/turn.ts';
import { xyScene, type XyDrawing } from '../internal/xy/xy-scene.ts';
import type { XySpec } from '../internal/xy/xy-spec.ts';
import { goals as goalsPart, type GoalSpec } from './goals.ts';

const words = makeWords('en-US', 'UTC');
const values = [40, 50, 60, 70, 80];
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const scene = (goals: readonly GoalSpec[], own: Partial<XySpec> = {}, lying?: Pick<XyDrawing, 'turn'>) =>
  xyScene(
    {
      x: { values: days },
      series: [{ label: 'Calls', values, shape: 'line' }],
      y: { from: 0, to: 100 },
      parts: [goalsPart(goals)],
      words,
      ...own,
    },
    { draw: [drawLines], ...lying },
  );
const said = (goals: readonly GoalSpec[]) => scene(goals).remarks.map(({ row, said }) => [row, said()]);
const shapes = (goals: readonly GoalSpec[], own?: Partial<XySpec>, lying?: Pick<XyDrawing, 'turn'>) =>
  scene(goals, own, lying)
    .marks.filter(({ kind }) => kind === 'goal' || kind === 'goalBand')
    .map(({ d }) => d);

describe('goals with a time range', () => {
  const changed: readonly GoalSpec[] = [
    { label: 'Target', value: 45, better: 'higher', until: '2026-03-02' },
    { label: 'Target', value: 75, better: 'higher', since: '2026-03-03' },
  ];

  it('are drawn as steps and named once', () => {
    expect(shapes(changed)).toEqual(['M0 550L500 550', 'M500 550L500 250L1000 250']);
    expect(scene(changed).texts.map(({ text, x }) => [text, x])).toEqual([['Target', 0]]);
  });

  it('are named where the series line does not cross the name', () => {
    const named = (run: readonly number[]) =>
      scene([{ label: 'Target', value: 45 }], { series: [{ label: 'Calls', values: run, shape: 'line' }] }).texts.map(
        ({ x, y, anchor, kind }) => [x, y, anchor, kind],
      );
    expect(named([20, 20, 20, 20, 20])).toEqual([[0, 550, 'start', 'goal']]);
    expect(named([50, 50, 50, 20, 20])).toEqual([[1000, 550, 'end', 'goal']]);
    expect(named([50, 50, 50, 50, 50])).toEqual([[0, 550, 'start', 'goalUnder']]);
    expect(named([40, 60, 80, 50, 50])).toEqual([[1000, 550, 'end', 'goalUnder']]);
    // There is no room above the plot.
    expect(scene([{ label: 'Target', value: 100 }]).texts.map(({ kind }) => kind)).toEqual(['goalUnder']);
  });

  it('are named clear of the lines of other goals', () => {
    const tiers = [
      { label: 'Tier 1', value: 45 },
      { label: 'Tier 2', value: 52 },
    ];
    const low = { series: [{ label: 'Calls', values: [10, 10, 10, 10, 10], shape: 'line' as const }] };
    expect(scene(tiers, low).texts.map(({ text, kind }) => [text, kind])).toEqual([
      ['Tier 1', 'goalUnder'],
      ['Tier 2', 'goal'],
    ]);
  });

  it('are named where they are clear of the series in a small chart too', () => {
    // Clear of a name of 100 units above the goal, which is less than a name takes in a small chart.
    const run = { series: [{ label: 'Calls', values: [58, 58, 58, 58, 58], shape: 'line' as const }] };
    expect(scene([{ label: 'Target', value: 45 }], run).texts.map(({ kind }) => kind)).toEqual(['goalUnder']);
  });

  it('are counted as one, each value against the goal of its day', () => {
    expect(scene(changed).summary).toContain('Target met 2 of 5 times.');
  });

  it.each<readonly [met: string, values: readonly number[], sentence: string]>([
    ['on no day', [10, 20, 30], 'Target never met.'],
    ['on one day of several', [10, 50, 30], 'Target met 1 of 3 times.'],
    ['on every day', [60, 50, 70], 'Target always met.'],
    ['on the only day', [60], 'Target met.'],
    ['not on the only day', [10], 'Target not met.'],
  ])('are put in words when met %s', (_, run, sentence) => {
    const { summary } = scene([{ label: 'Target', value: 45, better: 'higher' }], {
      x: { values: days.slice(0, run.length) },
      series: [{ label: 'Calls', values: run, shape: 'line' }],
    });
    expect(summary).toContain(sentence);
  });

  it('are named clear of bars', () => {
    const named = (run: readonly number[]) =>
      scene([{ label: 'Target', value: 45 }], { series: [{ label: 'Calls', values: run, shape: 'bar' }] }).texts.map(
        ({ x, y, anchor, kind }) => [x, y, anchor, kind],
      );
    expect(named([20, 20, 20, 20, 20])).toEqual([[0, 550, 'start', 'goal']]);
    expect(named([80, 20, 20, 20, 20])).toEqual([[1000, 550, 'end', 'goal']]);
  });

  it('skip days without a goal', () => {
    expect(scene([{ label: 'Range', from: 55, to: 65, since: '2026-03-02', until: '2026-03-04' }]).summary).toContain(
      'Range met 1 of 3 times.',
    );
  });

  it('are announced with their time range, at their first value', () => {
    expect(said(changed)).toEqual([
      [0, 'Goal: Target, 45 (Sun, Mar 1, 2026 to Mon, Mar 2, 2026)'],
      [2, 'Goal: Target, 75 (Tue, Mar 3, 2026 to Thu, Mar 5, 2026)'],
    ]);
    expect(said([{ label: 'Target', value: 45 }])).toEqual([[0, 'Goal: Target, 45']]);
  });

  it('leave a gap where no goal applies, and end at their last day', () => {
    expect(
      shapes([
        { label: 'Target', value: 45, until: '2026-03-02' },
        { label: 'Target', value: 75, since: '2026-03-04' },
      ]),
    ).toEqual(['M0 550L250 550', 'M750 250L1000 250']);
    expect(shapes([{ label: 'Range', from: 65, to: 55, since: '2026-03-02', until: '2026-03-03' }])).toEqual([
      'M250 350H500V450H250Z',
    ]);
  });

  it('work with names and on a horizontal chart', () => {
    const named = { x: { values: ['Erie', 'Gary', 'Elko', 'Reno', 'Yuma'] } };
    expect(shapes([{ label: 'Target', value: 45, since: 'Gary', until: 'Elko' }], named)).toEqual(['M200 550L600 550']);
    expect(shapes([{ label: 'Target', value: 45, since: 'Gary', until: 'Elko' }], named, { turn: turnScene })).toEqual([
      'M450 200L450 600',
    ]);
  });

  it.each<readonly [string, GoalSpec]>([
    ['is over before the chart begins', { label: 'Old', value: 900, until: '2025-12-31' }],
    ['begins after the chart', { label: 'New', value: 900, since: '2026-04-01' }],
    ['ends before it begins', { label: 'Odd', value: 900, since: '2026-03-04', until: '2026-03-02' }],
    ['has a date nobody can read', { label: 'Bad', value: 900, since: 'soon' }],
  ])('one that %s is neither drawn nor announced, and reserves no space', (_, goal) => {
    const { remarks, texts, y } = scene([goal], { y: undefined });
    expect([shapes([goal], { y: undefined }), remarks, texts]).toEqual([[], [], []]);
    expect(y?.ticks.map(({ text }) => text)).not.toContain('900');
    expect(y).toEqual(scene([], { y: undefined }).y);
  });
});

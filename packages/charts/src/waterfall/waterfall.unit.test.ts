import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowest } from '../internal/scene/fit-labels.ts';
import { textWidth } from '../internal/scene/text-width.ts';
import { makeWords } from '../internal/words/words.ts';
import { waterfallScene, type WaterfallSpec } from './waterfall.layout.ts';
import { waterfallMessages } from '../internal/words/messages/waterfall.messages.ts';

const spec: WaterfallSpec = {
  start: { label: 'Last week', value: 41 },
  steps: [
    { label: 'More calls', change: 5 },
    { label: 'More drivers', change: -3 },
  ],
  endLabel: 'This week',
  unit: 'min',
  cut: true,
};
const scene = (own: Partial<WaterfallSpec> = {}) =>
  waterfallScene({ ...spec, ...own }, makeWords('en-US', 'UTC', waterfallMessages));
const axis = ({ y }: ReturnType<typeof scene>) => y?.ticks.map(({ text }) => Number(text)) ?? [];
const shapes = ({ marks }: ReturnType<typeof scene>) => marks.filter(({ kind }) => kind === 'bar').map(({ d }) => d);

describe('a waterfall with an axis break', () => {
  it('starts near its totals, breaks each of them visibly, and says so', () => {
    const drawn = scene();
    expect(axis(drawn)[0]).toBeGreaterThan(30);
    // Two pieces for each total, one for each part.
    expect(shapes(drawn).map((d) => d.match(/M/g)?.length)).toEqual([2, 1, 1, 2]);
    expect(shapes(drawn).map((d) => /[ V]1000(?![\d.])/.test(d))).toEqual([true, false, false, true]);
    expect(drawn.marks.some(({ key }) => key === 'zero')).toBe(false);
    expect(drawn.summary).toMatch(/most by More calls \+5.min\. The axis starts at 3\d(\.5)?.min\.$/);
  });

  it.each<readonly [string, Partial<WaterfallSpec>]>([
    ['nobody asked for it', { cut: undefined }],
    ['the movement is as large as the totals', { start: { label: 'Before', value: 4 } }],
    ['it runs through zero', { start: { label: 'Before', value: 2 } }],
    ['the totals are below zero', { start: { label: 'Before', value: -41 } }],
    ['nothing moved', { steps: [] }],
  ])('has no break if %s', (_, own) => {
    const drawn = scene(own);
    expect(axis(drawn).some((tick) => tick === 0)).toBe(true);
    expect(shapes(drawn).every((d) => d.match(/M/g)?.length === 1)).toBe(true);
    expect(drawn.summary).not.toContain('axis');
  });
});

describe('the labels above the bars', () => {
  it.each<readonly [string, Partial<WaterfallSpec>]>([
    ['short', {}],
    [
      'as many as fit a phone',
      { steps: [5.2, 3.1, -4, -1.6].map((change, index) => ({ label: `Part ${index}`, change })) },
    ],
    ['many', { steps: Array.from({ length: 7 }, (_, index) => ({ label: `Part ${index}`, change: index + 0.5 })) }],
    ['long', { start: { label: 'Before', value: 1_234_567 }, steps: [{ label: 'More', change: 7_654_321 }] }],
  ])('appear if there is room for all of them: %s', (_, own) => {
    const { texts } = scene(own);
    const from = texts[0]?.from ?? 0;
    for (const { text } of texts) expect(textWidth(text)).toBeLessThan(Math.max(narrowest, from) / texts.length);
  });

  it('show on a phone', () => {
    expect(
      scene({ steps: [5.2, 3.1, -4, -1.6].map((change, index) => ({ label: `Part ${index}`, change })) }).texts.map(
        ({ text, from }) => [text, from],
      ),
    ).toEqual([
      ['41', 240],
      ['+5.2', 240],
      ['+3.1', 240],
      ['-4', 240],
      ['-1.6', 240],
      ['43.7', 240],
    ]);
  });
});

describe('the parts of a share', () => {
  const share = {
    start: { label: 'Before', value: 81.4 },
    steps: [
      { label: 'Service mix', change: 1.2 },
      { label: 'Provider mix', change: -0.4 },
      { label: 'Wait', change: 2.1 },
      { label: 'Results', change: 0.3 },
    ],
    endLabel: 'Now',
    unit: '%',
    changeUnit: 'points',
    format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  };

  it('are points, above the bars, in the table and in the sentence; the totals stay percent', () => {
    const drawn = scene(share);
    const plain = (text: string | undefined) => text?.replaceAll(/\s/g, '');
    const labels = drawn.texts.map(({ text }) => plain(text));
    expect(labels).toEqual(['81.4%', '+1.2', '-0.4', '+2.1', '+0.3', '84.6%']);
    const [column] = drawn.points?.columns ?? [];
    expect([0, 1, 5].map((row) => plain(column?.plain(row)))).toEqual(['81.4%', '+1.2points', '84.6%']);
    expect(drawn.summary.replaceAll(/\s/g, ' ')).toContain('+3.2 points; most by Wait +2.1 points');
    expect(drawn.summary).not.toMatch(/[+-]\d+\.\d%/);
  });

  it('blame no part when none moved by as much as a written digit', () => {
    const steps = [
      { label: 'Service mix', change: 0 },
      { label: 'Wait', change: 0.0001 },
    ];
    const drawn = scene({ ...share, start: { label: 'Before', value: 100 }, steps, endLabel: 'Now' });
    expect(drawn.summary).not.toContain('most by');
  });

  it('all have their names, on two lines where a phone has no room for one', () => {
    const ticks = scene(share).x?.ticks ?? [];
    expect(ticks.map(({ text }) => text)).toEqual([
      'Before',
      '\nService mix',
      'Provider mix',
      '\nWait',
      'Results',
      '\nNow',
    ]);
    expect(ticks.every(({ from }) => from === 0)).toBe(true);
    expect(scene().x?.ticks).toHaveLength(4);
  });
});

it('keeps the numbers clear of bars and gridlines, however the value moved', () => {
  const change = fc.double({ min: -50, max: 50, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (value, changes, cut) => {
        const drawn = scene({
          start: { label: 'Before', value },
          steps: changes.map((by, index) => ({ label: `Part ${index}`, change: by })),
          cut,
        });
        expect(drawn.marks.some(({ kind }) => kind === 'grid')).toBe(false);
        const bars = drawn.marks.filter(({ kind }) => kind === 'bar');
        for (const [index, { y }] of drawn.texts.entries()) {
          // Coordinates of a path come as pairs after M and L, or alone after V and H.
          const tops = [...(bars[index]?.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)|V(-?[\d.]+)/g) ?? [])].map(
            ([, , pair, alone]) => Number(pair ?? alone),
          );
          expect(y).toBeLessThanOrEqual(Math.min(...tops));
        }
      },
    ),
  );
});

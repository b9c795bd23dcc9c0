import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPoints } from '../scene/list-points.ts';
import { summarize } from './summary.ts';
import { makeWords } from './words.ts';

const words = makeWords('en-US', 'UTC');
const summaryOf = (
  columns: Readonly<Record<string, readonly number[]>>,
  rowNames: readonly string[],
  ordered = false,
) =>
  summarize(
    listPoints(
      {
        rowTitle: 'Name',
        rowNames,
        ordered,
        columns: Object.entries(columns).map(([label, values]) => ({
          id: label,
          label,
          values,
          paint: 1,
          place: () => null,
        })),
      },
      words,
    ),
    words,
  );
const weeks = ['Nov 1', 'Nov 8 (to date)', 'Nov 15'];
const drivers = ['Ana', 'Bo', 'Cy'];

describe('the sentence under a chart', () => {
  it.each([
    [
      'ends that are the extremes are said once',
      { Hours: [30, 36, 42] },
      weeks,
      true,
      'Hours rose from 30 to 42, Nov 1 to Nov 15.',
    ],
    [
      'an extreme in between is said',
      { Hours: [30, 50, 42] },
      weeks,
      true,
      'Hours rose from 30 to 42, Nov 1 to Nov 15; highest 50, Nov 8 (to date).',
    ],
    ['the same all along', { Hours: [30, 30, 30] }, weeks, true, 'Hours stayed at 30, Nov 1 to Nov 15.'],
    ['names are compared', { Hours: [30, 36, 42] }, drivers, false, 'Hours: from 30, Ana, to 42, Cy.'],
    ['a tie of all is everyone', { Hours: [7, 7, 7] }, drivers, false, 'Hours is 7 for everyone.'],
    ['unless somebody has no value', { Hours: [7, Number.NaN, 7] }, drivers, false, 'Hours is 7 wherever it is known.'],
  ] as const)('%s', (_, columns, names, ordered, sentence) => {
    expect(summaryOf(columns, names, ordered)).toBe(sentence);
  });

  it('names the other series instead of counting them', () => {
    expect(summaryOf({ Tow: [1, 2], Battery: [2, 3], Light: [3, 4] }, ['A', 'B'])).toMatch(/Also shown: Light\.$/);
  });

  it('never puts brackets into brackets, whatever the names are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (values, ordered) => {
          const names = values.map((_, index) => `Nov ${index} (to date)`);
          expect(summaryOf({ Hours: values }, names, ordered)).not.toMatch(/\([^)]*\(/);
        },
      ),
    );
  });
});

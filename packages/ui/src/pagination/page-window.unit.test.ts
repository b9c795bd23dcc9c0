import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    ['one page', 1, 1, [1]],
    ['as many as fit', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
    ['near the start', 3, 85, [1, 2, 3, 4, 5, 'gap', 85]],
    ['in the middle', 40, 85, [1, 'gap', 39, 40, 41, 'gap', 85]],
    ['near the end', 83, 85, [1, 'gap', 81, 82, 83, 84, 85]],
    ['no pages', 1, 0, []],
  ] as const)('%s', (_name, page, pages, slots) => {
    expect(pageWindow(page, pages)).toEqual(slots);
  });

  it('keeps its length, its order and the current page, and hides two pages or more', () => {
    const anywhere = fc.integer({ min: 1, max: 500 }).chain((pages) =>
      fc.record({
        pages: fc.constant(pages),
        page: fc.integer({ min: 1, max: pages }),
        siblings: fc.integer({ min: 0, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(anywhere, ({ page, pages, siblings }) => {
        const slots = pageWindow(page, pages, siblings);
        expect(slots).toHaveLength(Math.min(pages, siblings * 2 + 5));
        expect(slots).toContain(page);
        expect(slots[0]).toBe(1);
        expect(slots.at(-1)).toBe(pages);
        let before = 0;
        for (const [index, slot] of slots.entries()) {
          if (slot === 'gap') {
            expect((slots[index + 1] as number) - before).toBeGreaterThan(2);
            continue;
          }
          expect(slot).toBeGreaterThan(before);
          if (slots[index - 1] !== 'gap') expect(slot).toBe(before + 1);
          before = slot;
        }
      }),
    );
  });
});

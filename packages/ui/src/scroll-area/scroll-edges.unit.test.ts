import { describe, expect, it } from 'vitest';
import { noEdges, sameEdges, scrollEdges } from './scroll-edges.ts';

const box = { scrollTop: 0, scrollHeight: 500, clientHeight: 200, scrollLeft: 0, scrollWidth: 300, clientWidth: 300 };

describe('scrollEdges', () => {
  it.each([
    ['at the top', box, { ...noEdges, blockEnd: true }],
    ['in the middle', { ...box, scrollTop: 150 }, { ...noEdges, blockStart: true, blockEnd: true }],
    ['at the end, but for half a pixel', { ...box, scrollTop: 299.5 }, { ...noEdges, blockStart: true }],
    ['nothing to scroll', { ...box, scrollHeight: 200 }, noEdges],
    [
      'across, from the right',
      { ...box, scrollHeight: 200, scrollWidth: 900, scrollLeft: -40 },
      { ...noEdges, inlineStart: true, inlineEnd: true },
    ],
  ])('%s', (_name, scroller, edges) => {
    expect(scrollEdges(scroller)).toEqual(edges);
  });

  it('compares readings by value', () => {
    expect(sameEdges(noEdges, { ...noEdges })).toBe(true);
    expect(sameEdges(noEdges, { ...noEdges, inlineEnd: true })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { dropPlace, edgeScroll } from './drop-place.ts';

const column = (id: string, left: number, cards: string) => ({
  id,
  left,
  right: left + 200,
  cards: [...cards].map((card, index) => ({ id: card, top: index * 50, bottom: index * 50 + 40 })),
});
const geometry = { lists: [column('l0', 0, 'abc'), column('l1', 220, 'd'), column('l2', 440, '')] };

describe('dropPlace', () => {
  it.each([
    ['above the middle of a card', { x: 10, y: 60 }, { list: 'l0', index: 0 }],
    ['below the middle of a card', { x: 10, y: 80 }, { list: 'l0', index: 1 }],
    ['below all', { x: 10, y: 900 }, { list: 'l0', index: 2 }],
    ['an empty list', { x: 500, y: 30 }, { list: 'l2', index: 0 }],
    ['between lists, nearer to the second', { x: 215, y: 0 }, { list: 'l1', index: 0 }],
    ['off the board', { x: -500, y: 0 }, { list: 'l0', index: 0 }],
  ])('%s', (_name, point, place) => {
    expect(dropPlace(geometry, 'a', point)).toEqual(place);
  });

  it('returns none for an empty board', () => {
    expect(dropPlace({ lists: [] }, 'a', { x: 0, y: 0 })).toBeNull();
  });
});

describe('edgeScroll', () => {
  it('scrolls faster closer to the edge, up to a limit', () => {
    expect(edgeScroll(500, 0, 1000)).toBe(0);
    expect(edgeScroll(30, 0, 1000)).toBeCloseTo(-6);
    expect(edgeScroll(2000, 0, 1000)).toBe(16);
    expect(edgeScroll(5, 0, 100)).toBe(0);
  });
});

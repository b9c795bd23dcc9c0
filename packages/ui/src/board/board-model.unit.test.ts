import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryStep, focusStep, moveCard, placeOf, wayOf } from './board-model.ts';

const board = (...lists: string[]) =>
  lists.map((cards, index) => ({ id: `l${index}`, cards: [...cards].map((id) => ({ id })) }));
const idsOf = (lists: readonly { readonly cards: readonly { readonly id: string }[] }[]) =>
  lists.map(({ cards }) => cards.map(({ id }) => id).join(''));
const anywhere = () => true;

describe('moveCard', () => {
  it.each([
    ['down in its list', 'a', { list: 'l0', index: 2 }, ['bca', 'de', '']],
    ['up in its list', 'c', { list: 'l0', index: 0 }, ['cab', 'de', '']],
    ['to another list', 'b', { list: 'l1', index: 1 }, ['ac', 'dbe', '']],
    ['to an empty list', 'd', { list: 'l2', index: 0 }, ['abc', 'e', 'd']],
    ['beyond the end', 'a', { list: 'l1', index: 99 }, ['bc', 'dea', '']],
    ['to where it is', 'b', { list: 'l0', index: 1 }, ['abc', 'de', '']],
    ['to a list that is gone', 'a', { list: 'x', index: 0 }, ['abc', 'de', '']],
    ['when it is gone', 'z', { list: 'l1', index: 0 }, ['abc', 'de', '']],
  ])('%s', (_name, card, to, lists) => {
    expect(idsOf(moveCard(board('abc', 'de', ''), card, to))).toEqual(lists);
  });

  it('never loses or duplicates a card, and puts it in the requested position', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(6), fc.constantFrom('a', 'b', 'c', 'd', 'e'), (list, index, card) => {
        const after = moveCard(board('abc', 'de', ''), card, { list: `l${list}`, index });
        expect([...idsOf(after).join('')].sort().join('')).toBe('abcde');
        const others = after[list]?.cards.length ?? 0;
        expect(placeOf(after, card)).toEqual({ list: `l${list}`, index: Math.min(index, others - 1) });
      }),
    );
  });
});

describe('carryStep', () => {
  const lists = board('abc', 'de', '', 'f');
  it('stops at both ends of a list', () => {
    expect(carryStep(lists, 'a', { list: 'l0', index: 0 }, 'up', anywhere).to).toBeNull();
    expect(carryStep(lists, 'a', { list: 'l0', index: 2 }, 'down', anywhere).to).toBeNull();
    expect(carryStep(lists, 'a', { list: 'l0', index: 1 }, 'down', anywhere).to).toEqual({ list: 'l0', index: 2 });
    // A list that isn't the card's original one has one more position.
    expect(carryStep(lists, 'a', { list: 'l1', index: 1 }, 'down', anywhere).to).toEqual({ list: 'l1', index: 2 });
  });

  it('skips lists that do not accept the card', () => {
    expect(carryStep(lists, 'c', { list: 'l0', index: 2 }, 'forward', anywhere)).toEqual({
      to: { list: 'l1', index: 2 },
      passed: [],
    });
    expect(carryStep(lists, 'c', { list: 'l0', index: 2 }, 'forward', (list) => list === 'l3')).toEqual({
      to: { list: 'l3', index: 1 },
      passed: ['l1', 'l2'],
    });
    expect(carryStep(lists, 'c', { list: 'l0', index: 2 }, 'forward', () => false)).toEqual({
      to: null,
      passed: ['l1', 'l2', 'l3'],
    });
    expect(carryStep(lists, 'c', { list: 'l0', index: 2 }, 'back', anywhere)).toEqual({ to: null, passed: [] });
  });
});

describe('focusStep', () => {
  const lists = board('abc', '', 'd');
  it('moves between cards and skips empty lists', () => {
    expect(focusStep(lists, { list: 'l0', index: 2 }, 'forward')).toBe('d');
    expect(focusStep(lists, { list: 'l2', index: 0 }, 'back')).toBe('a');
    expect(focusStep(lists, { list: 'l0', index: 2 }, 'down')).toBeNull();
    expect(focusStep(lists, { list: 'l0', index: 1 }, 'first')).toBe('a');
    expect(focusStep(lists, { list: 'l0', index: 1 }, 'last')).toBe('c');
  });
});

describe('wayOf', () => {
  it('follows the text direction', () => {
    expect(wayOf('ArrowLeft', false)).toBe('back');
    expect(wayOf('ArrowLeft', true)).toBe('forward');
    expect(wayOf('Enter', false)).toBeNull();
  });
});

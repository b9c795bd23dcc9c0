import { describe, expect, it } from 'vitest';
import { mentionsIn, offeredMembers, piecesOf, withMention } from './mentions.ts';

const ann = { user_id: 1, display_name: 'Ann' };
const annLee = { user_id: 2, display_name: 'Ann Lee' };
const rosa = { user_id: 3, display_name: 'Rosa Ndiaye' };
const members = [ann, annLee, rosa];

describe('mentions', () => {
  it.each([
    ['Hi @Rosa Ndiaye, and @Ann', [3, 1]],
    ['@Ann Lee please', [2]],
    ['@Annabel', [1]],
    ['mail rosa@example.com', []],
    ['', []],
  ])('in %j: %j', (text, wanted) => {
    expect(mentionsIn(text, members)).toEqual(wanted);
  });

  it('cuts a text without losing a letter', () => {
    const text = 'Hi @Rosa Ndiaye, is @Ann Lee there?';
    expect(piecesOf(text, members).map((piece) => piece.text)).toEqual([
      'Hi ',
      '@Rosa Ndiaye',
      ', is ',
      '@Ann Lee',
      ' there?',
    ]);
  });

  it.each([
    ['Hi @', [1, 2, 3]],
    ['Hi @an', [1, 2]],
    ['Hi @nd', [3]],
    ['Hi @Rosa Nd', [3]],
    ['rosa@', []],
    ['Hi @Rosa Ndiaye is', []],
    ['Hi', []],
  ])('offered after %j: %j', (text, wanted) => {
    expect(offeredMembers(text, members).map(({ user_id }) => user_id)).toEqual(wanted);
  });

  it('completes the name', () => {
    expect(withMention('Hi @ro', rosa)).toBe('Hi @Rosa Ndiaye ');
  });
});

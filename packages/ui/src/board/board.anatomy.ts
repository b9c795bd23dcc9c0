import { defineAnatomy } from '../internal/anatomy.ts';

export const boardAnatomy = defineAnatomy('Board', {
  Root: { states: { carrying: 'while a card is on its way' }, vars: { '--ui-board-list-size': 'width of a list' } },
  List: {
    states: { target: 'while the card would land in it', refused: 'while a card is carried that it does not take' },
  },
  Title: {},
  Count: { states: { over: 'when there are more cards than its limit' } },
  Cards: {},
  Card: { states: { carried: 'while it is on its way', disabled: 'when it cannot be moved' } },
  Move: {},
  Empty: {},
});

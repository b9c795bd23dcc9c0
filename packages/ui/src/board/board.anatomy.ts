import { defineAnatomy } from '../internal/anatomy.ts';

export const boardAnatomy = defineAnatomy('Board', {
  Root: { states: { carrying: 'while a card is being moved' }, vars: { '--ui-board-list-size': 'width of a list' } },
  List: {
    states: {
      target: 'when dropping the card would put it here',
      refused: 'when it doesn’t accept the card being moved',
    },
  },
  Title: {},
  Count: { states: { over: 'when there are more cards than the limit' } },
  Cards: {},
  Card: { states: { carried: 'while being moved', disabled: 'when it can’t be moved' } },
  Move: {},
  Empty: {},
});

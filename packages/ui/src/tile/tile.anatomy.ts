import { defineAnatomy } from '../internal/anatomy.ts';

export const tileAnatomy = defineAnatomy('Tile', {
  Root: {
    states: {
      goal: "'green' | 'yellow' | 'red'",
      loading: 'while its content has not arrived',
      interactive: 'when the whole tile opens something',
    },
  },
  Header: {},
  Title: {},
  Link: {},
  Description: {},
  Actions: {},
  Body: {},
  Footer: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const tileAnatomy = defineAnatomy('Tile', {
  Root: {
    states: {
      goal: "'green' | 'yellow' | 'red'",
      loading: 'while its content loads',
      interactive: 'when the whole tile is clickable',
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

import { defineAnatomy } from '../internal/anatomy.ts';

export const dataTableAnatomy = defineAnatomy('DataTable', {
  Root: { states: { loading: 'while rows are on their way', compact: 'while it shows two columns for want of room' } },
  Bar: {},
  Bulk: {},
  Chip: {},
  Grid: {
    states: { overflowing: 'while columns are out of view', opens: 'when a click on a row opens its record' },
    vars: {
      '--ui-data-table-max-block-size':
        'height after which rows scroll under the head; 40 rem or most of the screen unless set',
      '--ui-data-table-row': 'height of a row; follows the density of the page unless set',
    },
  },
  Head: { states: { sort: "'ascending' | 'descending'", dragging: 'while it is being moved' } },
  Row: {
    states: { selected: 'while selected', group: 'when it is a group heading', mark: "the tone of the row's mark" },
  },
  Cell: {
    states: {
      numeric: 'when it holds a number',
      empty: 'when it holds nothing',
      masked: 'when it rests on too few cases to be shown',
      marked: 'while it belongs to the marked rectangle',
    },
  },
  Totals: {},
  Paper: {},
  Foot: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const dataTableAnatomy = defineAnatomy('DataTable', {
  Root: { states: { loading: 'while rows load', compact: 'when there is room for two columns only' } },
  Bar: {},
  Bulk: {},
  Chip: {},
  Grid: {
    states: {
      overflowing: 'when columns are scrolled out of view',
      opens: 'when a click on a row opens its record',
      'two-lines': 'when its rows have a second line on phones',
    },
    vars: {
      '--ui-data-table-max-block-size':
        'height after which rows scroll under the head; 40 rem or most of the screen unless set',
      '--ui-data-table-row': 'height of a row; follows the density of the page unless set',
    },
  },
  Head: { states: { sort: "'ascending' | 'descending'", dragging: 'while being moved' } },
  Row: {
    states: { selected: 'when selected', group: 'when it is a group heading', mark: "the tone of the row's mark" },
  },
  Cell: {
    states: {
      numeric: 'in a column of numbers',
      empty: 'when the cell is empty',
      masked: 'when the value is hidden because it has too few cases',
      marked: 'when inside the marked range of cells',
    },
  },
  Totals: {},
  Paper: {},
  Foot: {},
});

import { defineAnatomy } from '../internal/anatomy.ts';

export const tableAnatomy = defineAnatomy('Table', {
  Root: { vars: { '--ui-table-max-block-size': 'height after which the body scrolls under its head' } },
  Header: {},
  Body: {},
  Footer: {},
  Row: { states: { drillable: 'when a click anywhere goes one level down', selected: 'while chosen' } },
  HeaderCell: { states: { numeric: 'when the column holds numbers' } },
  Sort: {},
  RowHeader: {},
  Drill: {},
  Cell: { states: { numeric: 'when it holds a number', goal: "'green' | 'yellow' | 'red'" } },
  Empty: {},
});

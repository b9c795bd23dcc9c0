import { defineAnatomy } from '../internal/anatomy.ts';

export const tableAnatomy = defineAnatomy('Table', {
  Root: { vars: { '--ui-table-max-block-size': 'maximum height; the body scrolls under the header' } },
  Header: {},
  Body: {},
  Footer: {},
  Row: { states: { drillable: 'when clicking the row drills down', selected: 'when selected' } },
  HeaderCell: { states: { numeric: 'when the column holds numbers' } },
  Sort: {},
  RowHeader: {},
  Drill: {},
  Cell: { states: { numeric: 'in a column of numbers', goal: "'green' | 'yellow' | 'red'" } },
  Empty: {},
});

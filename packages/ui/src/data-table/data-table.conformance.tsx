import { defineConformance } from '../../test/conformance.tsx';
import { dataTableAnatomy, DataTable } from './index.ts';
import { stationColumns, stationId, stationMonths } from './samples.conformance.tsx';

const rows = stationMonths(12);
const held = { filters: [{ id: 'calls', kind: 'between' as const, min: 10 }] };

export const dataTableConformance = defineConformance({
  anatomy: dataTableAnatomy,
  // The bulk bar replaces the toolbar.
  // Paper is drawn for print only.
  absent: ['Bulk', 'Paper'],
  render: (probe) => (
    <DataTable
      {...probe('Root')}
      aria-label="Stations"
      rows={rows}
      columns={stationColumns}
      rowId={stationId}
      defaultState={held}
      totals
    />
  ),
});

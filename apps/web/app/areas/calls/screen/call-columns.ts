import type { CallRow } from '@roadside/contract/schemas';
import { shownWait, troubleCodeLabel } from '@roadside/domain/calls';
import type { DataTableColumn, RowMark } from '@roadside/ui/data-table';
import { outcomeLabels } from '../../../kit/calls/call-filters.ts';
import { clockOf } from './call-times.ts';

/** Precedence: cancelled, then late (alone or also passed), then passed. Each has a color and a label. */
export function markOf({ outcome, clear_code, pass_count, late }: CallRow): RowMark | null {
  if (outcome === 'cancelled' || clear_code === 'XX') return { tone: 'neutral', label: 'Cancelled' };
  if (late && (pass_count ?? 0) > 0) return { tone: 'danger', label: 'Late and passed' };
  if (late) return { tone: 'danger', label: 'Late' };
  return (pass_count ?? 0) > 0 ? { tone: 'beacon', label: 'Passed' } : null;
}

type Column = DataTableColumn<CallRow>;
const number = (id: keyof CallRow & string, rest: Omit<Column, 'id' | 'type' | 'value'>): Column => ({
  id,
  type: 'number',
  decimals: 0,
  value: (row) => row[id],
  ...rest,
});
const text = (id: keyof CallRow & string, rest: Omit<Column, 'id' | 'type' | 'value'>): Column => ({
  id,
  type: 'text',
  value: (row) => row[id],
  ...rest,
});

/**
 * The columns of Call Details, with times in one zone: the location's. Written out instead of derived from the contract's schema: schemas compile themselves on
 * load, which the page's content security policy forbids in the browser.
 */
export const callColumns = (timeZone: string): readonly Column[] => [
  {
    // Sorted by service day, then time, as the specification orders this column (section 9).
    id: 'sc_dt',
    type: 'text',
    header: 'Received',
    width: 176,
    priority: 1,
    rowHeader: true,
    value: (row) => clockOf(row.received_at, timeZone),
  },
  {
    id: 'flag',
    type: 'text',
    header: 'Flag',
    width: 128,
    description: 'Late, passed, or cancelled',
    value: (row) => markOf(row)?.label ?? '',
  },
  text('station_name', { header: 'Station', width: 200 }),
  text('driver_name', { header: 'Driver', width: 160 }),
  { ...text('tcd', { header: 'Service', width: 168 }), value: ({ tcd }) => troubleCodeLabel(tcd) },
  {
    ...number('ata_minutes', {
      header: 'Wait',
      unit: 'min',
      priority: 2,
      description: 'Minutes from received to on location',
    }),
    value: ({ received_at, ata_minutes: minutes }) => (minutes === null ? null : shownWait(received_at, minutes)),
  },
  number('pta_minutes', { header: 'Promised', unit: 'min', width: 112 }),
  number('pass_count', { header: 'Passes', description: 'Stations that passed the call before it was served' }),
  {
    ...text('outcome', { header: 'Outcome', width: 128 }),
    value: ({ outcome }) => (outcome === null ? null : outcomeLabels[outcome]),
  },
  number('outc1', { header: 'Satisfaction', width: 120, description: 'Overall satisfaction; 5 is Totally Satisfied' }),
  text('clear_code', { header: 'Clear code', code: true, width: 104 }),
  text('truck', { header: 'Truck', width: 104 }),
  text('vehicle', { header: 'Vehicle', width: 200 }),
  text('city', { header: 'City', width: 136 }),
  text('state', { header: 'State', width: 80 }),
  text('grid', { header: 'Grid', code: true, width: 88 }),
];

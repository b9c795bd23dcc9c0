import type { CallRow } from '@roadside/contract/schemas';
import {
  callFlag,
  callTable,
  outcomeLabels,
  shownWait,
  troubleCodeLabel,
  type CallColumnId,
} from '@roadside/domain/calls';
import type { DataTableColumn, RowMark } from '@roadside/ui/data-table';
import { clockOf } from './call-times.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';

const tones = {
  Cancelled: 'neutral',
  'Late and passed': 'danger',
  Late: 'danger',
  Passed: 'beacon',
} as const satisfies Record<NonNullable<ReturnType<typeof callFlag>>, RowMark['tone']>;

/** The mark of a row that stands out: a color and a label. */
export function markOf(row: CallRow): RowMark | null {
  const flag = callFlag(row);
  return flag && { tone: tones[flag], label: flag };
}

type Column = DataTableColumn<CallRow>;
type Look = Omit<Column, 'id' | 'header' | 'unit'>;
const number = (id: keyof CallRow & string, rest: Partial<Look> = {}): Look => ({
  type: 'number',
  decimals: 0,
  value: (row) => row[id],
  ...rest,
});
const text = (id: keyof CallRow & string, rest: Partial<Look> = {}): Look => ({
  type: 'text',
  value: (row) => row[id],
  ...rest,
});

/**
 * How the columns of Call Details look, with times in one zone: the location's. Written out instead of derived from the
 * contract's schema: schemas compile themselves on load, which the page's content security policy forbids in the
 * browser.
 */
const looks = (timeZone: string, withZone: boolean): Readonly<Record<CallColumnId, Look>> => ({
  // Sorted by service day, then time, as the specification orders this column (section 9).
  sc_dt: {
    type: 'text',
    width: withZone ? 208 : 176,
    priority: 1,
    rowHeader: true,
    value: (row) => clockOf(row.received_at, timeZone, withZone),
  },
  flag: { type: 'text', width: 128, description: 'Late, passed, or cancelled', value: (row) => callFlag(row) ?? '' },
  station_name: text('station_name', { width: 200, format: cityFirst }),
  driver_name: text('driver_name', { width: 160 }),
  tcd: text('tcd', { width: 168, priority: 3, value: ({ tcd }) => troubleCodeLabel(tcd) }),
  ata_minutes: number('ata_minutes', {
    priority: 2,
    description: 'Minutes from received to on location',
    value: ({ received_at, ata_minutes: minutes }) => (minutes === null ? null : shownWait(received_at, minutes)),
  }),
  pta_minutes: number('pta_minutes', { width: 128 }),
  pass_count: number('pass_count', { description: 'Times stations passed the call before it was served' }),
  outcome: text('outcome', {
    width: 128,
    value: ({ outcome }) => (outcome === null ? null : outcomeLabels[outcome]),
  }),
  outc1: number('outc1', { width: 120, description: 'Overall satisfaction; 5 is Totally Satisfied' }),
  clear_code: text('clear_code', { code: true, width: 104 }),
  truck: text('truck', { width: 104 }),
  vehicle: text('vehicle', { width: 200 }),
  city: text('city', { width: 136 }),
  state: text('state', { width: 80 }),
  grid: text('grid', { code: true, width: 88 }),
});

/**
 * The columns of Call Details, in the order its Excel file has them too.
 * @param withZone whether times name their zone
 */
export function callColumns(timeZone: string, withZone: boolean): readonly Column[] {
  const look = looks(timeZone, withZone);
  return callTable.map((column) => ({ ...column, ...look[column.id] }));
}

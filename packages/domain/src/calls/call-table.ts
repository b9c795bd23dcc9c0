/** A column of a table that a screen shows and its Excel file repeats. */
export interface ListedColumn {
  readonly id: string;
  readonly header: string;
  readonly unit?: string;
}

/** The columns of Call Details in their order, on the screen and in its Excel file. */
export const callTable = [
  { id: 'sc_dt', header: 'Received' },
  { id: 'flag', header: 'Flag' },
  { id: 'station_name', header: 'Station' },
  { id: 'driver_name', header: 'Driver' },
  { id: 'tcd', header: 'Service' },
  { id: 'ata_minutes', header: 'Wait', unit: 'min' },
  { id: 'pta_minutes', header: 'Promised', unit: 'min' },
  { id: 'pass_count', header: 'Passes' },
  { id: 'outcome', header: 'Outcome' },
  { id: 'outc1', header: 'Satisfaction' },
  { id: 'clear_code', header: 'Clear code' },
  { id: 'truck', header: 'Truck' },
  { id: 'vehicle', header: 'Vehicle' },
  { id: 'city', header: 'City' },
  { id: 'state', header: 'State' },
  { id: 'grid', header: 'Grid' },
] as const satisfies readonly ListedColumn[];

/** A column of Call Details. */
export type CallColumnId = (typeof callTable)[number]['id'];

/** Words for how a call ended. */
export const outcomeLabels = {
  completed: 'Completed',
  cancelled: 'Cancelled',
  killed: 'Killed',
  gone_on_arrival: 'Gone on arrival',
} as const;

/** Why a call stands out: cancelled, else late (alone or also passed), else passed; null if it doesn't. */
export function callFlag({
  outcome,
  clear_code: clearCode,
  pass_count: passes,
  late,
}: {
  readonly outcome: string | null;
  readonly clear_code: string | null;
  readonly pass_count: number | null;
  readonly late: boolean;
}): 'Cancelled' | 'Late and passed' | 'Late' | 'Passed' | null {
  if (outcome === 'cancelled' || clearCode === 'XX') return 'Cancelled';
  const passed = (passes ?? 0) > 0;
  if (late) return passed ? 'Late and passed' : 'Late';
  return passed ? 'Passed' : null;
}

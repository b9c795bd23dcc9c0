import type { MeasureId } from '@roadside/domain/metrics';

/** One column per measure in the catalog; a test keeps the tables and the catalog in sync. */
type MeasureColumns = { readonly [Measure in MeasureId]: number };

interface HistogramColumns {
  /** Distinct whole minutes of ATA, ascending. */
  readonly ata_minutes: readonly number[];
  /** Number of calls for each of them. */
  readonly ata_minute_counts: readonly number[];
}

export interface RollupStationDayTable extends MeasureColumns, HistogramColumns {
  readonly station_id: number;
  readonly local_day: string;
  readonly trouble_code: string;
}

/** The same summed over all trouble codes. */
export interface RollupStationDayTotalTable extends MeasureColumns, HistogramColumns {
  readonly station_id: number;
  readonly local_day: string;
}

export interface RollupDriverDayTable extends MeasureColumns, HistogramColumns {
  readonly driver_id: number;
  readonly local_day: string;
  readonly station_id: number;
}

/** The roll-ups of migrations 0002 and 0009: daily sums and counts, never averages. */
export interface RollupTables {
  rollup_station_day: RollupStationDayTable;
  rollup_station_day_total: RollupStationDayTotalTable;
  rollup_driver_day: RollupDriverDayTable;
}

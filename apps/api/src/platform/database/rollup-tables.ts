import type { MeasureId } from '@roadside/domain/metrics';

/** One column per measure of the catalog; a test holds the tables and the list equal. */
type MeasureColumns = { readonly [Measure in MeasureId]: number };

interface HistogramColumns {
  /** Whole minutes of ATA that occur, ascending. */
  readonly ata_minutes: readonly number[];
  /** Calls of each of them. */
  readonly ata_minute_counts: readonly number[];
}

export interface RollupStationDayTable extends MeasureColumns, HistogramColumns {
  readonly station_id: number;
  readonly local_day: string;
  readonly trouble_code: string;
}

/** The same over all trouble codes. */
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

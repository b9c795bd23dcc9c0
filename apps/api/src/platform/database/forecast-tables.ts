import type { Generated } from 'kysely';
import type { Day, Json, Timestamp } from './column-types.ts';

/** One training run for a club's service (migration 0015). */
export interface ForecastRunTable {
  id: Generated<number>;
  club_id: number;
  service: 'Tow' | 'Battery' | 'Light Service';
  through_day: Day;
  trained_at: Timestamp;
  milliseconds: number;
  summary: Json<unknown>;
}

/** The forecast for one station and day. */
export interface ForecastDayTable {
  station_id: number;
  service: 'Tow' | 'Battery' | 'Light Service';
  local_day: Day;
  run_id: number;
  /** 24 hours of local time. */
  volume: readonly number[];
  low: readonly number[];
  high: readonly number[];
}

/** The targets an organization staffs for. */
export interface StaffingTargetTable {
  organization_id: number;
  share: number;
  occupancy_cap: Generated<number>;
  shrinkage: Generated<number>;
  updated_by: number | null;
  updated_at: Generated<Date>;
}

/** Tables of migration 0015. */
export interface ForecastTables {
  forecast_run: ForecastRunTable;
  forecast_day: ForecastDayTable;
  staffing_target: StaffingTargetTable;
}

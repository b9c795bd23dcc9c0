import type { GeneratedAlways } from 'kysely';
import type { ChangedFact, JudgedDay, PointMetric } from '@roadside/domain/arena';
import type { Day, Json, Timestamp } from './column-types.ts';

/** How often each metric counted. */
export type PointCounts = Record<PointMetric, number>;

export interface PointDayTable extends PointCounts {
  driver_id: number;
  local_day: Day;
  calls: Json<JudgedDay['calls']>;
  surveys: Json<JudgedDay['surveys']>;
}

export interface PointCorrectionTable extends PointCounts {
  id: GeneratedAlways<number>;
  driver_id: number;
  of_day: Day;
  booked_on: Day;
  changes: Json<readonly ChangedFact[]>;
  made_at: Timestamp;
}

/** The view that every total is read from. */
export interface PointCountView extends PointCounts {
  driver_id: number;
  local_day: Day;
}

/** Tables of the Arena's points (migration 0048). */
export interface PointTables {
  point_day: PointDayTable;
  point_correction: PointCorrectionTable;
  point_count: PointCountView;
  point_settlement: { through: Day | null };
  point_due: { local_day: Day };
  point_version: { version: number };
}

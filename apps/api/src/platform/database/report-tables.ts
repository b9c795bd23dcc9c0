import type { GeneratedAlways } from 'kysely';
import type { Day, Json, Timestamp } from './column-types.ts';

/** The report of a complete period, as it was when it was frozen (migration 0061). */
export interface ReportSnapshotTable {
  id: GeneratedAlways<number>;
  kind: 'executive' | 'scorecard';
  organization_id: number;
  facility_type: string;
  from_day: Day;
  to_day: Day;
  version: number;
  facts_version: number;
  facts: Json<unknown>;
  frozen_at: Timestamp;
}

/** Tables of executive reports and scorecards. */
export interface ReportTables {
  report_snapshot: ReportSnapshotTable;
}

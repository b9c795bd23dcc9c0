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

/** Who acknowledged a scorecard for its station (migration 0075). */
export interface ScorecardAcknowledgmentTable {
  snapshot_id: number;
  acknowledged_by: number;
  acknowledged_at: Timestamp;
}

/** What somebody said about a scorecard (migration 0075). */
export interface ScorecardMessageTable {
  id: GeneratedAlways<number>;
  snapshot_id: number;
  author_id: number;
  body: string;
  created_at: Timestamp;
}

/** Tables of executive reports and scorecards. */
export interface ReportTables {
  report_snapshot: ReportSnapshotTable;
  scorecard_acknowledgment: ScorecardAcknowledgmentTable;
  scorecard_message: ScorecardMessageTable;
}

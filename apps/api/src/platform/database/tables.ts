import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { BankTables } from './bank-tables.ts';
import type { CallTables } from './call-tables.ts';
import type { CampaignTables } from './campaign-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { Day, GeneratedJson, GeneratedTimestamp, Json, NullableTimestamp, Timestamp } from './column-types.ts';
import type { DashboardTables } from './dashboard-tables.ts';
import type { ForecastTables } from './forecast-tables.ts';
import type { HomeTables } from './home-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { OrganizationTables } from './organization-tables.ts';
import type { AlertTables } from './alert-tables.ts';
import type { SubscriptionTables } from './subscription-tables.ts';
import type { PointTables } from './point-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { RollupTables } from './rollup-tables.ts';
import type { ScheduleTables } from './schedule-tables.ts';
import type { SeasonTables } from './season-tables.ts';
import type { SurveyTables } from './survey-tables.ts';
import type { UsageTables } from './usage-tables.ts';
import type { TeamTables } from './team-tables.ts';
import type { TrainingTables } from './training-tables.ts';

export interface BookmarkTable {
  id: Generated<number>;
  employee_id: number;
  display: string;
  link: string;
  created_at: GeneratedTimestamp;
}

export interface StoredFileTable {
  name: string;
  owner_employee_id: number | null;
  kind: string;
  media_type: string;
  byte_count: number;
  content: Uint8Array;
  created_at: GeneratedTimestamp;
}

export interface AuditEventTable {
  id: GeneratedAlways<number>;
  at: Timestamp;
  event: string;
  actor_employee_id: number | null;
  target: string | null;
  status: 'success' | 'failure';
  request_id: string | null;
  ip: string | null;
  changes: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

export interface RateLimitTable {
  key: string;
  window_start: Timestamp;
  hits: number;
}

export interface RollupDirtyTable {
  station_id: number;
  local_day: Day;
  marked_at: GeneratedTimestamp;
}

export interface MetricGoalTable {
  id: Generated<number>;
  organization_id: number;
  facility_type: string | null;
  metric_id: string;
  green: number;
  yellow: number;
  start_day: Day;
  end_day: Day | null;
  created_by: number | null;
  created_at: GeneratedTimestamp;
  came_with: Generated<number | null>;
  retired_by: Generated<number | null>;
}

export interface UpdateStatusTable {
  id: Generated<number>;
  state: string;
  kind: 'metrics' | 'surveys' | 'other';
  entered_at: Timestamp;
  detail: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
}

export interface LoadRunTable {
  id: Generated<number>;
  kind: string;
  source: string;
  started_at: Timestamp;
  finished_at: NullableTimestamp;
  rows_read: Generated<number>;
  rows_written: Generated<number>;
  rows_rejected: Generated<number>;
  position: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface JobTable {
  id: Generated<number>;
  kind: string;
  key: string | null;
  payload: GeneratedJson<unknown>;
  run_at: Timestamp;
  again: Generated<boolean>;
  attempts: Generated<number>;
  leased_until: NullableTimestamp;
  leased_by: string | null;
  parked_at: NullableTimestamp;
  last_error: string | null;
  created_at: GeneratedTimestamp;
}

/** The stored reply of a write that carried an Idempotency-Key (migration 0011). */
export interface RepeatedWriteTable {
  employee_id: number;
  call: string;
  key: string;
  body_hash: string;
  /** JSON; null only inside the transaction that writes it. */
  reply: string | null;
  created_at: Timestamp;
}

/** A change that is announced to open screens (migration 0012). */
export interface LiveEventTable {
  id: Generated<number>;
  topic: string;
  subject_id: number;
  organization_id: number | null;
  /** The only people it is for (migration 0032); null when the organization decides. */
  people: number[] | null;
  author_employee_id: number | null;
  at: GeneratedTimestamp;
}

/** A person's saved list view (migration 0017). */
export interface SavedViewTable {
  id: Generated<number>;
  employee_id: number;
  screen: string;
  name: string;
  query: string;
  columns: Json<Record<string, unknown>>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** Written by `migrate` itself, never by a migration file. */
export interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: GeneratedTimestamp;
}

/** Columns of every table, spelled as in SQL. The roll-up columns come from the metric catalog. */
export interface Tables
  extends
    OrganizationTables,
    AccountTables,
    BankTables,
    CallTables,
    CampaignTables,
    ChatTables,
    SurveyTables,
    UsageTables,
    RollupTables,
    DashboardTables,
    ForecastTables,
    HomeTables,
    PointTables,
    ScheduleTables,
    SeasonTables,
    MailTables,
    SubscriptionTables,
    AlertTables,
    PushTables,
    ReportTables,
    TeamTables,
    TrainingTables {
  bookmark: BookmarkTable;
  stored_file: StoredFileTable;
  audit_event: AuditEventTable;
  rate_limit: RateLimitTable;
  rollup_dirty: RollupDirtyTable;
  metric_goal: MetricGoalTable;
  update_status: UpdateStatusTable;
  load_run: LoadRunTable;
  job: JobTable;
  repeated_write: RepeatedWriteTable;
  live_event: LiveEventTable;
  saved_view: SavedViewTable;
  schema_migration: SchemaMigrationTable;
}

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CommentTopic, Sentiment } from '@roadside/domain/surveys';
import type { CommentLanguage } from '@roadside/domain/voice';
import type { AccountTokenTables } from './account-tables.ts';
import type { DashboardTables } from './dashboard-tables.ts';
import type { ForecastTables } from './forecast-tables.ts';
import type { RollupTables } from './rollup-tables.ts';
import type { ScheduleTables } from './schedule-tables.ts';

/** timestamptz: a Date when read; a Date or an ISO string when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** jsonb: parsed when read, `JSON.stringify(...)` when written (the two drivers disagree on bare arrays). */
export type Json<Value> = ColumnType<Value, string, string>;
type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;
/** date: 'YYYY-MM-DD', never a Date, on both engines. */
export type Day = string;

export interface OrganizationTable {
  id: Generated<number>;
  slug: string;
  name: string;
  display_name: string;
  type:
    | 'club'
    | 'club-region'
    | 'market'
    | 'territory'
    | 'station-state'
    | 'facility-rep'
    | 'station-business'
    | 'station'
    | 'driver';
  facility_type: 'PSP' | 'nonPSP' | 'Fleet' | null;
  parent_id: number | null;
  state_id: number | null;
  facility_rep_id: number | null;
  first_name: string | null;
  last_name: string | null;
  time_zone: string;
  latitude: number | null;
  longitude: number | null;
  service_types: Generated<string[]>;
  source: Generated<string>;
  external_id: string | null;
  active: Generated<boolean>;
  latest_activity_on: NullableTimestamp;
  created_at: GeneratedTimestamp;
}

export interface EmployeeTable {
  id: Generated<number>;
  organization_id: number;
  first_name: string;
  last_name: Generated<string>;
  display_name: string;
  position_type: string;
  permissions: Generated<string[]>;
  login_id: string | null;
  phone_number: string | null;
  bio: Generated<string>;
  group_name: string | null;
  photo_avatar: string | null;
  banner_pic: string | null;
  team: Generated<string>;
  is_staff: Generated<boolean>;
  active: Generated<boolean>;
  video_watched: Generated<boolean>;
  updated_auto: Generated<boolean>;
  unverified_email: string | null;
  notifications: GeneratedJson<unknown[]>;
  available_campaigns: GeneratedJson<unknown[]>;
  preferences: GeneratedJson<Record<string, unknown>>;
  date_joined: GeneratedTimestamp;
  latest_activity_on: NullableTimestamp;
  site_visits: Generated<number>;
  source: Generated<string>;
  external_id: string | null;
}

export interface AccountTable {
  id: Generated<number>;
  employee_id: number;
  username: string;
  email: string | null;
  password_hash: string | null;
  demo: Generated<boolean>;
  token_version: Generated<number>;
  created_at: GeneratedTimestamp;
}

export interface SessionTable {
  id: string;
  account_id: number;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: NullableTimestamp;
  revoke_reason: string | null;
  user_agent: string | null;
  ip: string | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  client_id: string | null;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  replaced_by: string | null;
}

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

export type CallOutcome = 'completed' | 'cancelled' | 'killed' | 'gone_on_arrival';
export type ProviderType = 'P' | 'C' | 'F';

export interface CallTable {
  id: Generated<number>;
  local_day: Day;
  local_hour: number;
  station_id: number;
  driver_id: number | null;
  provider_type: ProviderType | null;
  trouble_code: string;
  outcome: CallOutcome | null;
  clear_code: string | null;
  appointment: Generated<boolean>;
  received_at: Timestamp;
  spotted_at: NullableTimestamp;
  assigned_at: NullableTimestamp;
  dispatched_at: NullableTimestamp;
  enroute_at: NullableTimestamp;
  arrived_at: NullableTimestamp;
  towing_at: NullableTimestamp;
  cleared_at: NullableTimestamp;
  promised_minutes: number | null;
  pass_count: number | null;
  kmi_eligible: boolean | null;
  kmi_informed: boolean | null;
  battery_tested: boolean | null;
  battery_sold: boolean | null;
  became_tow: boolean | null;
  second_truck: boolean | null;
  damage_claim: boolean | null;
  complaint: boolean | null;
  callback: boolean | null;
  latitude: number | null;
  longitude: number | null;
  grid: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  vehicle_ref: Generated<string | null>;
  vehicle: Generated<string | null>;
  truck: Generated<string | null>;
  /** Computed by the database (migration 0017). */
  ata_seconds: GeneratedAlways<number | null>;
  late: GeneratedAlways<boolean>;
}

export interface CallSourceTable {
  source: string;
  external_id: string;
  call_id: number;
  local_day: Day;
  content_hash: string;
}

export interface CallEventTable {
  id: Generated<number>;
  call_id: number;
  call_local_day: Day;
  kind: 'pass' | 'update_given' | 'redispatch';
  at: Timestamp;
  local_day: Day;
  station_id: number | null;
  driver_id: number | null;
  trouble_code: string;
  offer_rank: number | null;
  reason: string | null;
}

export interface SurveyTable {
  id: Generated<number>;
  call_id: number;
  local_day: Day;
  station_id: number;
  driver_id: number | null;
  provider_type: ProviderType | null;
  trouble_code: string;
  call_received_at: Timestamp;
  recorded_at: Timestamp;
  updated_at: Timestamp;
  channel: string;
  outc1: number | null;
  response_sat: number | null;
  q24: number | null;
  q26: number | null;
  driver5: number | null;
  driver10: number | null;
  reroute: Generated<boolean>;
  remove: Generated<boolean>;
  comment: string | null;
  state: string | null;
  city: string | null;
  grid: string | null;
  /** Version of the reading its spans and tone come from; null until somebody read the comment (migration 0016). */
  comment_reading: Generated<number | null>;
  comment_tone: Generated<Sentiment | null>;
  /** Migration 0019. */
  comment_language: Generated<CommentLanguage | null>;
}

/** What a person said about a phrase of comments (migration 0019). */
export interface CommentCorrectionTable {
  id: Generated<number>;
  organization_id: number;
  survey_id: number;
  phrase: string;
  topic: CommentTopic;
  /** Null where the phrase does not speak of the topic. */
  sentiment: Sentiment | null;
  author_employee_id: number;
  at: Date;
  taken_back_at: Date | null;
  taken_back_by: number | null;
}

/** Words of a comment that carry a topic (migration 0016). */
export interface SurveyCommentSpanTable {
  survey_id: number;
  start_at: number;
  end_at: number;
  topic: string;
  sentiment: Sentiment;
}

export interface SurveySourceTable {
  source: string;
  external_id: string;
  survey_id: number;
  content_hash: string;
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

/** The answer of a write that carried an Idempotency-Key (migration 0011). */
export interface RepeatedWriteTable {
  employee_id: number;
  call: string;
  key: string;
  body_hash: string;
  /** JSON; null only inside the transaction that is writing it. */
  reply: string | null;
  created_at: Timestamp;
}

/** A change that is announced to open screens (migration 0012). */
export interface LiveEventTable {
  id: Generated<number>;
  topic: string;
  subject_id: number;
  organization_id: number | null;
  author_employee_id: number | null;
  at: GeneratedTimestamp;
}

/** A list as a person left it (migration 0017). */
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

/** Columns of every table, spelled as in SQL. The roll-ups' columns come from the metric catalog. */
export interface Tables extends RollupTables, DashboardTables, AccountTokenTables, ForecastTables, ScheduleTables {
  organization: OrganizationTable;
  employee: EmployeeTable;
  account: AccountTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  bookmark: BookmarkTable;
  stored_file: StoredFileTable;
  audit_event: AuditEventTable;
  rate_limit: RateLimitTable;
  call: CallTable;
  call_source: CallSourceTable;
  call_event: CallEventTable;
  survey: SurveyTable;
  survey_comment_span: SurveyCommentSpanTable;
  survey_source: SurveySourceTable;
  comment_correction: CommentCorrectionTable;
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

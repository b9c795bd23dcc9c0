import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Day, GeneratedTimestamp, Json, NullableTimestamp, Timestamp } from './column-types.ts';

type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export interface DashboardTable {
  id: Generated<number>;
  /** null = the global owner (35300). */
  owner_employee_id: number | null;
  data_target: string;
  name: string;
  position: Generated<number>;
  icon: Generated<string>;
  comments: string | null;
  notification: string | null;
  notification_type: string | null;
  version: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface DashboardShareTable {
  dashboard_id: number;
  employee_id: number;
  shared_at: GeneratedTimestamp;
}

export interface DashboardElementTable {
  id: Generated<number>;
  dashboard_id: number;
  name: string;
  title: string;
  position: number;
  request: Json<Record<string, unknown>>;
  chart_type: string;
  time_type: string;
  metrics: string[];
  relation: 'children' | 'self';
  child_type: string | null;
  grouped: Generated<boolean>;
  filters: ColumnType<Record<string, unknown>, string | undefined, string>;
  layout: NullableJson<{ readonly x: number; readonly y: number; readonly w: number; readonly h: number }>;
  initial_annotation: string | null;
  dashboard_comment: string | null;
}

/** An element of a stored version. */
export type KeptElement = Omit<Selectable<DashboardElementTable>, 'dashboard_id'>;

/** What a version of a dashboard was. */
export interface VersionDefinition {
  readonly values: Pick<
    Selectable<DashboardTable>,
    'data_target' | 'name' | 'icon' | 'comments' | 'notification' | 'notification_type'
  >;
  readonly elements: readonly KeptElement[];
}

export interface DashboardVersionTable {
  dashboard_id: number;
  version: number;
  definition: Json<VersionDefinition>;
  saved_by: number | null;
  saved_at: Timestamp;
}

export interface ElementCommentTable {
  id: Generated<number>;
  element_id: number;
  /** Organization id; negative for a virtual organization. */
  organization_id: number;
  parent_comment_id: number | null;
  author_id: number;
  body: string;
  created_at: Timestamp;
  edited_at: NullableTimestamp;
}

export interface ElementAnnotationTable {
  id: Generated<number>;
  element_id: number;
  /** Organization id; negative for a virtual organization. */
  organization_id: number;
  author_id: number;
  day: Day;
  until: Day | null;
  body: string;
  tags: Generated<string[]>;
  created_at: Timestamp;
}

export interface ViewedElementTable {
  employee_id: number;
  element_id: number;
  organization_id: number;
  viewed_at: Timestamp;
}

/** An Excel file that is written after the call that started it (migration 0090). */
export interface StartedExportTable {
  id: GeneratedAlways<number>;
  owner_employee_id: number;
  state: Generated<'writing' | 'ready' | 'failed' | 'stopped'>;
  rows_written: Generated<number>;
  row_count: number | null;
  file: string | null;
  filename: string | null;
  problem: string | null;
  started_at: Timestamp;
  touched_at: Timestamp;
}

/** Dashboards with their notes and comments (migration 0005). */
export interface DashboardTables {
  dashboard: DashboardTable;
  dashboard_share: DashboardShareTable;
  dashboard_element: DashboardElementTable;
  dashboard_version: DashboardVersionTable;
  element_comment: ElementCommentTable;
  element_annotation: ElementAnnotationTable;
  viewed_element: ViewedElementTable;
  started_export: StartedExportTable;
}

import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson, NullableTimestamp, Timestamp } from './column-types.ts';

export interface EmployeeGroupTable {
  id: GeneratedAlways<number>;
  group_name: string;
}

/** A page of a widget's modal. */
export interface WidgetPage {
  readonly title: string | null;
  readonly body: string;
  readonly image: string | null;
}

export interface WidgetTable {
  id: GeneratedAlways<number>;
  type: 'external' | 'announcement';
  title: string;
  announcement_type: string | null;
  link: string | null;
  image: string | null;
  modal_content: GeneratedJson<WidgetPage[]>;
  position: number;
  positions: Generated<string[]>;
  organization_ids: Generated<number[]>;
  group_ids: Generated<number[]>;
  starts_at: NullableTimestamp;
  ends_at: NullableTimestamp;
  asks: Generated<'nothing' | 'acknowledge' | 'confirm'>;
  announced_state: Generated<'scheduled' | 'live' | 'expired'>;
  last_rung_at: NullableTimestamp;
  /** When its start came while its author could no longer publish (migration 0099). */
  withheld_at: NullableTimestamp;
  /** Why it rings people who are off shift; null if it doesn't (migration 0040). */
  urgent_reason: Generated<string | null>;
  version: Generated<number>;
  created_by: number | null;
  created_at: Timestamp;
  updated_by: number | null;
  updated_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface WidgetEventTable {
  id: GeneratedAlways<number>;
  widget_id: number;
  employee_id: number | null;
  organization_id: number;
  kind: 'seen' | 'click' | 'acknowledged' | 'reminded';
  at: Timestamp;
}

/** A notification to send by email (migration 0100). */
export interface NotificationEmailTable {
  employee_id: number;
  kind: string;
  subject_id: number;
  due_at: Timestamp;
}

export interface NotificationTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  kind: string;
  subject_id: number;
  amount: Generated<number>;
  rings: Generated<number>;
  rung_at: Timestamp;
  read_at: NullableTimestamp;
  /** Rings off shift too (migration 0040). */
  urgent: Generated<boolean>;
}

/** How a person hears of a kind of notification (migration 0037). */
export interface NotificationSettingTable {
  employee_id: number;
  kind: string;
  in_app: boolean;
  push: boolean;
  mail: boolean;
  updated_at: Timestamp;
}

/** How a person hears of a kind of notification (migration 0037). */
export interface NotificationSettingTable {
  employee_id: number;
  kind: string;
  in_app: boolean;
  push: boolean;
  mail: boolean;
  updated_at: Timestamp;
}

/** The home page, its log, and notifications (migration 0032). */
export interface HomeTables {
  employee_group: EmployeeGroupTable;
  widget: WidgetTable;
  widget_event: WidgetEventTable;
  notification: NotificationTable;
  notification_email: NotificationEmailTable;
  notification_setting: NotificationSettingTable;
}

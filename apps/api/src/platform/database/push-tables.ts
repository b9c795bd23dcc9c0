import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from './column-types.ts';

export interface PushSubscriptionTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  session_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Timestamp;
}

export interface QuietHoursTable {
  employee_id: number;
  starts: string;
  ends: string;
  updated_at: Timestamp;
}

export interface PushTaskTable {
  notification_id: number;
  employee_id: number;
  due_at: Timestamp;
  held: Generated<boolean>;
}

/** What a push carries: ids and a text that reveals nothing. */
export interface PushPayload {
  readonly text: string;
  /** Kind of notification; 'many' for several. */
  readonly kind: string;
  readonly id: number;
  readonly count: number;
}

export interface PushMessageTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  payload: Json<PushPayload>;
  urgent: boolean;
  notification_ids: number[];
  due_at: Timestamp;
  ends_at: NullableTimestamp;
  attempts: Generated<number>;
}

export interface CallOutTable {
  id: GeneratedAlways<number>;
  organization_id: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  services: Generated<string[]>;
  reason: string;
  created_by: number | null;
  created_at: Timestamp;
  closed_by: number | null;
  closed_at: NullableTimestamp;
}

export interface CallOutDriverTable {
  call_out_id: number;
  employee_id: number;
  station_id: number;
  shift_id: number | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  overtime: boolean;
  asked_at: Timestamp;
  answer: 'can' | 'cannot' | null;
  answered_at: NullableTimestamp;
  request_id: number | null;
}

/** Push and own quiet hours (migrations 0040 and 0107), and call-outs (0041). */
export interface PushTables {
  push_subscription: PushSubscriptionTable;
  quiet_hours: QuietHoursTable;
  push_task: PushTaskTable;
  push_message: PushMessageTable;
  call_out: CallOutTable;
  call_out_driver: CallOutDriverTable;
}

import type { ConditionFinding, SendConditionKind, SendInterval } from '@roadside/domain/subscriptions';
import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

export interface SubscriptionTable {
  id: Generated<number>;
  version: Generated<number>;
  owner_id: number;
  /** null for a report. */
  dashboard_id: number | null;
  report: 'executive' | 'scorecard' | null;
  slug: string | null;
  name: string;
  every: SendInterval;
  weekday: number;
  month_day: number;
  time: string;
  time_zone: string;
  condition: SendConditionKind;
  /** What a condition needs; null for the others. */
  metric: string | null;
  threshold: number | null;
  next_at: Timestamp;
  asked_at: NullableTimestamp;
  created_at: Timestamp;
  /** When it stopped, and why; null while it is sent. */
  stopped_at: NullableTimestamp;
  stopped_why: StoppedWhy | null;
}

/** Why a subscription stopped: its owner left, or may no longer see what it sends. */
export type StoppedWhy = 'owner-left' | 'no-access';

/** What happened to a receiver when it was due last. */
export type ReceiverState =
  | 'waiting'
  | 'sent'
  | 'unchanged'
  | 'not-met'
  | 'no-access'
  | 'no-address'
  | 'failed'
  | 'unsubscribed';

/** What a condition found, and where. */
export interface PlaceFinding extends ConditionFinding {
  readonly slug: string;
}

export interface SubscriptionReceiverTable {
  subscription_id: number;
  employee_id: number;
  state: Generated<ReceiverState>;
  last_sent_at: NullableTimestamp;
  digest: string | null;
  /** When it was due last. */
  checked_at: NullableTimestamp;
  finding: ColumnType<PlaceFinding | null, string | null, string | null>;
}

export interface OutboxFileTable {
  id: Generated<number>;
  name: string;
  media_type: string;
  content: Uint8Array;
  created_at: Timestamp;
}

/** Subscriptions, and the files of outgoing email (migrations 0066 and 0101). */
export interface SubscriptionTables {
  subscription: SubscriptionTable;
  subscription_receiver: SubscriptionReceiverTable;
  outbox_file: OutboxFileTable;
}

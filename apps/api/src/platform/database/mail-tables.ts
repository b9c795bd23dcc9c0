import type { ReportableKind, RetentionKind } from '@roadside/domain/home';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from './column-types.ts';

export interface OutboxMailTable {
  id: Generated<number>;
  to_address: string;
  subject: string;
  body: string;
  link: string | null;
  file_ids: Generated<number[]>;
  created_at: Timestamp;
  message_id: string | null;
  state: Generated<'kept' | 'waiting' | 'sent' | 'failed'>;
  tries: Generated<number>;
  next_try_at: NullableTimestamp;
  leased_until: NullableTimestamp;
  problem: string | null;
  sender_id: number | null;
  mail_id: number | null;
  recipient_id: number | null;
}

export interface MailThreadTable {
  id: GeneratedAlways<number>;
  created_at: Timestamp;
}

export interface MailTable {
  id: GeneratedAlways<number>;
  client_id: string | null;
  thread_id: number;
  sender_id: number | null;
  subject: string;
  body: string;
  named: Generated<number[]>;
  positions: Generated<string[]>;
  organization_ids: Generated<number[]>;
  group_ids: Generated<number[]>;
  recipient_count: number;
  sent_at: Timestamp;
  removed_at: NullableTimestamp;
  removed_by: number | null;
  removed_reason: Generated<string>;
}

export interface MailRecipientTable {
  mail_id: number;
  employee_id: number;
  read_at: NullableTimestamp;
}

export interface MailBoxTable {
  employee_id: number;
  thread_id: number;
  last_mail_id: number;
  last_at: Timestamp;
}

/** What a draft holds. */
export interface DraftContent {
  readonly recipients: readonly number[];
  readonly positions: readonly string[];
  readonly organizationIds: readonly number[];
  readonly groupIds: readonly number[];
  readonly replyTo: number | null;
  readonly subject: string;
  readonly body: string;
}

export interface MailDraftTable {
  client_id: string;
  employee_id: number;
  version: Generated<number>;
  content: Json<DraftContent>;
  updated_at: Timestamp;
}

export interface MessageReportTable {
  id: GeneratedAlways<number>;
  kind: ReportableKind;
  subject: string;
  reporter_id: number | null;
  author_id: number | null;
  organization_id: number;
  reason: string;
  note: Generated<string>;
  body: string;
  written_at: Timestamp;
  created_at: Timestamp;
  state: Generated<'open' | 'removed' | 'kept'>;
  decided_by: number | null;
  decided_at: NullableTimestamp;
  decision_reason: Generated<string>;
}

export interface RetentionRuleTable {
  kind: RetentionKind;
  days: number | null;
  set_by: number | null;
  set_at: Timestamp;
}

/** Email, mail in the app (migration 0038), reports and retention (migration 0039). */
export interface MailTables {
  outbox_mail: OutboxMailTable;
  mail_thread: MailThreadTable;
  mail: MailTable;
  mail_recipient: MailRecipientTable;
  mail_box: MailBoxTable;
  mail_draft: MailDraftTable;
  message_report: MessageReportTable;
  retention_rule: RetentionRuleTable;
}

import type { ReferenceKind } from '@roadside/domain/home';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson, Json, NullableTimestamp, Timestamp } from './column-types.ts';

export interface ConversationTable {
  id: GeneratedAlways<number>;
  kind: 'direct' | 'group';
  title: string | null;
  direct_key: string | null;
  last_seq: Generated<number>;
  last_message_at: Timestamp;
  created_by: number | null;
  created_at: Timestamp;
}

export interface ConversationMemberTable {
  conversation_id: number;
  employee_id: number;
  joined_at: Timestamp;
  first_seq: Generated<number>;
  left_at: NullableTimestamp;
  read_seq: Generated<number>;
  read_at: NullableTimestamp;
  muted: Generated<boolean>;
}

/** A link in a message: ids only, resolved with the reader's rights. */
export interface ChatReference {
  readonly kind: ReferenceKind;
  readonly id: number;
  /** The location it was shared from. */
  readonly slug: string;
}

export interface ChatMessageTable {
  id: string;
  conversation_id: number;
  seq: number;
  author_id: number | null;
  body: string;
  reply_to: string | null;
  mentions: Generated<number[]>;
  refs: GeneratedJson<ChatReference[]>;
  followers: Generated<number[]>;
  created_at: Timestamp;
  edited_at: NullableTimestamp;
  deleted_at: NullableTimestamp;
}

export interface ChatReactionTable {
  message_id: string;
  employee_id: number;
  emoji: string;
  at: Timestamp;
}

/** The content of a message that waits for its time. */
export interface ScheduledContent {
  readonly message: string;
  readonly replyTo: string | null;
  readonly mentions: readonly number[];
  readonly refs: readonly ChatReference[];
  /** Names of uploaded pictures; missing in what was scheduled before there were any. */
  readonly pictures?: readonly string[];
}

export interface ChatScheduledTable {
  id: string;
  conversation_id: number;
  author_id: number;
  content: Json<ScheduledContent>;
  send_at: Timestamp;
  created_at: Timestamp;
  /** When it could not be sent (migration 0099); null while it waits. */
  refused_at: NullableTimestamp;
}

export interface ChatSettingTable {
  organization_id: number;
  receipts: boolean;
  updated_by: number | null;
  updated_at: Timestamp;
}

/** A picture sent with a message; without one, it was only uploaded (migration 0037). */
export interface ChatPictureTable {
  name: string;
  conversation_id: number;
  author_id: number | null;
  message_id: string | null;
  width: number;
  height: number;
  created_at: Timestamp;
}

/** Chat (migration 0033). */
export interface ChatTables {
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  chat_message: ChatMessageTable;
  chat_reaction: ChatReactionTable;
  chat_scheduled: ChatScheduledTable;
  chat_setting: ChatSettingTable;
  chat_picture: ChatPictureTable;
}

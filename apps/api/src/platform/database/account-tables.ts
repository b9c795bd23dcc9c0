import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './tables.ts';

export interface SingleUseTokenTable {
  token_hash: string;
  kind: 'password-reset' | 'invitation';
  account_id: number | null;
  email: string | null;
  organization_id: number | null;
  position_type: string | null;
  created_by: number | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface OutboxMailTable {
  id: Generated<number>;
  to_address: string;
  subject: string;
  body: string;
  link: string | null;
  created_at: Timestamp;
}

/** Invites, password resets and their mail (migration 0006). */
export interface AccountTokenTables {
  single_use_token: SingleUseTokenTable;
  outbox_mail: OutboxMailTable;
}

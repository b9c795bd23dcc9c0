import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts';

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

/** An Admin seeing Roadside as somebody else (migration 0085). */
export interface SeeingTable {
  id: GeneratedAlways<number>;
  session_id: string | null;
  seen_by: number;
  employee_id: number;
  started_at: Timestamp;
  ends_at: Timestamp;
  stopped_at: NullableTimestamp;
}

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
  used_at: NullableTimestamp;
}

/** Accounts and their sessions; invites and password resets (migration 0006). */
export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  seeing: SeeingTable;
  single_use_token: SingleUseTokenTable;
}

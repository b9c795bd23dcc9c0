import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * What happened, in the words of the OWASP logging vocabulary where it has one
 * (authn_*, authz_*, session_*, privilege_*, upload_*, ...), else `<area>_<deed>`.
 */
export type AuditEventName =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_fail_max'
  | 'authn_token_created'
  | 'authn_token_reuse'
  | 'authn_token_revoked'
  | 'authz_fail'
  | 'session_created'
  | 'session_expired'
  | 'user_updated'
  | 'privilege_permissions_changed'
  | 'upload_complete'
  | 'excess_rate_limit_exceeded'
  | 'bookmark_added'
  | 'bookmark_removed'
  | 'preferences_updated'
  | 'goal_set'
  | `${string}_${string}`;

export interface AuditEvent {
  readonly event: AuditEventName;
  readonly status: 'success' | 'failure';
  /** What was touched: 'organization:17', 'account:demo'. Never a secret. */
  readonly target?: string;
  /** Whose deed; the caller unless said. */
  readonly actorEmployeeId?: number | null;
  /** What changed, without secrets and personal contact data. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Writes one event; given the transaction of the change it records, both stand or fall together. */
export type Audit = (event: AuditEvent, transaction?: Kysely<Tables>) => Promise<void>;

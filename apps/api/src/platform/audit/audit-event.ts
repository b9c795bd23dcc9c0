import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The event's name: from the OWASP logging vocabulary where it has one (authn_*, authz_*, session_*, privilege_*,
 * upload_*, ...), otherwise `<area>_<deed>`.
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
  /** The affected object: 'organization:17', 'account:demo'. Never a secret. */
  readonly target?: string;
  /** Who did it. @defaultValue the caller */
  readonly actorEmployeeId?: number | null;
  /** The change, without secrets or personal contact data. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Writes one event. Pass the transaction of the change it records, so that both commit or roll back together. */
export type Audit = (event: AuditEvent, transaction?: Kysely<Tables>) => Promise<void>;

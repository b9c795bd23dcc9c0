import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { AuditEvent } from './audit-event.ts';

/** The request an event comes from. */
export interface AuditOrigin {
  readonly at: Date;
  readonly actorEmployeeId: number | null;
  readonly requestId: string | null;
  readonly ip: string | null;
}

const longestTarget = 300;

/** Adds one row to the audit log. Control characters are escaped, so that one event is always one line. */
export async function writeAuditEvent(db: Kysely<Tables>, event: AuditEvent, origin: AuditOrigin): Promise<void> {
  await writeAuditEvents(db, [{ event, origin }]);
}

/** Adds a row for each of these events, in one statement. */
export async function writeAuditEvents(
  db: Kysely<Tables>,
  events: readonly { readonly event: AuditEvent; readonly origin: AuditOrigin }[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('audit_event')
    .values(events.map(({ event, origin }) => rowOf(event, origin)))
    .execute();
}

const rowOf = (event: AuditEvent, origin: AuditOrigin) => ({
  at: origin.at,
  event: event.event,
  actor_employee_id: event.actorEmployeeId === undefined ? origin.actorEmployeeId : event.actorEmployeeId,
  target: event.target === undefined ? null : escapeControls(event.target).slice(0, longestTarget),
  status: event.status,
  request_id: origin.requestId,
  ip: origin.ip,
  changes: event.changes
    ? JSON.stringify(event.changes, (_, value: unknown) => (typeof value === 'string' ? escapeControls(value) : value))
    : null,
});

function escapeControls(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .toWellFormed();
}

import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The person a session sees Roadside as. */
export interface CurrentSeeing {
  readonly id: number;
  readonly employee_id: number;
  readonly ends_at: Date;
}

/** The person a session sees Roadside as at a given time; null if it sees only as its own person. */
export async function currentSeeing(db: Kysely<Tables>, sessionId: string, now: Date): Promise<CurrentSeeing | null> {
  const row = await db
    .selectFrom('seeing')
    .select(['id', 'employee_id', 'ends_at'])
    .where('session_id', '=', sessionId)
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Closes a session's earlier seeing, also one that ran out; returns it if it was still going on. */
export async function stopSeeingOf(
  db: Kysely<Tables>,
  sessionId: string,
  now: Date,
): Promise<{ readonly employee_id: number } | null> {
  const row = await db
    .updateTable('seeing')
    .set((eb) => ({ stopped_at: eb.fn('least', ['ends_at', eb.val(now)]) }))
    .where('session_id', '=', sessionId)
    .where('stopped_at', 'is', null)
    .returning(['employee_id', 'ends_at'])
    .executeTakeFirst();
  return row && row.ends_at > now ? row : null;
}

export async function insertSeeing(
  db: Kysely<Tables>,
  seeing: {
    readonly sessionId: string;
    readonly seenBy: number;
    readonly employeeId: number;
    readonly now: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('seeing')
    .values({
      session_id: seeing.sessionId,
      seen_by: seeing.seenBy,
      employee_id: seeing.employeeId,
      started_at: seeing.now,
      ends_at: seeing.endsAt,
    })
    .execute();
}

/** A person an Admin might see as, with or without an account; null for somebody who has left. */
export async function personToSee(db: Kysely<Tables>, employeeId: number) {
  const row = await db
    .selectFrom('employee')
    .select(['employee.id', 'display_name', 'organization_id', 'position_type', 'permissions', 'team'])
    .where('employee.id', '=', employeeId)
    .where('employee.active', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The latest times somebody saw as another person, newest first. */
export async function latestSeeing(db: Kysely<Tables>, limit: number) {
  return db
    .selectFrom('seeing')
    .innerJoin('employee as by', 'by.id', 'seeing.seen_by')
    .innerJoin('employee as seen', 'seen.id', 'seeing.employee_id')
    .select([
      'seeing.id',
      'seen_by',
      'by.display_name as by_name',
      'seeing.employee_id',
      'seen.display_name as seen_name',
      'seen.organization_id',
      'started_at',
      'ends_at',
      'stopped_at',
    ])
    .orderBy('started_at', 'desc')
    .orderBy('seeing.id', 'desc')
    .limit(limit)
    .execute();
}

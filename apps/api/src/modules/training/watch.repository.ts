import type { MediaRange, SessionClock } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Makes a session the only one of a person that earns credit. */
export async function openWatchSession(
  trx: Transaction<Tables>,
  session: {
    readonly employeeId: number;
    readonly sessionId: string;
    readonly progressId: number;
    readonly pageId: number;
  },
  at: Date,
): Promise<void> {
  const values = {
    session_id: session.sessionId,
    progress_id: session.progressId,
    page_id: session.pageId,
    beat: 0,
    heard_at: at,
    spare_seconds: 0,
  };
  await trx
    .insertInto('watch_session')
    .values({ employee_id: session.employeeId, ...values })
    .onConflict((on) => on.column('employee_id').doUpdateSet(values))
    .execute();
}

/** What a heartbeat is judged by. */
export interface WatchedPage {
  readonly session_id: string;
  readonly beat: number;
  readonly heard_at: Date;
  readonly spare_seconds: number;
  readonly credited_seconds: number;
  readonly progress_id: number;
  readonly module_id: number;
  readonly page_id: number;
  readonly type: 'audio' | 'video';
  readonly video_length_required: boolean;
  readonly length_seconds: number;
  readonly question_count: number;
  /** The first question inside that isn't answered; nothing after it counts. */
  readonly stop_at: number | null;
  readonly credited: readonly MediaRange[];
  readonly answered: boolean;
  readonly completed_at: Date | null;
}

/** The page of a person's session in one statement: it runs for every heartbeat. */
export async function readWatchedPage(db: Kysely<Tables>, employeeId: number): Promise<WatchedPage | null> {
  const { rows } = await sql<WatchedPage>`
    select s.session_id, s.beat, s.heard_at, s.spare_seconds, s.credited_seconds, s.progress_id, p.module_id, s.page_id,
      page.type, page.video_length_required, coalesce(f.length_seconds, 0) as length_seconds,
      (select count(*)::integer from module_question q where q.page_id = page.id) as question_count,
      (select min(q.at_second) from module_question q where q.page_id = page.id and not exists (
        select 1 from test_attempt a join given_answer g on g.attempt_id = a.id
        where a.progress_id = s.progress_id and a.page_id = page.id and g.question_id = q.id)) as stop_at,
      coalesce(pp.credited, '[]'::jsonb) as credited, coalesce(pp.answered, false) as answered, pp.completed_at
    from watch_session s
    join module_progress p on p.id = s.progress_id
    join module_page page on page.id = s.page_id
    left join training_file f on f.id = page.file_id
    left join page_progress pp on pp.progress_id = s.progress_id and pp.page_id = s.page_id
    where s.employee_id = ${employeeId}::integer`.execute(db);
  return rows[0] ?? null;
}

/**
 * Stores what a heartbeat earned, in one statement. Stores nothing if the session isn't as it was read: another
 * heartbeat, another session or an offline lesson came first.
 * @returns whether it was stored
 */
export async function storeBeat(
  db: Kysely<Tables>,
  employeeId: number,
  read: Pick<WatchedPage, 'session_id' | 'beat' | 'credited_seconds'>,
  beat: {
    readonly beat: number;
    readonly heardAt: Date;
    readonly spare: number;
    readonly added: number;
    readonly credited: readonly MediaRange[];
    readonly position: number;
  },
): Promise<boolean> {
  const { rows } = await sql`with heard as (
      update watch_session set beat = ${beat.beat}::integer, heard_at = ${beat.heardAt}::timestamptz,
        spare_seconds = ${beat.spare}::double precision,
        credited_seconds = credited_seconds + ${beat.added}::double precision
      where employee_id = ${employeeId}::integer and session_id = ${read.session_id}::text
        and beat = ${read.beat}::integer and credited_seconds = ${read.credited_seconds}::double precision
      returning progress_id, page_id)
    insert into page_progress (progress_id, page_id, credited, position_seconds)
    select progress_id, page_id, ${JSON.stringify(beat.credited)}::jsonb, ${beat.position}::double precision from heard
    on conflict (progress_id, page_id) do update
      set credited = excluded.credited, position_seconds = excluded.position_seconds
    returning page_id`.execute(db);
  return rows.length > 0;
}

/** A person's session as what they watch without network is judged by. */
interface LockedSession {
  /** Seconds ever credited to the person. */
  readonly credited: number;
  readonly clock: SessionClock;
}

/** Locks a person's session. Somebody who never played anything gets an empty one, so that there is something to lock. */
export async function lockSession(trx: Transaction<Tables>, employeeId: number, at: Date): Promise<LockedSession> {
  await trx
    .insertInto('watch_session')
    .values({ employee_id: employeeId, session_id: '', heard_at: at })
    .onConflict((on) => on.column('employee_id').doNothing())
    .execute();
  const row = await trx
    .selectFrom('watch_session')
    .select(['credited_seconds', 'heard_at', 'spare_seconds'])
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { credited: row.credited_seconds, clock: { heardAt: row.heard_at.getTime(), spare: row.spare_seconds } };
}

/** Adds seconds watched without network, with what they leave of the session's clock. */
export async function storeOfflineCredit(
  trx: Transaction<Tables>,
  employeeId: number,
  { added, clock }: { readonly added: number; readonly clock: SessionClock },
): Promise<void> {
  await trx
    .updateTable('watch_session')
    .set({
      credited_seconds: sql<number>`credited_seconds + ${added}::double precision`,
      heard_at: new Date(clock.heardAt),
      spare_seconds: clock.spare,
    })
    .where('employee_id', '=', employeeId)
    .execute();
}

/** A download that may be sent in. */
export async function insertPass(
  trx: Transaction<Tables>,
  pass: {
    readonly id: string;
    readonly employeeId: number;
    readonly progressId: number;
    readonly creditedBefore: number;
  },
  at: Date,
): Promise<void> {
  await trx
    .insertInto('offline_pass')
    .values({
      id: pass.id,
      employee_id: pass.employeeId,
      progress_id: pass.progressId,
      issued_at: at,
      credited_before: pass.creditedBefore,
    })
    .execute();
}

/** Locks a person's pass. */
export async function lockPass(trx: Transaction<Tables>, id: string, employeeId: number) {
  return (
    (await trx
      .selectFrom('offline_pass')
      .selectAll()
      .where('id', '=', id)
      .where('employee_id', '=', employeeId)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** Notes when a pass was first used. */
export async function usePass(trx: Transaction<Tables>, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('offline_pass')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes passes issued before a moment. */
export async function deletePasses(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('offline_pass').where('issued_at', '<', before).execute();
}

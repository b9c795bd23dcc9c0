import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DraftList, Pick } from '@roadside/domain/arena';
import type { Tables } from '../../platform/database/tables.ts';

export interface DraftRow {
  readonly id: number;
  readonly season_id: number;
  readonly season: string;
  readonly state: 'lists' | 'live' | 'done';
  readonly team_order: readonly number[];
  readonly rounds: number;
  readonly clock_seconds: number;
  readonly turn_started_at: Date | null;
  readonly used_ms: number;
}

/** The latest draft of a team's league; null if there has been none. */
export async function findDraft(db: Kysely<Tables>, teamId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select d.id from draft d join season s on s.id = d.season_id
    where ${teamId}::integer = any(d.team_order) order by s.starts_on desc, d.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Reads a draft; with `lock`, nobody else changes it until the transaction ends. */
export async function readDraft(db: Kysely<Tables>, id: number, lock = false): Promise<DraftRow | null> {
  const { rows } = await sql<DraftRow>`select d.id, d.season_id, s.name as season, d.state, d.team_order, d.rounds,
      d.clock_seconds, d.turn_started_at, d.used_ms
    from draft d join season s on s.id = d.season_id where d.id = ${id}::integer ${lock ? sql`for update of d` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Live drafts whose clock runs. */
export async function runningDraftIds(db: Kysely<Tables>): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('draft')
    .select('id')
    .where('state', '=', 'live')
    .where('turn_started_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export interface DraftPlayerRow {
  readonly employee_id: number;
  readonly name: string;
  readonly driver_id: number;
  readonly experience: DraftList;
  readonly position: number;
  readonly points_per_day: number;
  readonly days_per_week: number;
}

/**
 * Everyone who can be drafted or has been, in the order of the ranking. Someone who has left can't be anymore. A captain
 * is on their own team without a pick, also one the commissioner named while the draft was open.
 */
export async function readDraftPlayers(db: Kysely<Tables>, draftId: number): Promise<readonly DraftPlayerRow[]> {
  return db
    .selectFrom('draft_player')
    .innerJoin('employee', 'employee.id', 'draft_player.employee_id')
    .select([
      'draft_player.employee_id',
      'employee.display_name as name',
      'employee.organization_id as driver_id',
      'draft_player.experience',
      'draft_player.position',
      'draft_player.points_per_day',
      'draft_player.days_per_week',
    ])
    .where('draft_id', '=', draftId)
    .where(
      sql<boolean>`(exists (select from draft_pick k where k.draft_id = draft_player.draft_id
          and k.employee_id = draft_player.employee_id)
        or employee.active and not exists (select from team t join draft d on t.id = any(d.team_order)
          where d.id = draft_player.draft_id and t.captain_id = draft_player.employee_id))`,
    )
    .orderBy('position')
    .execute();
}

/** Picks in order. */
export async function readPicks(db: Kysely<Tables>, draftId: number): Promise<readonly Pick[]> {
  const rows = await db
    .selectFrom('draft_pick')
    .select(['team_id', 'employee_id', 'automatic'])
    .where('draft_id', '=', draftId)
    .orderBy('number')
    .execute();
  return rows.map(({ team_id, employee_id, automatic }) => ({ teamId: team_id, playerId: employee_id, automatic }));
}

export interface SubmissionRow {
  readonly team_id: number;
  readonly captain_id: number;
  readonly experienced: readonly number[];
  readonly intermediate: readonly number[];
  readonly beginner: readonly number[];
  readonly queue: readonly number[];
}

/** What the teams have submitted. */
export async function readSubmissions(db: Kysely<Tables>, draftId: number): Promise<readonly SubmissionRow[]> {
  return db
    .selectFrom('draft_submission')
    .select(['team_id', 'captain_id', 'experienced', 'intermediate', 'beginner', 'queue'])
    .where('draft_id', '=', draftId)
    .execute();
}

/** Stores a team's lists; the queue begins as the three lists in order. */
export async function insertSubmission(
  trx: Kysely<Tables>,
  draftId: number,
  submission: Omit<SubmissionRow, 'queue'>,
  at: Date,
): Promise<void> {
  const { team_id, captain_id } = submission;
  const lists = {
    experienced: [...submission.experienced],
    intermediate: [...submission.intermediate],
    beginner: [...submission.beginner],
  };
  await trx
    .insertInto('draft_submission')
    .values({
      draft_id: draftId,
      team_id,
      captain_id,
      ...lists,
      queue: [...lists.experienced, ...lists.intermediate, ...lists.beginner],
      submitted_at: at,
    })
    .execute();
}

/** Changes whom the clock picks first; returns whether the team has submitted. */
export async function updateQueue(
  trx: Kysely<Tables>,
  draftId: number,
  teamId: number,
  queue: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`update draft_submission set queue = ${[...queue]}::integer[]
    where draft_id = ${draftId}::integer and team_id = ${teamId}::integer returning team_id`.execute(trx);
  return rows.length > 0;
}

/** Adds a pick; its number is its place in the draft. */
export async function insertPick(
  trx: Kysely<Tables>,
  draftId: number,
  number: number,
  pick: Pick,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('draft_pick')
    .values({
      draft_id: draftId,
      number,
      team_id: pick.teamId,
      employee_id: pick.playerId,
      automatic: pick.automatic,
      picked_at: at,
    })
    .execute();
}

/** Stores the clock and state of a draft. */
export async function saveClock(
  trx: Kysely<Tables>,
  id: number,
  clock: {
    readonly state: DraftRow['state'];
    readonly turnStartedAt: number | null;
    readonly usedBeforePause: number;
  },
): Promise<void> {
  await sql`update draft set state = ${clock.state}, used_ms = ${Math.round(clock.usedBeforePause)}::integer,
    turn_started_at = ${clock.turnStartedAt === null ? null : new Date(clock.turnStartedAt)}::timestamptz,
    version = version + 1 where id = ${id}::integer`.execute(trx);
}

/** Names and captains of teams. */
export async function readDraftTeams(db: Kysely<Tables>, teamIds: readonly number[]) {
  return db
    .selectFrom('team')
    .leftJoin('employee', 'employee.id', 'team.captain_id')
    .select(['team.id', 'team.slug', 'team.name', 'team.tier', 'team.captain_id', 'employee.display_name as captain'])
    .where('team.id', 'in', [...teamIds])
    .execute();
}

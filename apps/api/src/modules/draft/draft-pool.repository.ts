import { byPoints } from '@roadside/domain/arena';
import type { DraftList, PointWeights } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { countBets } from '../bookie/index.ts';
import { weighed } from '../points/index.ts';

/** A driver who can be drafted, with what the last weeks and the schedule say. */
export interface Candidate {
  readonly employee_id: number;
  readonly points_per_day: number;
  /** Days planned per week; where nothing is planned, days worked. */
  readonly days_per_week: number;
}

/** More drivers than any league drafts; a board of all of them stays quick. */
const maxDrafted = 500;

/** Planned hours that are a day: half a shift is half a day, a double one is two. */
const hoursOfDay = 8;

/** Weeks of the schedule that say how much a driver is planned. */
const plannedWeeks = 4;

/** Days over which drivers are ranked. */
const rankedDays = 90;

/** Active drivers, except some or only some, with the most expected points per week first. */
export async function readCandidates(
  db: Kysely<Tables>,
  {
    weights,
    except,
    only,
    today,
  }: {
    readonly weights: PointWeights;
    readonly except: readonly number[];
    readonly only?: readonly number[];
    readonly today: string;
  },
): Promise<readonly Candidate[]> {
  const from = addDays(today, -rankedDays);
  const bets = await countBets(db, { from, to: today });
  const { rows } = await sql<Candidate & { name: string }>`
    with worked as (
      select driver_id, avg(points)::double precision as per_day, count(*)::double precision as days
      from (select driver_id, local_day, ${weighed(weights)} as points from point_count
        where local_day between ${from}::date and ${today}::date - 1) as counted group by driver_id
    ), planned as (
      select employee_id, sum(duration_hours)::double precision / ${hoursOfDay}::integer / ${plannedWeeks}::integer as days from shift
      where employee_id is not null
        and local_day between ${today}::date and ${today}::date + ${plannedWeeks * 7 - 1}::integer group by employee_id
    ), rated as (
      select e.id as employee_id, e.display_name as name, coalesce(w.per_day, 0) as points_per_day,
        least(7, coalesce(p.days, w.days * 7 / (${today}::date - ${from}::date), 0)) as days_per_week
      from employee e join organization o on o.id = e.organization_id and o.type = 'driver'
        left join worked w on w.driver_id = e.organization_id left join planned p on p.employee_id = e.id
      where e.active and e.id <> all(${[...except]}::integer[])
        ${only === undefined ? sql`` : sql`and e.id = any(${[...only]}::integer[])`}
    )
    select employee_id, name, points_per_day, days_per_week from rated order by employee_id`.execute(db);
  return rows
    .map(({ name, ...candidate }) => ({
      candidate,
      name,
      points: candidate.points_per_day * candidate.days_per_week,
      bets: bets.get(candidate.employee_id) ?? 0,
    }))
    .toSorted(byPoints)
    .slice(0, maxDrafted)
    .map(({ candidate }) => candidate);
}

/** Puts one more driver among those who can be drafted: before everybody of less strength. */
export async function insertDraftPlayer(
  trx: Kysely<Tables>,
  draftId: number,
  {
    employee_id,
    points_per_day,
    days_per_week,
    position,
    experience,
  }: Candidate & {
    readonly position: number;
    readonly experience: DraftList;
  },
): Promise<void> {
  await sql`update draft_player set position = position + 1
    where draft_id = ${draftId}::integer and position >= ${position}::integer`.execute(trx);
  await sql`insert into draft_player (draft_id, employee_id, position, experience, points_per_day, days_per_week)
    values (${draftId}::integer, ${employee_id}::integer, ${position}::integer, ${experience}, ${points_per_day},
      ${days_per_week})`.execute(trx);
}

/** Takes a driver from those who can be drafted, and from the queues of all teams. */
export async function deleteDraftPlayer(trx: Kysely<Tables>, draftId: number, employeeId: number): Promise<void> {
  await sql`delete from draft_player
    where draft_id = ${draftId}::integer and employee_id = ${employeeId}::integer`.execute(trx);
  await sql`update draft_submission set queue = array_remove(queue, ${employeeId}::integer)
    where draft_id = ${draftId}::integer`.execute(trx);
}

/** Whether a season's draft has been opened. */
export async function hasDraft(db: Kysely<Tables>, seasonId: number): Promise<boolean> {
  return (await db.selectFrom('draft').select('id').where('season_id', '=', seasonId).executeTakeFirst()) !== undefined;
}

/** Opens a draft with everyone who can be drafted, in the order of the ranking. */
export async function insertDraft(
  trx: Kysely<Tables>,
  draft: {
    readonly seasonId: number;
    readonly order: readonly number[];
    readonly rounds: number;
    readonly clockSeconds: number;
    readonly players: readonly (Candidate & { readonly experience: DraftList })[];
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('draft')
    .values({
      season_id: draft.seasonId,
      team_order: [...draft.order],
      rounds: draft.rounds,
      clock_seconds: draft.clockSeconds,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const players = draft.players.map((player, index) => ({ ...player, position: index + 1 }));
  await sql`insert into draft_player (draft_id, employee_id, position, experience, points_per_day, days_per_week)
    select ${id}::integer, employee_id, position, experience, points_per_day, days_per_week
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as player (employee_id integer, position smallint,
      experience text, points_per_day numeric, days_per_week numeric)`.execute(trx);
  return id;
}

/** Deletes a season's draft with its lists and picks; returns its id, or null if there was none. */
export async function deleteDraft(trx: Kysely<Tables>, seasonId: number): Promise<number | null> {
  const row = await trx.deleteFrom('draft').where('season_id', '=', seasonId).returning('id').executeTakeFirst();
  return row?.id ?? null;
}

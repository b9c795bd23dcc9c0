import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface TeamRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface TeamMemberRow {
  readonly employee_id: number;
  readonly display_name: string;
  /** The person's organization; a driver's is the driver's own. */
  readonly organization_id: number;
}

/** A team by its slug; null if there is none. */
export async function readTeamBySlug(db: Kysely<Tables>, slug: string): Promise<TeamRow | null> {
  return (
    (await db.selectFrom('team').select(['id', 'slug', 'name']).where('slug', '=', slug).executeTakeFirst()) ?? null
  );
}

/** A team by its id; null if there is none. */
export async function readTeamById(db: Kysely<Tables>, id: number): Promise<TeamRow | null> {
  return (await db.selectFrom('team').select(['id', 'slug', 'name']).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A team with its members. */
export interface TeamWithMembers extends TeamRow {
  readonly tier: string;
  readonly captain_id: number | null;
  /** The captain's name. */
  readonly captain: string | null;
  readonly members: number;
  readonly member_ids: readonly number[];
  readonly version: number;
}

/** Every team with its active members, by name. */
export async function readTeams(db: Kysely<Tables>): Promise<readonly TeamWithMembers[]> {
  const { rows } = await sql<TeamWithMembers>`
    select t.id, t.slug, t.name, t.tier, t.captain_id, t.version,
      (select display_name from employee where id = t.captain_id) as captain, count(e.id)::integer as members,
      coalesce(array_agg(e.id order by e.id) filter (where e.id is not null), '{}') as member_ids
    from team t left join team_member m on m.team_id = t.id left join employee e on e.id = m.employee_id and e.active
    group by t.id order by t.name, t.id`.execute(db);
  return rows;
}

/** The team a person is a member of; null for somebody without one, who only sees the first team. */
export async function readTeamOf(db: Kysely<Tables>, employeeId: number): Promise<TeamRow | null> {
  const row = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(['team.id', 'team.slug', 'team.name'])
    .where('team_member.employee_id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** The active members of a team, by name. */
export async function readTeamMembers(db: Kysely<Tables>, teamId: number): Promise<readonly TeamMemberRow[]> {
  return db
    .selectFrom('team_member')
    .innerJoin('employee', 'employee.id', 'team_member.employee_id')
    .select(['employee.id as employee_id', 'employee.display_name', 'employee.organization_id'])
    .where('team_member.team_id', '=', teamId)
    .where('employee.active', '=', true)
    .orderBy('employee.display_name')
    .orderBy('employee.id')
    .execute();
}

/** Adds a team, or renames the one with the slug; returns its id. */
export async function storeTeam(trx: Kysely<Tables>, { slug, name }: Omit<TeamRow, 'id'>): Promise<number> {
  const { id } = await trx
    .insertInto('team')
    .values({ slug, name })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a team under a slug that no other has; returns its id. */
export async function insertTeam(trx: Kysely<Tables>, { slug, name }: Omit<TeamRow, 'id'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into team (slug, name)
    select case when n = 1 then ${slug} else ${slug} || '-' || n end, ${name} from generate_series(1, 1000) as n
    where not exists (select from team where team.slug = case when n = 1 then ${slug} else ${slug} || '-' || n end)
    order by n limit 1 returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/**
 * Changes a team's name or tier, unless somebody else has changed it; its address stays.
 * @returns whether it was changed
 */
export async function updateTeam(
  trx: Kysely<Tables>,
  { id, version }: { readonly id: number; readonly version: number },
  values: { readonly name: string; readonly tier?: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('team')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Names a team's captain. */
export async function storeCaptain(trx: Kysely<Tables>, teamId: number, employeeId: number): Promise<void> {
  await trx
    .updateTable('team')
    .set((eb) => ({ captain_id: employeeId, version: eb('version', '+', 1) }))
    .where('id', '=', teamId)
    .execute();
}

/** Puts people into a team; each leaves the team they were in. */
export async function storeTeamMembers(
  trx: Kysely<Tables>,
  { teamId, employeeIds, at }: { readonly teamId: number; readonly employeeIds: readonly number[]; readonly at: Date },
): Promise<void> {
  await sql`insert into team_member (employee_id, team_id, joined_at)
    select person, ${teamId}::integer, ${at}::timestamptz from unnest(${[...employeeIds]}::integer[]) as person order by person
    on conflict (employee_id) do update set team_id = excluded.team_id, joined_at = excluded.joined_at
      where team_member.team_id <> excluded.team_id`.execute(trx);
}

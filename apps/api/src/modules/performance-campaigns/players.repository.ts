import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A driver who may take part in campaigns. */
export interface PlayerRow {
  readonly id: number;
  readonly driver_id: number;
  readonly display_name: string;
  readonly position_type: string;
  readonly group_id: number | null;
  /** ISO day. */
  readonly joined_on: string;
  /** False for someone who has left. */
  readonly active: boolean;
  /** Where they were when they last took part, from the driver's record up; null where the tree says it. */
  readonly organization_ids: readonly number[] | null;
  /** The last day on which they took part, an ISO day; null while they do. */
  readonly last_on: string | null;
}

const select = sql`select e.id, o.id as driver_id, e.display_name, e.position_type, e.active, g.id as group_id,
  (e.date_joined at time zone o.time_zone)::date::text as joined_on,
  null::integer[] as organization_ids, null::text as last_on
  from employee e join organization o on o.id = e.organization_id and o.type = 'driver'
  left join employee_group g on g.group_name = e.group_name`;

/** Every driver at work; with `leavers`, those who have left too. */
export async function readPlayers(
  db: Kysely<Tables>,
  { leavers = false }: { readonly leavers?: boolean } = {},
): Promise<readonly PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`${select}
    where (e.active or ${leavers}::boolean) and e.position_type = 'driver' order by e.id`.execute(db);
  return rows;
}

/** A driver, at work or not; null when there is none. */
export async function readPlayer(db: Kysely<Tables>, employeeId: number): Promise<PlayerRow | null> {
  const { rows } = await sql<PlayerRow>`${select} where e.id = ${employeeId} and e.position_type = 'driver'`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A person as they took part in a campaign. */
export interface RecordedPlayer extends PlayerRow {
  readonly campaign_id: number;
  readonly organization_ids: readonly number[];
}

/** Who took part in campaigns, as they were when they last did: in one campaign, or one person in any. */
export async function readRecordedPlayers(
  db: Kysely<Tables>,
  of: { readonly campaignId: number } | { readonly employeeId: number },
): Promise<readonly RecordedPlayer[]> {
  const { rows } = await sql<RecordedPlayer>`select p.campaign_id, e.id, p.driver_id, e.display_name, p.position_type,
      e.active, p.group_id, (e.date_joined at time zone o.time_zone)::date::text as joined_on, p.organization_ids,
      p.last_on::text
    from campaign_player p join employee e on e.id = p.employee_id join organization o on o.id = p.driver_id
    where ${'campaignId' in of ? sql`p.campaign_id = ${of.campaignId}::integer` : sql`p.employee_id = ${of.employeeId}::integer`}
    order by p.campaign_id, e.id`.execute(db);
  return rows;
}

/** Records people as they take part in a campaign now. */
export async function recordPlayers(
  db: Kysely<Tables>,
  campaignId: number,
  players: readonly (Omit<PlayerRow, 'organization_ids'> & { readonly organization_ids: readonly number[] })[],
): Promise<void> {
  await sql`insert into campaign_player (campaign_id, employee_id, driver_id, position_type, organization_ids, group_id)
    select ${campaignId}::integer, id, driver_id, position_type,
      array(select value::integer from jsonb_array_elements_text(organization_ids) with ordinality order by ordinality),
      group_id
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as r (id integer, driver_id integer, position_type text, organization_ids jsonb, group_id integer)
    on conflict (campaign_id, employee_id) do update set driver_id = excluded.driver_id,
      position_type = excluded.position_type, organization_ids = excluded.organization_ids,
      group_id = excluded.group_id, last_on = null`.execute(db);
}

/** Records that people no longer take part in a campaign, after a day. */
export async function recordLastDay(
  db: Kysely<Tables>,
  campaignId: number,
  employeeIds: readonly number[],
  day: string,
): Promise<void> {
  await sql`update campaign_player set last_on = ${day}::date
    where campaign_id = ${campaignId}::integer and employee_id = any(${[...employeeIds]}::integer[])
      and last_on is null`.execute(db);
}

/** The people who signed up for each of these campaigns. */
export async function readSignUps(
  db: Kysely<Tables>,
  campaignIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows =
    campaignIds.length === 0
      ? []
      : await db
          .selectFrom('campaign_sign_up')
          .select(['campaign_id', 'employee_id'])
          .where('campaign_id', 'in', [...campaignIds])
          .execute();
  const found = new Map<number, Set<number>>();
  for (const { campaign_id, employee_id } of rows)
    found.set(campaign_id, (found.get(campaign_id) ?? new Set<number>()).add(employee_id));
  return found;
}

/** Signs a person up; signing up again changes nothing. @returns whether it was new */
export async function insertSignUp(
  trx: Kysely<Tables>,
  { campaignId, employeeId, at }: { readonly campaignId: number; readonly employeeId: number; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('campaign_sign_up')
    .values({ campaign_id: campaignId, employee_id: employeeId, signed_up_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employee_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Where each of these people works, by employee id. */
export async function readHomes(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; organization_id: number }>`select id, organization_id from employee
    where id = any(${[...new Set(employeeIds)]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, organization_id }) => [id, organization_id]));
}

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
}

const select = sql`select e.id, o.id as driver_id, e.display_name, e.position_type, e.active, g.id as group_id,
  (e.date_joined at time zone o.time_zone)::date::text as joined_on
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

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { allOf, beyond, containsText, countRows, keyTexts, orderBy } from '../../platform/lists/keyset.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A driver with a bank. */
export interface HolderRow {
  readonly employee_id: number;
  readonly driver_id: number;
  readonly slug: string;
  readonly display_name: string;
  readonly station_name: string;
  /** False for someone who has left. */
  readonly active: boolean;
}

const columns = sql`e.id as employee_id, o.id as driver_id, o.slug, e.display_name,
  coalesce(s.display_name, '') as station_name, e.active`;
const table = sql`employee e join organization o on o.id = e.organization_id and o.type = 'driver'
  left join organization s on s.id = o.parent_id
  left join (select employee_id, count(*) as waiting from withdrawal where state = 'pending' group by employee_id) w
    on w.employee_id = e.id`;

/** Those with payouts to decide first, then by name. */
const order = {
  keys: [
    { value: sql`coalesce(w.waiting, 0)`, type: 'bigint', descending: true },
    { value: sql`lower(e.display_name)`, type: 'text' },
    { value: sql`e.id`, type: 'integer' },
  ],
  descending: false,
};

/** A page of drivers, and how many there are. Somebody who has left keeps the bank. */
export async function findHolders(
  db: Kysely<Tables>,
  {
    search,
    after,
    limit,
  }: { readonly search: string; readonly after: readonly string[] | null; readonly limit: number },
) {
  const conditions = [
    sql`e.position_type = 'driver'`,
    ...(search === '' ? [] : [containsText(sql`e.display_name`, search)]),
  ];
  const page = sql<HolderRow & { readonly sort_keys: readonly string[] }>`
    select ${columns}, ${keyTexts(order.keys)} as sort_keys from ${table}
    where ${allOf(after ? [...conditions, beyond(order, after)] : conditions)}
    order by ${orderBy(order)} limit ${limit}`;
  const [{ rows }, total] = await Promise.all([page.execute(db), countRows(db, table, conditions)]);
  return { rows, total };
}

/** The driver of an organization, or this employee; null when there is none. */
export async function readHolder(
  db: Kysely<Tables>,
  { driverId, employeeId }: { readonly driverId: number; readonly employeeId: number | null },
): Promise<HolderRow | null> {
  const { rows } = await sql<HolderRow>`select ${columns} from ${table}
    where o.id = ${driverId} and e.position_type = 'driver'
      ${employeeId === null ? sql`` : sql`and e.id = ${employeeId}`}
    order by e.active desc, e.id limit 1`.execute(db);
  return rows[0] ?? null;
}

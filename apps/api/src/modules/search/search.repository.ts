import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { EmployeeHitRow } from '../accounts/employee-search.repository.ts';
import type { PageEnd } from './page-token.ts';

interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly type: string;
}

const never = sql`'-infinity'::timestamptz`;
const employeeKeys = {
  full_name: { value: sql`lower(display_name)`, type: 'text' },
  position_type: { value: sql`position_type`, type: 'text' },
  latest_activity_on: { value: sql`coalesce(latest_activity_on, ${never})`, type: 'timestamptz' },
} as const satisfies Record<string, SortKey>;
const organizationKeys = {
  name: { value: sql`lower(display_name)`, type: 'text' },
  type: { value: sql`type`, type: 'text' },
  latest_activity_on: { value: sql`coalesce(latest_activity_on, ${never})`, type: 'timestamptz' },
} as const satisfies Record<string, SortKey>;

/** Which page of which order. */
export interface SearchPage<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
  /** Rows after this one; null from the first. */
  readonly after: PageEnd | null;
  readonly offset: number;
  readonly limit: number;
}

/** A page of hits with the sort key of each, and how many there are in all. */
export interface Found<Row> {
  readonly rows: readonly (Row & { readonly sort_key: string })[];
  readonly total: number;
}

const begins = (column: string, prefix: string) =>
  sql`lower(${sql.ref(column)}) like lower(${`${prefix.replace(/[\\%_]/g, '\\$&')}%`})`;
const within = (column: string, ids: readonly number[] | null) =>
  ids === null ? [] : [sql`${sql.ref(column)} = any(${[...ids]}::integer[])`];

export interface EmployeeQuery extends SearchPage<keyof typeof employeeKeys> {
  /** Beginning of a full, first or last name; empty for any. */
  readonly prefix: string;
  /** Organisations to look in, which is where the asker's rights are; null for all. */
  readonly organizationIds: readonly number[] | null;
  readonly positionType: string | null;
}

/** Active employees. */
export function findEmployees(
  db: Kysely<Tables>,
  { prefix, organizationIds, positionType, ...page }: EmployeeQuery,
): Promise<Found<EmployeeHitRow>> {
  const conditions = [
    sql`active`,
    ...within('organization_id', organizationIds),
    ...(prefix === ''
      ? []
      : [
          sql`(${begins('display_name', prefix)} or ${begins('first_name', prefix)} or ${begins('last_name', prefix)})`,
        ]),
    ...(positionType === null ? [] : [sql`position_type = ${positionType}`]),
  ];
  const columns = sql`id, first_name, last_name, display_name, position_type, organization_id, login_id, latest_activity_on, unverified_email, updated_auto`;
  return find(db, sql`employee`, columns, conditions, employeeKeys[page.field], page);
}

/** An organisation as the search finds it. */
export interface OrganizationHitRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly display_name: string;
  readonly type: string;
  readonly parent_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly latest_activity_on: Date | null;
}

export interface OrganizationQuery extends SearchPage<keyof typeof organizationKeys> {
  /** Beginning of the name; empty for any. */
  readonly prefix: string;
  /** Organisations the asker may see; null for all. */
  readonly organizationIds: readonly number[] | null;
  readonly type: string | null;
}

/** Active organisations, drivers included. */
export function findOrganizations(
  db: Kysely<Tables>,
  { prefix, organizationIds, type, ...page }: OrganizationQuery,
): Promise<Found<OrganizationHitRow>> {
  const conditions = [
    sql`active`,
    ...within('id', organizationIds),
    ...(prefix === '' ? [] : [sql`(${begins('display_name', prefix)} or ${begins('name', prefix)})`]),
    ...(type === null ? [] : [sql`type = ${type}`]),
  ];
  const columns = sql`id, slug, name, display_name, type, parent_id, first_name, last_name, latest_activity_on`;
  return find(db, sql`organization`, columns, conditions, organizationKeys[page.field], page);
}

async function find<Row>(
  db: Kysely<Tables>,
  table: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  { value, type }: SortKey,
  { descending, after, offset, limit }: Omit<SearchPage<string>, 'field'>,
): Promise<Found<Row>> {
  const all = sql.join([...conditions], sql` and `);
  const beyond =
    after === null
      ? sql``
      : sql`and (${value}, id) ${descending ? sql`<` : sql`>`} (${after.key}::${sql.raw(type)}, ${after.id}::integer)`;
  const direction = descending ? sql`desc` : sql`asc`;
  const [counted, page] = await Promise.all([
    sql<{ n: number }>`select count(*)::integer as n from ${table} where ${all}`.execute(db),
    sql<
      Row & { sort_key: string }
    >`select ${columns}, (${value})::text as sort_key from ${table} where ${all} ${beyond} order by ${value} ${direction}, id ${direction} offset ${offset} limit ${limit}`.execute(
      db,
    ),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.n ?? 0 };
}

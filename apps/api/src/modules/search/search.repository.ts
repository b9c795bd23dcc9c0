import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { EmployeeHitRow } from '../people/index.ts';
import { allOf, beginsWith, beyond, countRows, keyTexts, orderBy, resembles } from '../../platform/lists/keyset.ts';
import type { SortKey } from '../../platform/lists/keyset.ts';

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

/** The page and sort order. */
export interface SearchPage<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
  /** Sort keys of the row to continue after; null to start from the first. */
  readonly after: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** A page of hits with each hit's sort keys, and the total count. */
export interface Found<Row> {
  readonly rows: readonly (Row & { readonly sort_keys: readonly string[] })[];
  readonly total: number;
}

const begins = (column: string, prefix: string) => beginsWith(sql.ref(column), prefix);
const within = (column: string, ids: readonly number[] | null) =>
  ids === null ? [] : [sql`${sql.ref(column)} = any(${[...ids]}::integer[])`];

export interface EmployeeQuery extends SearchPage<keyof typeof employeeKeys> {
  /** Start of a full, first or last name; empty for any. */
  readonly prefix: string;
  /** Organizations to search, where the caller has rights; null for all. */
  readonly organizationIds: readonly number[] | null;
  readonly positionType: string | null;
}

/** Active employees whose name begins with the text; if there is none, those whose name resembles it. */
export function findEmployees(
  db: Kysely<Tables>,
  { prefix, organizationIds, positionType, ...page }: EmployeeQuery,
): Promise<Found<EmployeeHitRow>> {
  const conditions = [
    sql`active`,
    ...within('organization_id', organizationIds),
    ...(positionType === null ? [] : [sql`position_type = ${positionType}`]),
  ];
  const columns = sql`id, first_name, last_name, display_name, position_type, organization_id, login_id, latest_activity_on, unverified_email, updated_auto`;
  const named = [
    sql`(${begins('display_name', prefix)} or ${begins('first_name', prefix)} or ${begins('last_name', prefix)})`,
  ];
  return findNamed(prefix, named, (names) =>
    find(db, sql`employee`, columns, [...conditions, ...names], employeeKeys[page.field], page),
  );
}

/** An organization as a search hit. */
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
  /** Start of the name; empty for any. */
  readonly prefix: string;
  /** Organizations the caller may see; null for all. */
  readonly organizationIds: readonly number[] | null;
  readonly type: string | null;
}

/** The same for active organizations, drivers included. */
export function findOrganizations(
  db: Kysely<Tables>,
  { prefix, organizationIds, type, ...page }: OrganizationQuery,
): Promise<Found<OrganizationHitRow>> {
  const conditions = [sql`active`, ...within('id', organizationIds), ...(type === null ? [] : [sql`type = ${type}`])];
  const columns = sql`id, slug, name, display_name, type, parent_id, first_name, last_name, latest_activity_on`;
  const named = [sql`(${begins('display_name', prefix)} or ${begins('name', prefix)})`];
  return findNamed(prefix, named, (names) =>
    find(db, sql`organization`, columns, [...conditions, ...names], organizationKeys[page.field], page),
  );
}

async function findNamed<Row>(
  text: string,
  named: readonly RawBuilder<unknown>[],
  read: (names: readonly RawBuilder<unknown>[]) => Promise<Found<Row>>,
): Promise<Found<Row>> {
  if (text === '') return read([]);
  const found = await read(named);
  return found.total > 0 ? found : read([resembles(sql.ref('display_name'), text)]);
}

async function find<Row>(
  db: Kysely<Tables>,
  table: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  key: SortKey,
  { descending, after, offset, limit }: Omit<SearchPage<string>, 'field'>,
): Promise<Found<Row>> {
  const order = { keys: [key, { value: sql`id`, type: 'integer' }], descending };
  const matching = after === null ? conditions : [...conditions, beyond(order, after)];
  const [total, page] = await Promise.all([
    countRows(db, table, conditions),
    sql<Row & { readonly sort_keys: readonly string[] }>`
      select ${columns}, ${keyTexts(order.keys)} as sort_keys from ${table} where ${allOf(matching)}
      order by ${orderBy(order)} offset ${offset} limit ${limit}`.execute(db),
  ]);
  return { rows: page.rows, total };
}

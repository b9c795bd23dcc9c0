import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { GeographyType } from '@roadside/domain/geography';
import type { Tables } from '../../platform/database/tables.ts';
import { allOf, beginsWith, containsText, resemblance, resembles } from '../../platform/lists/keyset.ts';
import { visibleTo } from '../dashboards/index.ts';

/** What to find, and where the caller has rights; null for everywhere. */
export interface FindQuery {
  readonly text: string;
  readonly organizationIds: readonly number[] | null;
  readonly limit: number;
}

/** A row whose name matches. */
export interface NamedRow {
  readonly id: number;
  readonly title: string;
  readonly about: string | null;
  readonly organization_id: number | null;
}

const within = (column: RawBuilder<unknown>, ids: readonly number[] | null) =>
  ids === null ? sql`true` : sql`${column} = any(${[...ids]}::integer[])`;
const matches = (name: RawBuilder<unknown>, text: string) =>
  sql`(${containsText(sql`lower(${name})`, text.toLowerCase())} or ${resembles(name, text)})`;
/** Names that begin with the text first, then those that resemble it most. */
const bestFirst = (name: RawBuilder<unknown>, text: string) =>
  sql`${beginsWith(name, text)} desc, ${resemblance(name, text)} desc, lower(${name}), id`;

async function named(
  db: Kysely<Tables>,
  [table, name]: readonly [table: RawBuilder<unknown>, name: RawBuilder<unknown>],
  [about, organization]: readonly [about: RawBuilder<unknown>, organization: RawBuilder<unknown>],
  conditions: readonly RawBuilder<unknown>[],
  { text, limit }: FindQuery,
): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select id, ${name} as title, ${about} as about, ${organization} as organization_id from ${table}
    where ${allOf([...conditions, matches(name, text)])} order by ${bestFirst(name, text)} limit ${limit}`.execute(db);
  return rows;
}

const displayName = sql.ref('display_name');

/**
 * Active locations; a driver's own record is listed as a person.
 * @param types - limits them to these types
 */
export function findPlaces(
  db: Kysely<Tables>,
  query: FindQuery,
  types: readonly GeographyType[] | null = null,
): Promise<readonly NamedRow[]> {
  return named(
    db,
    [sql`organization`, displayName],
    [sql`type`, sql`id`],
    [
      sql`active`,
      within(sql`id`, query.organizationIds),
      types === null ? sql`true` : sql`type = any(${[...types]}::text[])`,
      sql`not (type = 'driver' and exists (select from employee where organization_id = organization.id and active))`,
    ],
    query,
  );
}

/** Active people. */
export function findPeople(db: Kysely<Tables>, query: FindQuery): Promise<readonly NamedRow[]> {
  return named(
    db,
    [sql`employee`, displayName],
    [sql`position_type`, sql`organization_id`],
    [sql`active`, within(sql`organization_id`, query.organizationIds)],
    query,
  );
}

/** Dashboards that are global, the caller's own or shared with them. */
export function findDashboards(db: Kysely<Tables>, query: FindQuery, employeeId: number): Promise<readonly NamedRow[]> {
  return named(
    db,
    [sql`dashboard`, sql.ref('name')],
    [sql`(select display_name from employee where employee.id = dashboard.owner_employee_id)`, sql`null::integer`],
    [visibleTo(employeeId)],
    query,
  );
}

/** Elements, by title, of the dashboards a person sees; with the dashboard's id and name. */
export async function findElements(
  db: Kysely<Tables>,
  { text, limit }: FindQuery,
  employeeId: number,
): Promise<readonly (NamedRow & { readonly dashboard_id: number })[]> {
  const title = sql.ref('dashboard_element.title');
  const { rows } = await sql<NamedRow & { dashboard_id: number }>`
    select dashboard_element.id, title, dashboard.name as about, null::integer as organization_id, dashboard_id
    from dashboard_element join dashboard on dashboard.id = dashboard_id
    where title <> '' and ${allOf([visibleTo(employeeId), matches(title, text)])}
    order by ${beginsWith(title, text)} desc, ${resemblance(title, text)} desc, lower(title), dashboard_element.id
    limit ${limit}`.execute(db);
  return rows;
}

/** A person's own reports by email, by name. */
export function findSubscriptions(
  db: Kysely<Tables>,
  query: FindQuery,
  employeeId: number,
): Promise<readonly NamedRow[]> {
  return named(
    db,
    [sql`subscription`, sql.ref('name')],
    [sql`every`, sql`null::integer`],
    [sql`owner_id = ${employeeId}`],
    query,
  );
}

/** A call or survey found by its number. */
export interface NumberedRow {
  readonly id: number;
  readonly station_id: number;
  readonly trouble_code: string;
  readonly local_day: string;
}

const numbered =
  (table: 'call' | 'survey') =>
  async (
    db: Kysely<Tables>,
    id: number,
    organizationIds: readonly number[] | null,
  ): Promise<readonly NumberedRow[]> => {
    const { rows } = await sql<NumberedRow>`
      select id, station_id, trouble_code, local_day from ${sql.table(table)}
      where id = ${id}::bigint and ${within(sql`station_id`, organizationIds)} limit 1`.execute(db);
    return rows;
  };

/** The call with a number, at a station in view. */
export const findCallByNumber = numbered('call');
/** The survey with a number, at a station in view. */
export const findSurveyByNumber = numbered('survey');

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface EmployeeHitRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly display_name: string;
  readonly position_type: string;
  readonly organization_id: number;
  readonly login_id: string | null;
  readonly latest_activity_on: Date | null;
  readonly unverified_email: string | null;
  readonly updated_auto: boolean;
}

/** Columns of {@link EmployeeHitRow}. */
export const hitColumns = [
  'id',
  'first_name',
  'last_name',
  'display_name',
  'position_type',
  'organization_id',
  'login_id',
  'latest_activity_on',
  'unverified_email',
  'updated_auto',
] as const;

export interface EmployeeSearch {
  /** Start of a name, as typed. */
  readonly prefix: string;
  /** Organizations to search; null for all. */
  readonly organizationIds: readonly number[] | null;
  readonly limit: number;
}

/** Active employees whose full, first or last name starts with the text; full-name matches first, then by name. */
export async function searchEmployees(
  db: Kysely<Tables>,
  { prefix, organizationIds, limit }: EmployeeSearch,
): Promise<EmployeeHitRow[]> {
  const pattern = `${prefix.replace(/[\\%_]/g, '\\$&')}%`;
  const begins = (column: 'display_name' | 'first_name' | 'last_name') =>
    sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern})`;
  let query = db
    .selectFrom('employee')
    .select(hitColumns)
    .where('active', '=', true)
    .where((eb) => eb.or([begins('display_name'), begins('first_name'), begins('last_name')]));
  if (organizationIds) query = query.where(sql<boolean>`organization_id = any(${[...organizationIds]}::integer[])`);
  return query.orderBy(begins('display_name'), 'desc').orderBy('display_name').orderBy('id').limit(limit).execute();
}

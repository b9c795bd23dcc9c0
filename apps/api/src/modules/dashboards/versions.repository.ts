import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DashboardVersionTable } from '../../platform/database/dashboard-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Versions kept of a dashboard; older ones are deleted. */
const maxVersions = 50;

/** A version with the name of who saved it; null if they left or it was made with the club. */
export type VersionRow = Selectable<DashboardVersionTable> & { readonly saved_by_name: string | null };

/** Stores the dashboard as it is now under its version; a version that is stored stays as it is. */
export async function storeVersion(
  trx: Transaction<Tables>,
  dashboardId: number,
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<void> {
  await sql`insert into dashboard_version (dashboard_id, version, definition, saved_by, saved_at)
    select d.id, d.version,
      jsonb_build_object(
        'values', jsonb_build_object('data_target', d.data_target, 'name', d.name, 'icon', d.icon,
          'comments', d.comments, 'notification', d.notification, 'notification_type', d.notification_type),
        'elements', coalesce((select jsonb_agg(to_jsonb(e) - 'dashboard_id' order by e.position, e.id)
          from dashboard_element e where e.dashboard_id = d.id), '[]'::jsonb)),
      ${by}::integer, ${at}::timestamptz
    from dashboard d where d.id = ${dashboardId}::integer
    on conflict do nothing`.execute(trx);
  await sql`delete from dashboard_version where dashboard_id = ${dashboardId}::integer and version not in (
    select version from dashboard_version where dashboard_id = ${dashboardId}::integer
    order by version desc limit ${maxVersions})`.execute(trx);
}

/** Versions of a dashboard, latest first. */
export async function readVersions(db: Kysely<Tables>, dashboardId: number): Promise<readonly VersionRow[]> {
  return db
    .selectFrom('dashboard_version')
    .leftJoin('employee', 'employee.id', 'dashboard_version.saved_by')
    .selectAll('dashboard_version')
    .select('employee.display_name as saved_by_name')
    .where('dashboard_id', '=', dashboardId)
    .orderBy('version', 'desc')
    .execute();
}

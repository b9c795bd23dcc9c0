import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { MetricAlertTable } from '../../platform/database/alert-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type AlertRow = Selectable<MetricAlertTable>;
/** What its person sets. */
export type AlertValues = Pick<
  Insertable<MetricAlertTable>,
  'slug' | 'metric' | 'time_type' | 'service' | 'direction' | 'threshold'
>;
/** An alert with what decides its person's rights. */
export type WatchedAlert = AlertRow & {
  readonly display_name: string;
  readonly organization_id: number;
  readonly position_type: string;
  readonly permissions: readonly string[];
  readonly team: string;
};

/** A person's alerts, oldest first. */
export async function readAlertsOf(db: Kysely<Tables>, employeeId: number): Promise<readonly AlertRow[]> {
  return db.selectFrom('metric_alert').selectAll().where('employee_id', '=', employeeId).orderBy('id').execute();
}

/** Every alert that is checked, of people who still work here. */
export async function readWatchedAlerts(db: Kysely<Tables>): Promise<readonly WatchedAlert[]> {
  return db
    .selectFrom('metric_alert')
    .innerJoin('employee', 'employee.id', 'metric_alert.employee_id')
    .selectAll('metric_alert')
    .select([
      'employee.display_name',
      'employee.organization_id',
      'employee.position_type',
      'employee.permissions',
      'employee.team',
    ])
    .where('employee.active', '=', true)
    .where('metric_alert.stopped_at', 'is', null)
    .orderBy('metric_alert.slug')
    .orderBy('metric_alert.id')
    .execute();
}

/** Sets an alert; it replaces one on the same number and starts over. */
export async function storeAlert(
  trx: Transaction<Tables>,
  employeeId: number,
  values: AlertValues,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into metric_alert (employee_id, slug, metric, time_type, service, direction, threshold, created_at)
    values (${employeeId}::integer, ${values.slug}::text, ${values.metric}::text, ${values.time_type}::text,
      ${values.service}::text, ${values.direction}::text, ${values.threshold}::double precision, ${at}::timestamptz)
    on conflict (employee_id, slug, metric, time_type, coalesce(service, '')) do update
      set direction = excluded.direction, threshold = excluded.threshold, state = 'watching', value = null,
        checked_at = null, crossed_at = null, stopped_at = null
    returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** Locks an alert; undefined if it was deleted. */
export async function lockAlert(trx: Transaction<Tables>, id: number): Promise<AlertRow | undefined> {
  return trx.selectFrom('metric_alert').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores what a check found. */
export async function storeCheck(
  trx: Transaction<Tables>,
  id: number,
  check: Pick<AlertRow, 'state' | 'value' | 'checked_at' | 'crossed_at'>,
): Promise<void> {
  await trx.updateTable('metric_alert').set(check).where('id', '=', id).execute();
}

/** Stops an alert whose person may no longer see the number, and forgets the number. */
export async function stopAlert(trx: Transaction<Tables>, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('metric_alert')
    .set({ stopped_at: at, value: null, state: 'watching', crossed_at: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes a person's alert; false if there is none. */
export async function deleteAlert(trx: Transaction<Tables>, id: number, employeeId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('metric_alert')
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lets a person's alert tell the next crossing; false if there is none. */
export async function resetAlert(trx: Transaction<Tables>, id: number, employeeId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('metric_alert')
    .set({ state: 'watching', crossed_at: null, stopped_at: null })
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a person's alerts. */
export async function deleteAlertsOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.deleteFrom('metric_alert').where('employee_id', '=', employeeId).execute();
}

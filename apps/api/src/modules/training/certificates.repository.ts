import type { CertificateRule } from '@roadside/domain/training';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TrainingTables } from '../../platform/database/training-tables.ts';

/** A certificate as issued. */
export type CertificateRow = Selectable<TrainingTables['certificate']>;

/** Latest certificates of people, one per module. */
export async function readCertificates(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<readonly CertificateRow[]> {
  return db
    .selectFrom('certificate')
    .selectAll()
    .distinctOn(['employee_id', 'module_id'])
    .where('employee_id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .orderBy('employee_id')
    .orderBy('module_id')
    .orderBy('issued_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A certificate that expires, with what the schedule does about it. */
export interface ExpiringCertificate {
  readonly employee_id: number;
  readonly title: string;
  readonly issued_on: string;
  readonly valid_days: number;
  readonly rule: CertificateRule;
}

/**
 * The latest certificates of people, one per module, that expire and that the schedule's fit check reads. Those of a module
 * that no longer gives one can't be renewed, so they don't block a shift.
 */
export async function readScheduleCertificates(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<readonly ExpiringCertificate[]> {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<ExpiringCertificate>`
    select latest.employee_id, latest.title, latest.issued_on, latest.valid_days, m.certificate_rule as rule
    from (
      select distinct on (employee_id, module_id) * from certificate
      where employee_id = any(${[...employeeIds]}::integer[])
      order by employee_id, module_id, issued_on desc, id desc) as latest
    join training_module m on m.id = latest.module_id and m.removed_at is null
    where latest.valid_days is not null and m.certificate_title is not null and m.certificate_rule <> 'off'
    order by latest.employee_id, latest.module_id`.execute(db);
  return rows;
}

/** Issues a certificate, once for each time a module is finished. */
export async function insertCertificate(
  trx: Transaction<Tables>,
  certificate: {
    readonly employeeId: number;
    readonly moduleId: number;
    readonly progressId: number;
    readonly title: string;
    readonly issuedOn: string;
    readonly validDays: number | null;
  },
): Promise<void> {
  await trx
    .insertInto('certificate')
    .values({
      employee_id: certificate.employeeId,
      module_id: certificate.moduleId,
      progress_id: certificate.progressId,
      title: certificate.title,
      issued_on: certificate.issuedOn,
      valid_days: certificate.validDays,
    })
    .onConflict((on) => on.column('progress_id').doNothing())
    .execute();
}

/**
 * Certificates that are the latest of their person and module, expire within some days (`retrainingLead`) on the calendar
 * of where the person works, and for which retraining wasn't assigned yet. A module that was removed can't be taken again, and one that no longer gives a certificate renews none.
 */
export async function readExpiring(
  db: Kysely<Tables>,
  { at, days }: { readonly at: Date; readonly days: number },
): Promise<readonly CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select c.* from certificate c
    join training_module m on m.id = c.module_id and m.removed_at is null and m.certificate_title is not null
    join employee e on e.id = c.employee_id and e.active
    join organization o on o.id = e.organization_id
    where c.valid_days is not null and c.issued_on + c.valid_days - 1
        < (${at}::timestamptz at time zone o.time_zone)::date + least(${days}::integer, c.valid_days / 2)
      and not exists (select 1 from certificate later where later.employee_id = c.employee_id
        and later.module_id = c.module_id and (later.issued_on, later.id) > (c.issued_on, c.id))
      and not exists (select 1 from module_assignment a where a.employee_id = c.employee_id
        and a.module_id = c.module_id
        and a.assigned_at > (select completed_at from module_progress where id = c.progress_id))
    order by c.id`.execute(db);
  return rows;
}

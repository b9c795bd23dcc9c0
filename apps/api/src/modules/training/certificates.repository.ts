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

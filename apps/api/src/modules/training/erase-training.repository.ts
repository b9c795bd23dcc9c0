import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Empties what a person typed in tests and why something was asked of them, and ends what is open on their devices. What
 * they finished stays, so that the effect of a module is that of before.
 */
export async function eraseTrainingOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await sql`update given_answer set answer_text = '' from test_attempt a join module_progress p on p.id = a.progress_id
    where a.id = given_answer.attempt_id and p.employee_id = ${employeeId}::integer`.execute(trx);
  await trx
    .updateTable('module_assignment')
    .set({ reason: '', excuse: '' })
    .where('employee_id', '=', employeeId)
    .execute();
  await trx.deleteFrom('watch_session').where('employee_id', '=', employeeId).execute();
  await trx.deleteFrom('offline_pass').where('employee_id', '=', employeeId).execute();
}

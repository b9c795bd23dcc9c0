import { erasedText } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Replaces what a person wrote in comments and notes. The comments stay in their places. */
export async function eraseTalkOf(trx: Transaction<Tables>, authorId: number): Promise<void> {
  await trx.updateTable('element_comment').set({ body: erasedText }).where('author_id', '=', authorId).execute();
  await trx.updateTable('element_annotation').set({ body: erasedText }).where('author_id', '=', authorId).execute();
  await trx.deleteFrom('viewed_element').where('employee_id', '=', authorId).execute();
}

/**
 * Deletes a person's dashboards that aren't shared. A shared one stays for the people who have it, without the name and
 * words the person gave it.
 */
export async function eraseDashboardsOf(trx: Transaction<Tables>, ownerId: number): Promise<void> {
  await trx.deleteFrom('dashboard_share').where('employee_id', '=', ownerId).execute();
  await sql`delete from dashboard where owner_employee_id = ${ownerId}::integer
    and not exists (select from dashboard_share where dashboard_share.dashboard_id = dashboard.id)`.execute(trx);
  await sql`update dashboard_element set dashboard_comment = null, initial_annotation = null from dashboard
    where dashboard.id = dashboard_element.dashboard_id and dashboard.owner_employee_id = ${ownerId}::integer`.execute(
    trx,
  );
  await trx
    .updateTable('dashboard')
    .set({ name: sharedName(ownerId), comments: null, notification: null })
    .where('owner_employee_id', '=', ownerId)
    .execute();
}

const sharedName = (ownerId: number) => `Dashboard of former employee ${ownerId}`;

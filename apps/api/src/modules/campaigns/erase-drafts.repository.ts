import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Deletes campaigns that a person began and never launched. */
export async function deleteCampaignDraftsOf(trx: Transaction<Tables>, employeeId: number): Promise<void> {
  await trx.deleteFrom('campaign_draft').where('owner_employee_id', '=', employeeId).execute();
}

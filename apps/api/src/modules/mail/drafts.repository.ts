import type { Kysely, Transaction } from 'kysely';
import type { DraftContent } from '../../platform/database/mail-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

const columns = ['client_id', 'employee_id', 'version', 'content', 'updated_at'] as const;

/** A person's drafts, latest first. */
export async function readDrafts(db: Kysely<Tables>, employeeId: number, limit: number) {
  return db
    .selectFrom('mail_draft')
    .select(columns)
    .where('employee_id', '=', employeeId)
    .orderBy('updated_at', 'desc')
    .orderBy('client_id')
    .limit(limit)
    .execute();
}

/** A draft, locked until the transaction ends. */
export async function lockDraft(trx: Transaction<Tables>, clientId: string) {
  return (
    (await trx
      .selectFrom('mail_draft')
      .select(columns)
      .where('client_id', '=', clientId)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** Stores a draft under its id, with the next version. */
export async function storeDraft(
  trx: Transaction<Tables>,
  draft: {
    readonly clientId: string;
    readonly employeeId: number;
    readonly version: number;
    readonly content: DraftContent;
    readonly at: Date;
  },
): Promise<void> {
  const values = { version: draft.version, content: JSON.stringify(draft.content), updated_at: draft.at };
  await trx
    .insertInto('mail_draft')
    .values({ client_id: draft.clientId, employee_id: draft.employeeId, ...values })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(values))
    .execute();
}

export async function deleteDraft(trx: Kysely<Tables>, clientId: string, employeeId: number): Promise<void> {
  await trx.deleteFrom('mail_draft').where('client_id', '=', clientId).where('employee_id', '=', employeeId).execute();
}

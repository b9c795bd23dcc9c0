import type { Kysely, Selectable } from 'kysely';
import type { StartedExportTable } from '../../platform/database/dashboard-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Keeps a new export, before its first row is read, and returns its id. */
export async function insertStarted(db: Kysely<Tables>, ownerEmployeeId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('started_export')
    .values({ owner_employee_id: ownerEmployeeId, started_at: now, touched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Change = Partial<
  Pick<Selectable<StartedExportTable>, 'state' | 'rows_written' | 'row_count' | 'file' | 'filename' | 'problem'>
>;

/** Changes an export that is still being written. False if it isn't: it was stopped. */
export async function touchStarted(db: Kysely<Tables>, id: number, now: Date, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('started_export')
    .set({ ...change, touched_at: now })
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An export, if it is this person's. */
export function readStarted(db: Kysely<Tables>, id: number, ownerEmployeeId: number) {
  return db
    .selectFrom('started_export')
    .selectAll()
    .where('id', '=', id)
    .where('owner_employee_id', '=', ownerEmployeeId)
    .executeTakeFirst();
}

/** Deletes exports that were started before a moment. */
export async function deleteStartedBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('started_export').where('started_at', '<', moment).execute();
}

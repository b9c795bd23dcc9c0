import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The path of an employee's picture, locked until the transaction ends; null if there is none. */
export async function lockPicture(trx: Kysely<Tables>, employeeId: number): Promise<string | null> {
  const { photo_avatar: path } = await trx
    .selectFrom('employee')
    .select('photo_avatar')
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return path;
}

export async function updatePicture(trx: Kysely<Tables>, employeeId: number, path: string): Promise<void> {
  await trx.updateTable('employee').set({ photo_avatar: path }).where('id', '=', employeeId).execute();
}

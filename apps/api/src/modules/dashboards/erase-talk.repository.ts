import { erasedText } from '@roadside/domain/home';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Replaces the comments and notes a person wrote; their number stays. */
export async function eraseTalkOf(trx: Transaction<Tables>, authorId: number): Promise<void> {
  await trx.updateTable('element_comment').set({ body: erasedText }).where('author_id', '=', authorId).execute();
  await trx.updateTable('element_annotation').set({ body: erasedText }).where('author_id', '=', authorId).execute();
}

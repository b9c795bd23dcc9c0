import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface BookmarkRow {
  readonly id: number;
  readonly display: string;
  readonly link: string;
}

const columns = ['id', 'display', 'link'] as const;

export async function listBookmarks(db: Kysely<Tables>, employeeId: number): Promise<BookmarkRow[]> {
  return db.selectFrom('bookmark').select(columns).where('employee_id', '=', employeeId).orderBy('id').execute();
}

/** Adds a bookmark; returns null when the person already has that link. */
export async function insertBookmark(
  db: Kysely<Tables>,
  employeeId: number,
  display: string,
  link: string,
): Promise<BookmarkRow | null> {
  const row = await db
    .insertInto('bookmark')
    .values({ employee_id: employeeId, display, link })
    .onConflict((conflict) => conflict.columns(['employee_id', 'link']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** Removes one of a person's own bookmarks; returns it, or null when it doesn't exist or belongs to someone else. */
export async function deleteBookmark(db: Kysely<Tables>, employeeId: number, id: number): Promise<BookmarkRow | null> {
  const row = await db
    .deleteFrom('bookmark')
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

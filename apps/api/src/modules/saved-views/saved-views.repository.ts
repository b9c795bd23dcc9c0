import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ViewColumns } from '@roadside/contract/schemas';
import type { Tables } from '../../platform/database/tables.ts';

export interface SavedViewRow {
  readonly id: number;
  readonly screen: string;
  readonly name: string;
  readonly query: string;
  readonly columns: ViewColumns;
  readonly updated_at: Date;
}

/** A view to save. */
export type NewSavedView = Pick<SavedViewRow, 'screen' | 'name' | 'query' | 'columns'>;

/** A person's views of a screen, sorted by name. */
export async function listSavedViews(
  db: Kysely<Tables>,
  employeeId: number,
  screen: string,
): Promise<readonly SavedViewRow[]> {
  const rows = await db
    .selectFrom('saved_view')
    .select(['id', 'screen', 'name', 'query', 'columns', 'updated_at'])
    .where('employee_id', '=', employeeId)
    .where('screen', '=', screen)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows as readonly SavedViewRow[];
}

/** Saves a view, replacing one of the same name; returns its id. */
export async function upsertSavedView(
  db: Kysely<Tables>,
  employeeId: number,
  { screen, name, query, columns }: NewSavedView,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_view (employee_id, screen, name, query, columns, created_at, updated_at)
    values (${employeeId}, ${screen}, ${name}, ${query}, ${JSON.stringify(columns)}::jsonb, ${now}, ${now})
    on conflict (employee_id, screen, lower(name)) do update
      set name = excluded.name, query = excluded.query, columns = excluded.columns, updated_at = excluded.updated_at
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Deletes one of a person's own views and returns its screen; null when it doesn't exist or belongs to someone else.
 */
export async function deleteSavedView(db: Kysely<Tables>, employeeId: number, id: number): Promise<string | null> {
  const row = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .returning('screen')
    .executeTakeFirst();
  return row?.screen ?? null;
}

/** Deletes all views of a person. */
export async function deleteViewsOf(db: Kysely<Tables>, employeeId: number): Promise<void> {
  await db.deleteFrom('saved_view').where('employee_id', '=', employeeId).execute();
}

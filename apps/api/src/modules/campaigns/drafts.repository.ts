import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CampaignTables } from '../../platform/database/campaign-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A campaign that is still being built. */
export type DraftRow = Selectable<CampaignTables['campaign_draft']>;

/** Most drafts one person keeps; the list shows them all. */
export const maxDrafts = 100;

/** A person's drafts, latest first, without their content. */
export async function readDrafts(db: Kysely<Tables>, ownerId: number) {
  return db
    .selectFrom('campaign_draft')
    .select(['id', 'title', 'version', 'updated_at'])
    .where('owner_employee_id', '=', ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxDrafts)
    .execute();
}

/** A draft; null if there is none. */
export async function readDraft(db: Kysely<Tables>, id: number): Promise<DraftRow | null> {
  return (await db.selectFrom('campaign_draft').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockDraft(trx: Transaction<Tables>, id: number): Promise<DraftRow | null> {
  return (
    (await trx.selectFrom('campaign_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
  );
}

interface DraftValues {
  readonly title: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Number of a person's drafts. */
export async function countDrafts(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('campaign_draft')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_employee_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a draft. */
export async function insertDraft(
  trx: Transaction<Tables>,
  ownerId: number,
  { title, content, at }: DraftValues,
): Promise<DraftRow> {
  return trx
    .insertInto('campaign_draft')
    .values({
      owner_employee_id: ownerId,
      title,
      content: JSON.stringify(content),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces a draft's content. */
export async function updateDraft(
  trx: Transaction<Tables>,
  id: number,
  { title, content, at }: DraftValues,
): Promise<DraftRow> {
  return trx
    .updateTable('campaign_draft')
    .set({ title, content: JSON.stringify(content), version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a draft. */
export async function deleteDraft(trx: Kysely<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('campaign_draft').where('id', '=', id).execute();
}

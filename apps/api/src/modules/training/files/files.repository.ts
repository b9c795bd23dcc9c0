import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileRow } from '../versions.repository.ts';

/** A file to note. */
export interface NewFile {
  readonly name: string;
  readonly kind: FileRow['kind'];
  readonly mediaType: string;
  readonly title: string;
  readonly byteCount: number;
  readonly sha256: string;
  readonly lengthSeconds: number | null;
  readonly ownerEmployeeId: number | null;
}

/** Notes a file of the store; a second time it stays as it is. */
export async function insertFile(db: Kysely<Tables>, file: NewFile, at: Date): Promise<void> {
  await db
    .insertInto('training_file')
    .values({
      name: file.name,
      kind: file.kind,
      media_type: file.mediaType,
      title: file.title,
      byte_count: file.byteCount,
      sha256: file.sha256,
      length_seconds: file.lengthSeconds,
      owner_employee_id: file.ownerEmployeeId,
      created_at: at,
    })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
}

/** A file; null if there is none. */
export async function readFileByName(db: Kysely<Tables>, name: string): Promise<FileRow | null> {
  return (await db.selectFrom('training_file').selectAll().where('name', '=', name).executeTakeFirst()) ?? null;
}

/** Whether a page of any version or a document's version has a file `f`, or a text or an unfinished campaign names it. */
const isUsed = sql<boolean>`(
  exists (select from module_page where file_id = f.id or captions_file_id = f.id)
  or exists (select from document_version where file_id = f.id)
  or exists (select from module_page where position(f.name in content::text) > 0)
  or exists (select from module_question where position(f.name in content::text) > 0)
  or exists (select from campaign_draft where position(f.name in content::text) > 0))`;

/** Notes since when files are used by nothing; one that is used again is no longer counted. */
export async function noteUnusedFiles(db: Kysely<Tables>, at: Date): Promise<void> {
  await sql`update training_file f set unused_since = null where unused_since is not null and ${isUsed}`.execute(db);
  await sql`update training_file f set unused_since = ${at}::timestamptz
    where unused_since is null and not ${isUsed}`.execute(db);
}

/** Names of files that nothing has used since before a moment, oldest first. */
export async function readUnusedSince(db: Kysely<Tables>, moment: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('training_file')
    .select('name')
    .where('unused_since', '<=', moment)
    .orderBy('unused_since')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Deletes the note of a file that nothing uses. @returns the file; null if something uses it by now */
export async function deleteUnusedFile(trx: Transaction<Tables>, name: string): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`delete from training_file f
    where f.name = ${name} and f.unused_since is not null and not ${isUsed} returning f.*`.execute(trx);
  return rows[0] ?? null;
}

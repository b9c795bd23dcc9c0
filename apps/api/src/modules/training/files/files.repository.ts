import type { Kysely } from 'kysely';
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

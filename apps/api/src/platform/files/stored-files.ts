import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The kind of a file decides who may read it and how long it is kept. */
export type FileKind = 'avatar' | 'background' | 'campaign' | 'chat' | 'export';

/** A stored file. */
export interface StoredFile {
  readonly kind: FileKind;
  /** null once that person has been deleted. */
  readonly ownerEmployeeId: number | null;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface NewFile extends StoredFile {
  readonly ownerEmployeeId: number;
  /** Without the dot. */
  readonly extension: 'webp' | 'xlsx' | 'pdf';
}

/** Stores a file under a new random name and returns the name. */
export async function storeFile(db: Kysely<Tables>, file: NewFile): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.${file.extension}`;
  await db
    .insertInto('stored_file')
    .values({
      name,
      owner_employee_id: file.ownerEmployeeId,
      kind: file.kind,
      media_type: file.mediaType,
      byte_count: file.content.byteLength,
      content: file.content,
    })
    .execute();
  return name;
}

export async function readFile(db: Kysely<Tables>, name: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('stored_file')
    .select(['kind', 'owner_employee_id', 'media_type', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row
    ? {
        kind: row.kind as FileKind,
        ownerEmployeeId: row.owner_employee_id,
        mediaType: row.media_type,
        content: row.content,
      }
    : null;
}

export async function deleteFile(db: Kysely<Tables>, name: string): Promise<void> {
  await db.deleteFrom('stored_file').where('name', '=', name).execute();
}

export async function deleteFiles(db: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await sql`delete from stored_file where name = any(${[...names]}::text[])`.execute(db);
}

/** Deletes files of a kind created before a moment. */
export async function deleteFilesBefore(db: Kysely<Tables>, kind: FileKind, moment: Date): Promise<void> {
  await db.deleteFrom('stored_file').where('kind', '=', kind).where('created_at', '<', moment).execute();
}

/** Deletes files of some kinds that a person owns. */
export async function deleteFilesOf(
  db: Kysely<Tables>,
  ownerEmployeeId: number,
  kinds: readonly FileKind[],
): Promise<void> {
  await db
    .deleteFrom('stored_file')
    .where('owner_employee_id', '=', ownerEmployeeId)
    .where('kind', 'in', kinds)
    .execute();
}

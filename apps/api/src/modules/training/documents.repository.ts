import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TrainingTables } from '../../platform/database/training-tables.ts';
import type { FileRow } from './versions.repository.ts';

/** A document and its audience. */
type DocumentHead = Selectable<TrainingTables['training_document']>;

/** A document, its audience and its files, latest version first. */
export type DocumentRow = DocumentHead & {
  readonly versions: readonly { readonly number: number; readonly created_at: Date; readonly file: FileRow }[];
};

/** Documents by title, of a module or of all; `search` matches a part of the title or description. */
export async function findDocuments(
  db: Kysely<Tables>,
  filter: { readonly moduleId?: number | null; readonly search?: string; readonly id?: number },
): Promise<readonly DocumentHead[]> {
  let query = db.selectFrom('training_document').selectAll().where('removed_at', 'is', null);
  if (filter.id !== undefined) query = query.where('id', '=', filter.id);
  if (filter.moduleId != null) query = query.where('module_id', '=', filter.moduleId);
  if (filter.search !== undefined && filter.search !== '')
    query = query.where(sql<boolean>`strpos(lower(title || ' ' || description), lower(${filter.search})) > 0`);
  return query
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();
}

/** These documents with their files. */
export async function withVersions(
  db: Kysely<Tables>,
  documents: readonly DocumentHead[],
): Promise<readonly DocumentRow[]> {
  const versions = await db
    .selectFrom('document_version as v')
    .innerJoin('training_file as f', 'f.id', 'v.file_id')
    .selectAll('f')
    .select(['v.document_id', 'v.number', 'v.created_at as saved_at'])
    .where('v.document_id', '=', sql<number>`any(${documents.map(({ id }) => id)}::integer[])`)
    .orderBy('v.document_id')
    .orderBy('v.number', 'desc')
    .execute();
  const byDocument = Map.groupBy(versions, ({ document_id }) => document_id);
  return documents.map((document) => ({
    ...document,
    versions: (byDocument.get(document.id) ?? []).map(({ number, saved_at, ...file }) => ({
      number,
      created_at: saved_at,
      file,
    })),
  }));
}

/** Adds a document with its first version. */
export async function insertDocument(
  trx: Transaction<Tables>,
  document: {
    readonly moduleId: number | null;
    readonly title: string;
    readonly description: string;
    readonly positions: readonly string[];
    readonly organizationIds: readonly number[];
    readonly fileId: number;
  },
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('training_document')
    .values({
      module_id: document.moduleId,
      title: document.title,
      description: document.description,
      positions: [...document.positions],
      organization_ids: [...document.organizationIds],
      created_by: by,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertDocumentVersion(trx, { documentId: id, fileId: document.fileId }, { by, at });
  return id;
}

/** Adds the next version of a document. */
export async function insertDocumentVersion(
  trx: Transaction<Tables>,
  version: { readonly documentId: number; readonly fileId: number },
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<void> {
  await sql`insert into document_version (document_id, number, file_id, created_by, created_at)
    select ${version.documentId}::integer, coalesce(max(number), 0) + 1, ${version.fileId}::integer, ${by}::integer,
      ${at}::timestamptz
    from document_version where document_id = ${version.documentId}::integer`.execute(trx);
}

/** Locks a document for a change; undefined if it was removed. */
export async function lockDocument(trx: Transaction<Tables>, id: number) {
  return trx
    .selectFrom('training_document')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes what a document is and who reads it. */
export async function updateDocument(
  trx: Transaction<Tables>,
  id: number,
  document: {
    readonly moduleId: number | null;
    readonly title: string;
    readonly description: string;
    readonly positions: readonly string[];
    readonly organizationIds: readonly number[];
  },
): Promise<void> {
  await trx
    .updateTable('training_document')
    .set({
      module_id: document.moduleId,
      title: document.title,
      description: document.description,
      positions: [...document.positions],
      organization_ids: [...document.organizationIds],
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes a document; its files stay for those who have them open. */
export async function removeDocument(trx: Transaction<Tables>, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('training_document')
    .set({ removed_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

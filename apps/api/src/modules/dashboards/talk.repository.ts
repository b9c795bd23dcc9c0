import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A comment with its author. */
export interface CommentRow {
  readonly id: number;
  readonly element_id: number;
  readonly organization_id: number;
  readonly parent_comment_id: number | null;
  readonly author_id: number;
  readonly author_name: string;
  readonly author_picture: string | null;
  readonly body: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
}

/** The latest comments of each element at one place, oldest first. */
export async function latestComments(
  db: Kysely<Tables>,
  elementIds: readonly number[],
  organizationId: number,
  maxPerElement: number,
): Promise<CommentRow[]> {
  if (elementIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select comment.id, comment.element_id, comment.organization_id, comment.parent_comment_id, comment.author_id, employee.display_name as author_name, employee.photo_avatar as author_picture,
      comment.body, comment.created_at, comment.edited_at
    from unnest(${[...elementIds]}::integer[]) as wanted (element_id)
    cross join lateral (select * from element_comment where element_comment.element_id = wanted.element_id and element_comment.organization_id = ${organizationId} order by element_comment.id desc limit ${maxPerElement}) as comment
    join employee on employee.id = comment.author_id
    order by comment.id`.execute(db);
  return rows;
}

/** A note on a day or a range of days, with its author. */
export interface AnnotationRow {
  readonly id: number;
  readonly element_id: number;
  readonly organization_id: number;
  readonly author_id: number;
  readonly author_name: string;
  readonly day: string;
  readonly until: string | null;
  readonly body: string;
  readonly tags: readonly string[];
  readonly created_at: Date;
}

const notes = (db: Kysely<Tables>) =>
  db
    .selectFrom('element_annotation')
    .innerJoin('employee', 'employee.id', 'element_annotation.author_id')
    .select([
      'element_annotation.id',
      'element_annotation.element_id',
      'element_annotation.organization_id',
      'element_annotation.author_id',
      'employee.display_name as author_name',
      'element_annotation.day',
      'element_annotation.until',
      'element_annotation.body',
      'element_annotation.tags',
      'element_annotation.created_at',
    ]);

/** Most tagged notes of a location that are read: the latest. */
const maxTagged = 200;

/** Notes with tags at some places, whatever dashboard they were made on, latest first. */
export async function readTaggedNotes(
  db: Kysely<Tables>,
  organizationIds: readonly number[],
): Promise<AnnotationRow[]> {
  return notes(db)
    .where('element_annotation.organization_id', '=', sql<number>`any(${[...organizationIds]}::integer[])`)
    .where(sql<boolean>`element_annotation.tags <> '{}'`)
    .orderBy('element_annotation.day', 'desc')
    .orderBy('element_annotation.id')
    .limit(maxTagged)
    .execute();
}

/** Notes on elements at one place, by day. */
export async function readAnnotations(
  db: Kysely<Tables>,
  elementIds: readonly number[],
  organizationId: number,
): Promise<AnnotationRow[]> {
  if (elementIds.length === 0) return [];
  return notes(db)
    .where('element_annotation.element_id', '=', sql<number>`any(${[...elementIds]}::integer[])`)
    .where('element_annotation.organization_id', '=', organizationId)
    .orderBy('element_annotation.day')
    .orderBy('element_annotation.id')
    .execute();
}

/** The author of a comment or note, and its place. */
export interface Authored {
  readonly id: number;
  readonly author_id: number;
  readonly organization_id: number;
}

const authored = ['id', 'author_id', 'organization_id'] as const;

/** An element's comment with its author, locked; null when it doesn't exist. */
export async function lockComment(db: Kysely<Tables>, elementId: number, id: number): Promise<Authored | null> {
  const row = await db
    .selectFrom('element_comment')
    .select(authored)
    .where('id', '=', id)
    .where('element_id', '=', elementId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** An element's note with its author, locked; null when it doesn't exist. */
export async function lockAnnotation(db: Kysely<Tables>, elementId: number, id: number): Promise<Authored | null> {
  const row = await db
    .selectFrom('element_annotation')
    .select(authored)
    .where('id', '=', id)
    .where('element_id', '=', elementId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countComments(db: Kysely<Tables>, elementId: number, organizationId: number): Promise<number> {
  const { n } = await db
    .selectFrom('element_comment')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('element_id', '=', elementId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertComment(
  db: Kysely<Tables>,
  comment: {
    readonly elementId: number;
    readonly organizationId: number;
    readonly parentId: number | null;
    readonly authorId: number;
    readonly body: string;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('element_comment')
    .values({
      element_id: comment.elementId,
      organization_id: comment.organizationId,
      parent_comment_id: comment.parentId,
      author_id: comment.authorId,
      body: comment.body,
      created_at: comment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function rewriteComment(db: Kysely<Tables>, id: number, body: string, now: Date): Promise<void> {
  await db
    .updateTable('element_comment')
    .set({ body, edited_at: now })
    .where('id', '=', id)
    .where('body', '!=', body)
    .execute();
}

export async function deleteComment(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('element_comment').where('id', '=', id).execute();
}

/** The fields of a note to write. */
export interface AnnotationText {
  readonly day: string;
  readonly until: string | null;
  readonly body: string;
  readonly tags: readonly string[];
}

export async function countAnnotations(db: Kysely<Tables>, elementId: number, organizationId: number): Promise<number> {
  const { n } = await db
    .selectFrom('element_annotation')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('element_id', '=', elementId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function insertAnnotation(
  db: Kysely<Tables>,
  { elementId, organizationId, authorId }: { elementId: number; organizationId: number; authorId: number },
  note: AnnotationText,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('element_annotation')
    .values({
      element_id: elementId,
      organization_id: organizationId,
      author_id: authorId,
      ...note,
      tags: [...note.tags],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function rewriteAnnotation(db: Kysely<Tables>, id: number, note: AnnotationText): Promise<void> {
  await db
    .updateTable('element_annotation')
    .set({ ...note, tags: [...note.tags] })
    .where('id', '=', id)
    .execute();
}

export async function deleteAnnotation(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('element_annotation').where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A comment with who wrote it. */
export interface CommentRow {
  readonly id: number;
  readonly element_id: number;
  readonly parent_comment_id: number | null;
  readonly author_id: number;
  readonly author_name: string;
  readonly author_picture: string | null;
  readonly body: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
}

/** The latest comments of each element, oldest first. */
export async function latestComments(db: Kysely<Tables>, elementIds: readonly number[], mostPerElement: number): Promise<CommentRow[]> {
  if (elementIds.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select comment.id, comment.element_id, comment.parent_comment_id, comment.author_id, employee.display_name as author_name, employee.photo_avatar as author_picture,
      comment.body, comment.created_at, comment.edited_at
    from unnest(${[...elementIds]}::integer[]) as wanted (element_id)
    cross join lateral (select * from element_comment where element_comment.element_id = wanted.element_id order by element_comment.id desc limit ${mostPerElement}) as comment
    join employee on employee.id = comment.author_id
    order by comment.id`.execute(db);
  return rows;
}

/** A note on a day or a range of days, with who wrote it. */
export interface AnnotationRow {
  readonly id: number;
  readonly element_id: number;
  readonly author_id: number;
  readonly author_name: string;
  readonly day: string;
  readonly until: string | null;
  readonly body: string;
  readonly created_at: Date;
}

/** The notes of elements by their day. */
export async function readAnnotations(db: Kysely<Tables>, elementIds: readonly number[]): Promise<AnnotationRow[]> {
  if (elementIds.length === 0) return [];
  return db
    .selectFrom('element_annotation')
    .innerJoin('employee', 'employee.id', 'element_annotation.author_id')
    .select(['element_annotation.id', 'element_annotation.element_id', 'element_annotation.author_id', 'employee.display_name as author_name', 'element_annotation.day', 'element_annotation.until', 'element_annotation.body', 'element_annotation.created_at'])
    .where('element_annotation.element_id', '=', sql<number>`any(${[...elementIds]}::integer[])`)
    .orderBy('element_annotation.day')
    .orderBy('element_annotation.id')
    .execute();
}

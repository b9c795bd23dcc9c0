import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { commentReadingVersion, readComment } from '@roadside/domain/voice';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announceSurveys } from './announce-surveys.ts';
import { applyRules } from './business-rules.repository.ts';
import { correctionsAt } from './comment-corrections.repository.ts';

/** A comment, with the answer that decides its tone when the words don't. */
export interface UnreadComment {
  readonly id: number;
  readonly comment: string;
  readonly outc1: number | null;
  /** Selects the station whose corrections apply. */
  readonly station_id: number;
}

/** Comments per transaction: large enough to be fast, small enough to lose little when stopped. */
const batchSize = 1000;

/**
 * Classifies comments that are new or were classified by an older version, and stores the results.
 * @returns the number of comments read
 */
export async function readNewComments(
  db: Pick<Database, 'kysely'>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<number> {
  let read = 0;
  for (;;) {
    const comments = await unreadComments(db.kysely);
    if (comments.length > 0)
      await db.kysely.transaction().execute(async (trx) => {
        await storeReadings(trx, comments);
        await applyRules(
          trx,
          comments.map(({ id }) => id),
        );
        await announceSurveys(trx, comments);
      });
    read += comments.length;
    if (comments.length < batchSize || signal?.aborted) return read;
  }
}

async function unreadComments(db: Kysely<Tables>): Promise<readonly UnreadComment[]> {
  const { rows } = await sql<UnreadComment>`select id, comment, outc1, station_id from survey
    where comment is not null and comment <> '' and coalesce(comment_reading, 0) < ${commentReadingVersion}
    order by coalesce(comment_reading, 0), id limit ${batchSize}`.execute(db);
  return rows;
}

/** Classifies these comments, replacing earlier results. */
export async function storeReadings(trx: Kysely<Tables>, comments: readonly UnreadComment[]): Promise<void> {
  const corrections = await correctionsAt(trx, [...new Set(comments.map(({ station_id: station }) => station))]);
  const readings = comments.map(({ id, comment, outc1, station_id: station }) => ({
    id,
    ...readComment(comment, outc1, corrections.get(station)),
  }));
  const spans = readings.flatMap(({ id, spans: of }) => of.map((span) => ({ id, ...span })));
  const ids = readings.map(({ id }) => id);
  await sql`delete from survey_comment_span where survey_id = any(${ids}::bigint[])`.execute(trx);
  await sql`insert into survey_comment_span (survey_id, start_at, end_at, topic, sentiment)
    select * from unnest(${spans.map(({ id }) => id)}::bigint[], ${spans.map(({ start }) => start)}::integer[],
      ${spans.map(({ end }) => end)}::integer[], ${spans.map(({ topic }) => topic)}::text[], ${spans.map(({ sentiment }) => sentiment)}::text[])`.execute(
    trx,
  );
  await sql`update survey set comment_reading = ${commentReadingVersion}::smallint, comment_tone = read.tone, comment_language = read.language
    from unnest(${ids}::bigint[], ${readings.map(({ tone }) => tone)}::text[], ${readings.map(({ language }) => language)}::text[]) as read (id, tone, language)
    where survey.id = read.id`.execute(trx);
}

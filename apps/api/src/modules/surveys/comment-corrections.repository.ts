import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { StatedSentiment } from '@roadside/domain/surveys';
import type { CommentCorrection } from '@roadside/domain/voice';
import type { Tables } from '../../platform/database/tables.ts';

/** A correction in the log. */
export interface CorrectionRow extends CommentCorrection {
  readonly id: number;
  readonly organization_id: number;
  readonly survey_id: number;
  readonly author: string;
  readonly at: Date;
  readonly taken_back_at: Date | null;
  readonly taken_back_author: string | null;
}

/** A correction of a phrase, and the organization it applies to. */
export interface NewCorrection extends CommentCorrection {
  readonly organizationId: number;
  readonly surveyId: number;
}

/** These stations and every organization above them. */
const above = (stationIds: readonly number[]) => sql`recursive above (station_id, id) as (
    select id, id from organization where id = any(${[...stationIds]}::integer[])
    union
    select above.station_id, next.id from above join organization on organization.id = above.id
      cross join lateral (values (parent_id), (state_id), (facility_rep_id)) as next (id) where next.id is not null)`;

/** The corrections that apply at each of these stations, oldest first. */
export async function correctionsAt(
  db: Kysely<Tables>,
  stationIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CommentCorrection[]>> {
  const { rows } = await sql<CommentCorrection & { station_id: number }>`with ${above(stationIds)}
    select above.station_id, phrase, topic, sentiment
    from comment_correction join above on above.id = comment_correction.organization_id
    where taken_back_at is null order by comment_correction.id`.execute(db);
  const byStation = new Map<number, CommentCorrection[]>();
  for (const { station_id: station, ...correction } of rows)
    byStation.set(station, [...(byStation.get(station) ?? []), correction]);
  return byStation;
}

/** The corrections that apply at a station and weren't undone, newest first. */
export function correctionsHolding(db: Kysely<Tables>, stationId: number): Promise<readonly CorrectionRow[]> {
  return readCorrections(
    db,
    sql`where taken_back_at is null and correction.organization_id in (with ${above([stationId])} select id from above)
      order by correction.id desc`,
  );
}

/** A page of the log of these stations, undone corrections included, newest first. */
export function correctionLog(
  db: Kysely<Tables>,
  {
    stationIds,
    before,
    limit,
  }: { readonly stationIds: readonly number[]; readonly before: number | null; readonly limit: number },
): Promise<readonly CorrectionRow[]> {
  return readCorrections(
    db,
    sql`where correction.organization_id in (with ${above(stationIds)} select id from above)
      ${before === null ? sql`` : sql`and correction.id < ${before}::integer`} order by correction.id desc limit ${limit}`,
  );
}

async function readCorrections(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<readonly CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select correction.id, correction.organization_id, survey_id, phrase, topic, sentiment, author.display_name as author, at,
      taken_back_at, taker.display_name as taken_back_author
    from comment_correction as correction join employee as author on author.id = author_employee_id
      left join employee as taker on taker.id = taken_back_by ${which}`.execute(db);
  return rows;
}

/** The correction of a phrase and topic at one organization; undefined if there is none. */
export async function holdingCorrection(
  db: Kysely<Tables>,
  { organizationId, phrase, topic }: Pick<NewCorrection, 'organizationId' | 'phrase' | 'topic'>,
): Promise<{ readonly sentiment: StatedSentiment | null } | undefined> {
  const { rows } = await sql<{ sentiment: StatedSentiment | null }>`select sentiment from comment_correction
    where organization_id = ${organizationId}::integer and phrase = ${phrase} and topic = ${topic} and taken_back_at is null
    order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Adds a correction to the log. */
export async function insertCorrection(
  trx: Kysely<Tables>,
  { organizationId, surveyId, phrase, topic, sentiment }: NewCorrection,
  { employeeId, now }: { readonly employeeId: number; readonly now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('comment_correction')
    .values({
      organization_id: organizationId,
      survey_id: surveyId,
      phrase,
      topic,
      sentiment,
      author_employee_id: employeeId,
      at: now,
      taken_back_at: null,
      taken_back_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undoes a correction of these organizations; undefined if it isn't theirs. Undoing twice changes nothing. */
export async function retireCorrection(
  trx: Kysely<Tables>,
  { id, organizationIds }: { readonly id: number; readonly organizationIds: readonly number[] },
  { employeeId, now }: { readonly employeeId: number; readonly now: Date },
): Promise<CorrectionRow | undefined> {
  await sql`update comment_correction set taken_back_at = ${now}, taken_back_by = ${employeeId}::integer
    where id = ${id}::integer and organization_id = any(${[...organizationIds]}::integer[]) and taken_back_at is null`.execute(
    trx,
  );
  const [row] = await readCorrections(
    trx,
    sql`where correction.id = ${id}::integer and correction.organization_id = any(${[...organizationIds]}::integer[])`,
  );
  return row;
}

/**
 * Queues the comments of these stations that may contain a phrase for the job. Text search finds its words in any
 * order, so this may queue too many; if all of them are stop words, it queues every comment.
 */
export async function markForReading(
  trx: Kysely<Tables>,
  { stationIds, phrase }: { readonly stationIds: readonly number[]; readonly phrase: string },
): Promise<void> {
  await sql`update survey set comment_reading = 0 from plainto_tsquery('english', ${phrase}) as words
    where station_id = any(${[...stationIds]}::integer[]) and comment is not null and comment <> ''
      and (numnode(words) = 0 or comment_words @@ words)`.execute(trx);
}

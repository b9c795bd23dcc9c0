import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { MetricCell, ScorecardFacts } from '@roadside/contract/schemas';
import { erasedText } from '@roadside/domain/home';
import type { Tables } from '../../platform/database/tables.ts';

/** A frozen scorecard with what the station answered. */
export interface ScorecardEntry {
  readonly id: number;
  readonly organization_id: number;
  readonly from: string;
  readonly to: string;
  readonly score: MetricCell;
  readonly previous: MetricCell | null;
  readonly tier: ScorecardFacts['tier'];
  readonly tier_before: ScorecardFacts['tier'];
  readonly acknowledged_at: Date | null;
  readonly acknowledged_name: string | null;
  readonly messages: number;
}

/** Months with a scorecard of any of these stations, latest first, by their first day. */
export async function scorecardMonths(db: Kysely<Tables>, stationIds: readonly number[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('report_snapshot')
    .select('from_day as month')
    .distinct()
    .where('kind', '=', 'scorecard')
    .where('organization_id', 'in', stationIds.length > 0 ? [...stationIds] : [0])
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month }) => month);
}

/** The scorecards of stations, latest first; only those of a month if one is given. */
export async function readScorecards(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  month: string | null,
): Promise<readonly ScorecardEntry[]> {
  let query = db
    .selectFrom('report_snapshot as card')
    .leftJoin('scorecard_acknowledgment as answer', 'answer.snapshot_id', 'card.id')
    .leftJoin('employee', 'employee.id', 'answer.acknowledged_by')
    .select([
      'card.id',
      'card.organization_id',
      'card.from_day as from',
      'card.to_day as to',
      sql<MetricCell>`card.facts -> 'score'`.as('score'),
      sql<MetricCell | null>`jsonb_path_query_first(card.facts, '$.headlines[*] ? (@.metric == "overall_sat_avg").previous')`.as(
        'previous',
      ),
      sql<ScorecardFacts['tier']>`card.facts -> 'tier'`.as('tier'),
      sql<ScorecardFacts['tier']>`card.facts -> 'tier_before'`.as('tier_before'),
      'answer.acknowledged_at',
      'employee.display_name as acknowledged_name',
      sql<number>`(select count(*) from scorecard_message where snapshot_id = card.id)::integer`.as('messages'),
    ])
    .where('card.kind', '=', 'scorecard')
    .where('card.organization_id', 'in', stationIds.length > 0 ? [...stationIds] : [0])
    .orderBy('card.from_day', 'desc')
    .orderBy('card.organization_id')
    .limit(maxCards);
  if (month !== null) query = query.where('card.from_day', '=', month);
  return query.execute();
}

/** More stations than any club has, and more months than a station has. */
const maxCards = 5_000;

/** The latest scorecard of some stations that none of them acknowledged yet, with its month. */
export async function unansweredScorecards(
  db: Kysely<Tables>,
  stationIds: readonly number[],
  since: string,
  most: number,
) {
  if (stationIds.length === 0) return [];
  return db
    .selectFrom('report_snapshot as card')
    .select(['card.id', 'card.organization_id', 'card.from_day as from', 'card.frozen_at'])
    .where('card.kind', '=', 'scorecard')
    .where('card.organization_id', 'in', [...stationIds])
    .where('card.from_day', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scorecard_acknowledgment as answer')
            .select('answer.snapshot_id')
            .whereRef('answer.snapshot_id', '=', 'card.id'),
        ),
      ),
    )
    .orderBy('card.from_day', 'desc')
    .orderBy('card.organization_id')
    .limit(most)
    .execute();
}

/** Messages of a thread, oldest first. */
export async function scorecardMessages(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('scorecard_message as message')
    .innerJoin('employee as author', 'author.id', 'message.author_id')
    .select([
      'message.id',
      'author.display_name as author',
      'author.position_type',
      'message.created_at',
      'message.body',
    ])
    .where('snapshot_id', '=', id)
    .orderBy('message.id')
    .limit(maxMessages)
    .execute();
}

/** The most messages of a thread. */
export const maxMessages = 500;

export async function countScorecardMessages(db: Kysely<Tables>, id: number): Promise<number> {
  const { n } = await db
    .selectFrom('scorecard_message')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('snapshot_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Adds a message to a thread. */
export async function insertScorecardMessage(
  trx: Transaction<Tables>,
  id: number,
  authorId: number,
  body: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('scorecard_message')
    .values({ snapshot_id: id, author_id: authorId, body, created_at: at })
    .execute();
}

/** Acknowledges a scorecard; false if somebody did before. */
export async function insertAcknowledgment(
  trx: Transaction<Tables>,
  id: number,
  employeeId: number,
  at: Date,
): Promise<boolean> {
  const added = await trx
    .insertInto('scorecard_acknowledgment')
    .values({ snapshot_id: id, acknowledged_by: employeeId, acknowledged_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('snapshot_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** People of a thread: its authors, who acknowledged it, and the station's managers. */
export async function peopleOfThread(db: Kysely<Tables>, id: number, stationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select author_id as id from scorecard_message where snapshot_id = ${id}::integer
    union select acknowledged_by from scorecard_acknowledgment where snapshot_id = ${id}::integer
    union select id from employee where organization_id = ${stationId}::integer and position_type = 'station-admin' and active`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Replaces what a person said about scorecards. */
export async function eraseScorecardTalkOf(trx: Transaction<Tables>, authorId: number): Promise<void> {
  await trx.updateTable('scorecard_message').set({ body: erasedText }).where('author_id', '=', authorId).execute();
}

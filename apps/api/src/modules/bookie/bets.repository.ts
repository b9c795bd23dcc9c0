import type { BetMetric, BetStatus, OddsLevel } from '@roadside/domain/arena';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A bet as it is stored. */
export interface BetRow {
  readonly id: string;
  readonly employee_id: number;
  readonly driver_id: number;
  readonly metric: BetMetric;
  readonly level: OddsLevel;
  readonly points_bet: number;
  readonly need_to_beat: number;
  readonly chance: number;
  readonly made_on: string;
  readonly made_at: Date;
  readonly period_from: string;
  readonly period_to: string;
  readonly status: BetStatus;
  readonly points_earned: number | null;
  readonly reward_earned: number | null;
  readonly void_reason: string | null;
}

const columns = sql`b.id, b.employee_id, b.driver_id, b.metric, b.level, b.points_bet, b.need_to_beat, b.chance,
  b.made_on::text as made_on, b.made_at, b.period_from::text as period_from, b.period_to::text as period_to, b.status,
  b.points_earned, b.reward_earned, b.void_reason`;

/** A bet that nobody has settled. */
export type NewBet = Omit<BetRow, 'status' | 'points_earned' | 'reward_earned' | 'void_reason'>;

/** Adds bets. */
export async function insertBets(trx: Kysely<Tables>, bets: readonly NewBet[]): Promise<void> {
  if (bets.length > 0)
    await trx
      .insertInto('bet')
      .values([...bets])
      .execute();
}

/** A person's bets: open ones first, then the latest. */
export async function readBets(db: Kysely<Tables>, employeeId: number, limit: number): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`select ${columns} from bet b where b.employee_id = ${employeeId}
    order by b.status, b.made_at desc, b.id limit ${limit}`.execute(db);
  return rows;
}

/** How many bets each person made on these days, by employee id; bets that were called off don't count. */
export async function countBets(
  db: Kysely<Tables>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ employee_id: number; bets: number }>`
    select employee_id, count(*)::integer as bets from bet
    where made_on between ${from}::date and ${to}::date and void_reason is null group by employee_id`.execute(db);
  return new Map(rows.map(({ employee_id, bets }) => [employee_id, bets]));
}

/** When each of these people last bet, by employee id; who never did is missing. */
export async function readLastBets(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ employee_id: number; last: Date }>`
    select employee_id, max(made_at) as last from bet where employee_id = any(${[...employeeIds]}::integer[])
    group by employee_id`.execute(db);
  return new Map(rows.map(({ employee_id, last }) => [employee_id, last]));
}

/** Days after the end of a period until bets are settled with the facts there are. */
const longestWaitDays = 3;

/** Whether a day after a bet's period has been loaded, and all days of the period counted. */
const counted = sql`b.period_to < (select max(local_day) from rollup_station_day_total)
  and not exists (select 1 from rollup_dirty d where d.local_day between b.period_from and b.period_to)
  and not exists (select 1 from point_due d where d.local_day between b.period_from and b.period_to)`;

/**
 * Locks the next bets whose period is over. They wait until a day after it has been loaded and the period is counted,
 * three days at most. Bets that another process is settling are skipped.
 * @param today - the day in the club's last time zone: the period's days are settled for everybody
 */
export async function lockDueBets(trx: Kysely<Tables>, today: string, limit: number): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`select ${columns} from bet b
    where b.status = 'CURRENT' and b.period_to < ${today}::date
      and (b.period_to < ${today}::date - ${longestWaitDays}::integer or (${counted}))
    order by b.id limit ${limit} for update of b skip locked`.execute(trx);
  return rows;
}

/** Locks the next open bets of people who have left. */
export async function lockBetsOfLeavers(trx: Kysely<Tables>, limit: number): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`select ${columns} from bet b join employee e on e.id = b.employee_id
    where b.status = 'CURRENT' and not e.active order by b.id limit ${limit} for update of b skip locked`.execute(trx);
  return rows;
}

/** Locks open bets on metrics whose quarter has one of these days. */
export async function lockBetsOn(
  trx: Kysely<Tables>,
  { metrics, from, to }: { readonly metrics: readonly BetMetric[]; readonly from: string; readonly to: string },
): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`select ${columns} from bet b where b.status = 'CURRENT'
    and b.metric = any(${[...metrics]}::text[]) and b.period_from <= ${to}::date and b.period_to >= ${from}::date
    order by b.id for update of b`.execute(trx);
  return rows;
}

/** How a bet ended. */
export interface BetEnd {
  readonly id: string;
  readonly pointsEarned: number | null;
  readonly rewardEarned: number;
  readonly voidReason: string | null;
}

/** Stores how bets ended. */
export async function finishBets(trx: Kysely<Tables>, ends: readonly BetEnd[], at: Date): Promise<void> {
  await sql`update bet b set status = 'FINISHED', points_earned = done.points, reward_earned = done.reward,
      void_reason = done.reason, settled_at = ${at}::timestamptz
    from unnest(${ends.map(({ id }) => id)}::uuid[], ${ends.map(({ pointsEarned }) => pointsEarned)}::integer[],
      ${ends.map(({ rewardEarned }) => rewardEarned)}::integer[], ${ends.map(({ voidReason }) => voidReason)}::text[])
      as done (id, points, reward, reason)
    where b.id = done.id and b.status = 'CURRENT'`.execute(trx);
}

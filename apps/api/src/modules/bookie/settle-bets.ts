import { betMetricsOn, type BetWinnings, type LedgerEntry, type PointMetric, settleBet } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { post } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { earliestDay, lockPoints, settleThrough } from '../points/index.ts';
import { type BetRow, finishBets, lockBetsOfLeavers, lockBetsOn, lockDueBets } from './bets.repository.ts';
import { sumPoints } from './daily-points.repository.ts';

/** Idempotency keys of a bet's ledger entries. */
export const stakeId = (betId: string): string => `bet:${betId}:stake`;
const rewardId = (betId: string) => `bet:${betId}:reward`;
const voidId = (betId: string) => `bet:${betId}:void`;

/** Bets settled in one transaction: a killed run loses at most these, and the next one does them again. */
const batchSize = 200;

interface Settling {
  readonly now: () => Date;
  readonly winnings: BetWinnings;
  readonly signal: AbortSignal;
}

/**
 * Settles the bets whose period is over, and calls off those of people who have left. Each batch is one transaction:
 * the bets' state and their ledger entries change together, so a bet is settled once however often this is killed.
 */
export async function settleDueBets(db: Database, { now, winnings, signal }: Settling): Promise<number> {
  let done = 0;
  const inBatches = async (work: (trx: Kysely<Tables>) => Promise<number>) => {
    for (let more = batchSize; more === batchSize && !signal.aborted; done += more)
      more = await db.kysely.transaction().execute(work);
  };
  await inBatches(async (trx) => {
    const bets = await lockBetsOfLeavers(trx, batchSize);
    await voidBets(trx, bets, { reason: 'The driver has left the club.', at: now(), by: null });
    return bets.length;
  });
  await inBatches(async (trx) => {
    const today = await earliestDay(trx, now());
    const bets = today === null ? [] : await lockDueBets(trx, today, batchSize);
    await settle(trx, bets, winnings, now());
    return bets.length;
  });
  return done;
}

async function settle(trx: Kysely<Tables>, bets: readonly BetRow[], winnings: BetWinnings, at: Date): Promise<void> {
  if (bets.length === 0) return;
  // What changes about these days from now on is a correction: their points have been paid.
  await lockPoints(trx);
  for (const day of new Set(bets.map(({ period_to }) => period_to))) await settleThrough(trx, day);
  const earned = new Map<string, number>();
  const alike = Map.groupBy(bets, ({ metric, period_from, period_to }) => [metric, period_from, period_to].join(' '));
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    const driverIds = [...new Set(group.map(({ driver_id }) => driver_id))];
    const sums = await sumPoints(trx, driverIds, first.metric, { from: first.period_from, to: first.period_to });
    for (const { id, driver_id } of group) earned.set(id, sums.get(driver_id) ?? 0);
  }
  const settled = bets.map((row) =>
    Object.assign(
      settleBet(
        {
          ...row,
          bet_made_on: row.made_on,
          current_period_points: 0,
          projected_total_points: row.need_to_beat,
        },
        earned.get(row.id) ?? 0,
        addDays(row.period_to, 1),
      ),
      { row },
    ),
  );
  const rewards = settled.flatMap(({ row, reward_earned }): LedgerEntry[] =>
    reward_earned !== null && reward_earned > 0
      ? [{ id: rewardId(row.id), kind: 'bet_reward', driverId: row.employee_id, amount: reward_earned }]
      : [],
  );
  await post(trx, rewards, { at, by: null, winnings });
  await finishBets(
    trx,
    settled.map(({ row, points_earned, reward_earned }) => ({
      id: row.id,
      pointsEarned: points_earned,
      rewardEarned: reward_earned ?? 0,
      voidReason: null,
    })),
    at,
  );
  await tell(trx, bets, { at, by: null });
}

/**
 * Calls off the open bets on a metric that was restated for some days, in the transaction of the restatement: those on
 * the metric itself, and those on all points if it is one of a campaign's.
 * @returns how many
 */
export async function voidRestatedBets(
  trx: Kysely<Tables>,
  restated: { readonly metric: PointMetric; readonly from: string; readonly to: string },
  why: { readonly reason: string; readonly at: Date; readonly by: number | null },
): Promise<number> {
  const { metric, from, to } = restated;
  const bets = await lockBetsOn(trx, { metrics: betMetricsOn(metric), from, to });
  await voidBets(trx, bets, why);
  return bets.length;
}

/** Calls bets off, in the transaction that has locked them: the stakes return. */
async function voidBets(
  trx: Kysely<Tables>,
  bets: readonly BetRow[],
  { reason, at, by }: { readonly reason: string; readonly at: Date; readonly by: number | null },
): Promise<void> {
  if (bets.length === 0) return;
  await post(
    trx,
    bets.map(({ id, employee_id, points_bet }) => ({
      id: voidId(id),
      kind: 'bet_void',
      driverId: employee_id,
      amount: points_bet,
    })),
    { at, by },
  );
  await finishBets(
    trx,
    bets.map(({ id }) => ({ id, pointsEarned: null, rewardEarned: 0, voidReason: reason })),
    at,
  );
  await tell(trx, bets, { at, by });
}

/** Tells people how many of their bets are over. */
async function tell(
  trx: Kysely<Tables>,
  bets: readonly BetRow[],
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> {
  // One notification per person and quarter.
  for (const [lastDay, over] of Map.groupBy(bets, ({ period_to }) => period_to))
    await notify(
      trx,
      { kind: 'bet', subjectId: Number(lastDay.replaceAll('-', '')) },
      [...Map.groupBy(over, ({ employee_id }) => employee_id)].map(([employeeId, { length }]) => ({
        employeeId,
        amount: length,
      })),
      { at, by, again: true },
    );
  await announceAll(
    trx,
    [...new Set(bets.map(({ employee_id }) => employee_id))].map((id) => ({ topic: 'bank', id, people: [id], by })),
  );
}

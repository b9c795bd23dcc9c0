import type { BetReply } from '@roadside/contract/schemas';
import { chanceAbove, projectedPoints } from '@roadside/domain/arena';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { BetRow } from './bets.repository.ts';
import { sumPoints } from './daily-points.repository.ts';
import { type DriverBoard, readBoard } from './odds.service.ts';

/** The board of the metric a bet is on; it is read once per metric. */
export async function betReplies(
  context: CallContext,
  driver: Geography,
  rows: readonly BetRow[],
): Promise<BetReply[]> {
  const boards = new Map<string, DriverBoard>();
  const ended = new Map<string, number>();
  for (const row of rows) {
    if (row.status !== 'CURRENT') continue;
    const board = boards.get(row.metric) ?? (await readBoard(context, driver, row.metric));
    boards.set(row.metric, board);
    if (board.period.to !== row.period_to && !ended.has(periodOf(row)))
      ended.set(periodOf(row), await earnedIn(context, row));
  }
  return rows.map((row) => betReply(row, boards.get(row.metric), ended.get(periodOf(row))));
}

const periodOf = ({ metric, period_to }: BetRow) => `${metric} ${period_to}`;

async function earnedIn({ db }: CallContext, { driver_id, metric, period_from, period_to }: BetRow): Promise<number> {
  const sums = await sumPoints(db.kysely, [driver_id], metric, { from: period_from, to: period_to });
  return sums.get(driver_id) ?? 0;
}

/**
 * A bet for the screen.
 * @param board today's odds of the metric; needed while the bet is open
 * @param ended what a period that is over brought; needed until the bet is settled
 */
export function betReply(row: BetRow, board: DriverBoard | undefined, ended = 0): BetReply {
  const open = row.status === 'CURRENT' && board ? board : null;
  // Between the period's end and the settlement nothing is ahead anymore.
  const inPeriod = open !== null && open.period.to === row.period_to;
  const sum = inPeriod ? open.driver.sum : (row.points_earned ?? ended);
  return {
    id: row.id,
    status: row.status,
    bet_made_on: row.made_on,
    metric: row.metric,
    level: row.level,
    points_bet: row.points_bet,
    need_to_beat: row.need_to_beat,
    current_period_points: sum,
    projected_total_points: inPeriod ? projectedPoints({ ...open, level: 2 }) : sum,
    points_earned: row.points_earned,
    reward_earned: row.reward_earned,
    period: { from: row.period_from, to: row.period_to },
    chance_then: row.chance,
    chance_now: inPeriod ? chanceAbove(open.ahead, row.need_to_beat - sum) : null,
    void_reason: row.void_reason,
  };
}

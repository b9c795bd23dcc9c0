import type { BetReply } from '@roadside/contract/schemas';
import { chanceAbove, projectedPoints } from '@roadside/domain/arena';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { BetRow } from './bets.repository.ts';
import { type DriverBoard, readBoard } from './odds.service.ts';

/** The board of the metric a bet is on; it is read once per metric. */
export async function betReplies(
  context: CallContext,
  driver: Geography,
  rows: readonly BetRow[],
): Promise<BetReply[]> {
  const boards = new Map<string, DriverBoard>();
  for (const { status, metric } of rows)
    if (status === 'CURRENT' && !boards.has(metric)) boards.set(metric, await readBoard(context, driver, metric));
  return rows.map((row) => betReply(row, boards.get(row.metric)));
}

/** A bet for the screen. @param board - today's odds of the metric; needed while the bet is open */
export function betReply(row: BetRow, board: DriverBoard | undefined): BetReply {
  const open = row.status === 'CURRENT' && board ? board : null;
  // Between the period's end and the settlement nothing is ahead anymore.
  const inPeriod = open !== null && open.period.to === row.period_to;
  const sum = inPeriod ? open.driver.sum : (row.points_earned ?? 0);
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

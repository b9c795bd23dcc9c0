import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { betProblem, betProblemWords, maxToBet, totalsAhead } from '@roadside/domain/arena';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { readPurses } from '../ledger/index.ts';
import { betReplies } from './bet-reply.ts';
import { readBets, readLastBets } from './bets.repository.ts';
import { readBoard } from './odds.service.ts';

type PointsStats = typeof calls.performance.getPointsStats;

const hourMs = 3_600_000;

/** A driver's daily points and today's odds on them. */
export async function pointsStatsReply(
  context: CallContext,
  { variable, driver_id }: ParsedBody<PointsStats>,
): Promise<CallReply<PointsStats>> {
  const { db, tree, config, subject, employee, now } = context;
  const driver = permittedGeography(context, tree.byId(driver_id));
  if (driver.type !== 'driver') throw new ApiError('not-found', 'There is no driver with this id.');
  const board = await readBoard(context, driver, variable);
  const own = subject.organization.id === driver.id;
  const playPoints = own ? (await readPurses(db.kysely, [employee.id]))(employee.id).play_points : 0;
  const hoursSinceLastBet = own
    ? hoursSince((await readLastBets(db.kysely, [employee.id])).get(employee.id), now())
    : null;
  const { today } = board;
  const attempt = { level: 2, chance: 0, pointsBet: 1, purse: playPoints, hoursSinceLastBet, today };
  const problem = betProblem(attempt, config.betLimits);
  return {
    driver_stats: board.driver,
    global_stats: { ...board.everybody, sum: 0 },
    remaining_days: board.remainingDays,
    period: { from: board.period.from, to: board.period.to },
    horizon: board.horizon,
    levels: board.offers.map(({ level, factor, needToBeat, chance }) => ({
      level,
      factor,
      need_to_beat: needToBeat,
      chance,
      max_stake: maxToBet({ level, chance }, config.betLimits),
    })),
    curve: curveOf(totalsAhead(board)),
    play_points: playPoints,
    max_stake: config.betLimits.maxStake,
    cool_off_hours: config.betLimits.coolOffHours,
    blocked:
      own || problem === 'last-day'
        ? problem && betProblemWords(problem, attempt, config.betLimits)
        : 'Only the driver can bet on their own points.',
  };
}

const curveOf = ({ totals, chances }: ReturnType<typeof totalsAhead>) => ({
  totals: [...totals],
  chances: [...chances],
});

/** Hours since someone last bet; null if they never did. */
export const hoursSince = (last: Date | undefined, now: Date): number | null =>
  last ? (now.getTime() - last.getTime()) / hourMs : null;

/**
 * The driver who calls, for what only drivers do with their own points.
 * @throws ApiError 403 for anybody else
 */
export function ownDriver(context: CallContext): Geography {
  const { tree, subject, employee } = context;
  const place = permittedGeography(context, tree.byId(subject.organization.id), { ownerEmployeeId: employee.id });
  if (place.type !== 'driver') throw new ApiError('forbidden', 'Only drivers can do this.');
  return place;
}

/** A person's bets for the screen: open ones first, then the latest. */
export async function betsOf(context: CallContext, driver: Geography, employeeId: number, limit: number) {
  return betReplies(context, driver, await readBets(context.db.kysely, employeeId, limit));
}

import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { type BetAttempt, type BetLimits, betProblem, betProblemWords, totalsAhead } from '@roadside/domain/arena';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { inOneTransaction } from '../../platform/database/nested-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { prepare, readPurses } from '../ledger/index.ts';
import { betReplies, betReply } from './bet-reply.ts';
import { insertBet, readBets, readLastBetAt } from './bets.repository.ts';
import { readBoard } from './odds.service.ts';
import { stakeId } from './settle-bets.ts';

type PointsStats = typeof calls.performance.getPointsStats;
type CreateBet = typeof calls.performance.createBet;

/** Odds that differ by less are the same: a double through JSON and back. */
const sameOdds = 1e-6;
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
  const problem = own
    ? betProblem(
        {
          level: 2,
          pointsBet: 1,
          purse: playPoints,
          hoursSinceLastBet: hoursSince(await readLastBetAt(db.kysely, employee.id), now()),
        },
        config.betLimits,
      )
    : null;
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
    })),
    curve: curveOf(totalsAhead(board)),
    play_points: playPoints,
    max_stake: config.betLimits.maxStake,
    cool_off_hours: config.betLimits.coolOffHours,
    blocked: own
      ? problem && betProblemWords(problem, config.betLimits)
      : 'Only the driver can bet on their own points.',
  };
}

const curveOf = ({ totals, chances }: ReturnType<typeof totalsAhead>) => ({
  totals: [...totals],
  chances: [...chances],
});

const hoursSince = (last: Date | null, now: Date): number | null => last && (now.getTime() - last.getTime()) / hourMs;

/** Bets the caller's play points on their own points. The purse is locked, so that the stake is there. */
export async function createBet(
  context: CallContext,
  { metric, level, points_bet, need_to_beat }: ParsedBody<CreateBet>,
): Promise<CallReply<CreateBet>> {
  const { db, config, employee, audit, now } = context;
  const driver = ownDriver(context);
  const board = await readBoard(context, driver, metric);
  const offer = board.offers.find((each) => each.level === level);
  if (!offer) throw new TypeError(`No level ${level}.`);
  if (need_to_beat !== undefined && Math.abs(need_to_beat - offer.needToBeat) > sameOdds)
    throw new ApiError('conflict', 'The odds have just changed. Look at the new ones and bet again.');
  const at = now();
  const id = randomUUID();
  const row = {
    id,
    employee_id: employee.id,
    driver_id: driver.id,
    metric,
    level,
    points_bet,
    need_to_beat: offer.needToBeat,
    chance: offer.chance,
    made_on: board.today,
    made_at: at,
    period_from: board.period.from,
    period_to: board.period.to,
  };
  await inOneTransaction(db.kysely, async (trx) => {
    const stake = await prepare(trx, [
      { id: stakeId(id), kind: 'bet_stake', driverId: employee.id, amount: points_bet },
    ]);
    const purse = stake.purseOf(employee.id).play_points;
    const check = (hoursSinceLastBet: number | null) =>
      requireAllowedBet({ level, pointsBet: points_bet, purse, hoursSinceLastBet }, config.betLimits);
    check(null);
    // The purse is locked, so no other bet of this person comes between.
    check(hoursSince(await insertBet(trx, row), at));
    await stake.book({ at, by: employee.id });
    await audit(
      { event: 'bet_made', status: 'success', target: `bet:${id}`, changes: { metric, level, points_bet } },
      trx,
    );
    await announce(trx, { topic: 'bank', id: employee.id, people: [employee.id], by: employee.id });
  });
  return {
    bet: betReply({ ...row, status: 'CURRENT', points_earned: null, reward_earned: null, void_reason: null }, board),
  };
}

function requireAllowedBet(attempt: BetAttempt, limits: BetLimits): void {
  const problem = betProblem(attempt, limits);
  if (!problem) return;
  const words = betProblemWords(problem, limits);
  throw new ApiError('conflict', words, problem === 'cooling-off' ? {} : { fields: { points_bet: words } });
}

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

import { randomUUID } from 'node:crypto';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { betProblem, betProblemWords } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { CallContext, GroupedRequest } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { prepare } from '../ledger/index.ts';
import { betReply } from './bet-reply.ts';
import { insertBets, type NewBet, readLastBets } from './bets.repository.ts';
import { hoursSince, ownDriver } from './bookie.service.ts';
import { type DriverBoard, readBoard } from './odds.service.ts';
import { stakeId } from './settle-bets.ts';

type CreateBet = typeof calls.performance.createBet;

/** Odds that differ by less are the same: a double through JSON and back. */
const sameOdds = 1e-6;

/** A bet someone wants to make. */
interface PlannedBet {
  readonly context: CallContext;
  readonly board: DriverBoard;
  readonly row: NewBet;
}

/** What a bet needs to know before its transaction: the caller's odds now, which can take seconds to compute. */
export const prepareBet = (context: CallContext, { body }: GroupedRequest<CreateBet>['input']): Promise<DriverBoard> =>
  readBoard(context, ownDriver(context), body.metric);

/**
 * Bets play points of each caller on their own points. The purses are locked, so that the stakes are there and no other
 * bet of these people comes between.
 */
export async function createBets(
  trx: Kysely<Tables>,
  requests: readonly GroupedRequest<CreateBet, DriverBoard>[],
): Promise<readonly (CallReply<CreateBet> | ApiError)[]> {
  const plans = requests.map(({ context, input, prepared }) => planBet(context, input.body, prepared));
  const planned = plans.filter((plan): plan is PlannedBet => !(plan instanceof ApiError));
  const stakes = await prepare(
    trx,
    planned.map(({ row }) => ({
      id: stakeId(row.id),
      kind: 'bet_stake' as const,
      driverId: row.employee_id,
      amount: row.points_bet,
    })),
  );
  const lastBets = await readLastBets(
    trx,
    planned.map(({ row }) => row.employee_id),
  );
  const refusals = new Map(
    planned.flatMap((plan) => {
      const { employee_id: id } = plan.row;
      const refusal = refusalOf(plan, { purse: stakes.purseOf(id).play_points, last: lastBets.get(id) });
      return refusal ? [[plan.row.id, refusal] as const] : [];
    }),
  );
  const accepted = planned.filter(({ row }) => !refusals.has(row.id));
  if (accepted.length > 0)
    await storeBets(trx, accepted, (at) => stakes.book(at, new Set([...refusals.keys()].map(stakeId))));
  return plans.map((plan) => (plan instanceof ApiError ? plan : (refusals.get(plan.row.id) ?? replyTo(plan))));
}

/** The bet as of these odds, or why there can't be one. */
function planBet(
  context: CallContext,
  { metric, level, points_bet, need_to_beat }: ParsedBody<CreateBet>,
  board: DriverBoard,
): PlannedBet | ApiError {
  const offer = board.offers.find((each) => each.level === level);
  if (!offer) throw new TypeError(`No level ${level}.`);
  if (need_to_beat !== undefined && Math.abs(need_to_beat - offer.needToBeat) > sameOdds)
    return new ApiError('conflict', 'The odds have just changed. Look at the new ones and bet again.');
  const row = {
    id: randomUUID(),
    employee_id: context.employee.id,
    driver_id: context.subject.organization.id,
    metric,
    level,
    points_bet,
    need_to_beat: offer.needToBeat,
    chance: offer.chance,
    made_on: board.today,
    made_at: context.now(),
    period_from: board.period.from,
    period_to: board.period.to,
  };
  return { context, board, row };
}

function refusalOf(
  { context: { config }, board: { today }, row }: PlannedBet,
  { purse, last }: { readonly purse: number; readonly last: Date | undefined },
): ApiError | null {
  const { level, chance, points_bet, made_at } = row;
  const hoursSinceLastBet = hoursSince(last, made_at);
  const attempt = { level, chance, pointsBet: points_bet, purse, hoursSinceLastBet, today };
  const problem = betProblem(attempt, config.betLimits);
  if (!problem) return null;
  const words = betProblemWords(problem, attempt, config.betLimits);
  return new ApiError(
    'conflict',
    words,
    problem === 'cooling-off' || problem === 'last-day' ? {} : { fields: { points_bet: words } },
  );
}

async function storeBets(
  trx: Kysely<Tables>,
  bets: readonly PlannedBet[],
  book: (booking: { readonly at: Date; readonly by: 'themselves' }) => Promise<unknown>,
): Promise<void> {
  const rows = bets.map(({ row }) => row);
  const latest = rows.reduce((at, { made_at }) => (made_at > at ? made_at : at), new Date(0));
  await insertBets(trx, rows);
  await book({ at: latest, by: 'themselves' });
  for (const { context, row } of bets) {
    const { id, metric, level, points_bet } = row;
    await context.audit(
      { event: 'bet_made', status: 'success', target: `bet:${id}`, changes: { metric, level, points_bet } },
      trx,
    );
  }
  await announceAll(
    trx,
    rows.map(({ employee_id: id }) => ({ topic: 'bank', id, people: [id], by: id })),
  );
}

const replyTo = ({ row, board }: PlannedBet): CallReply<CreateBet> => ({
  bet: betReply({ ...row, status: 'CURRENT', points_earned: null, reward_earned: null, void_reason: null }, board),
});

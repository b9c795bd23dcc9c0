import {
  arenaPeriodOf,
  type ArenaPeriod,
  type BetBoard,
  type BetMetric,
  type BetOffer,
  betOffers,
  dailyDistribution,
  pointsAhead,
  pointsStatsOf,
  remainingDays,
  type SumDistribution,
} from '@roadside/domain/arena';
import { addDays, dayList } from '@roadside/domain/calendar';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import { pointVersion } from '../points/index.ts';
import { readPointsByDay } from './daily-points.repository.ts';
import { everyonesTurn, readEveryonesDays } from './everyone.ts';

/** Days of a driver's record that the odds look at: 13 weeks, so that every weekday counts alike. */
const recordDays = 91;

/** The odds of one driver and metric today. */
export interface DriverBoard extends BetBoard {
  readonly today: string;
  readonly period: ArenaPeriod;
  readonly everybody: { readonly mean: number; readonly std: number };
  readonly offers: readonly BetOffer[];
  /** How the points of today and the days after it are distributed. */
  readonly ahead: SumDistribution;
}

type Reading = Pick<CallContext, 'db' | 'config' | 'now' | 'today'>;

/** Boards kept in memory; one has a few thousand numbers. */
const maxKept = 1_000;
const memories = new WeakMap<CallContext['db']['listen'], VersionedMemory<DriverBoard>>();

/**
 * Reads today's odds of a driver, from memory while no point has changed. Never call it inside a transaction: requests
 * wait for each other's computation, and one that holds the only connection would wait forever.
 */
export async function readBoard(
  reading: Reading,
  driver: Pick<Geography, 'id' | 'timeZone'>,
  metric: BetMetric,
): Promise<DriverBoard> {
  const { db, config, now } = reading;
  const today = reading.today(driver.timeZone);
  const memory = memories.get(db.listen) ?? new VersionedMemory<DriverBoard>(maxKept);
  memories.set(db.listen, memory);
  const key = [driver.id, metric, today, config.oddsHorizon, everyonesTurn(now())].join(' ');
  return memory.read(await pointVersion(db.kysely), key, 1, () => makeBoard(reading, driver, metric, today));
}

/** Days off count as days with 0 points. */
async function makeBoard(
  { db, config, now }: Reading,
  driver: Pick<Geography, 'id'>,
  metric: BetMetric,
  today: string,
): Promise<DriverBoard> {
  const period = arenaPeriodOf(today);
  const record = { from: addDays(today, -recordDays), to: addDays(today, -1) };
  const everyone = await readEveryonesDays(db, metric, record, now());
  const from = period.from < record.from ? period.from : record.from;
  const byDay = (await readPointsByDay(db.kysely, [driver.id], metric, { from, to: today })).get(driver.id);
  const first = [...(byDay?.keys() ?? [])].filter((day) => day >= record.from && day <= record.to).toSorted()[0];
  const days = first === undefined ? [] : dayList(first, record.to).map((day) => byDay?.get(day) ?? 0);
  let sum = 0;
  for (const [day, points] of byDay ?? []) if (day >= period.from) sum += points;
  const { mean, std } = everyone;
  const board: BetBoard = {
    driver: pointsStatsOf(days, sum),
    everybody: { mean, std },
    day: dailyDistribution(days, everyone.days),
    earnedToday: byDay?.get(today) ?? 0,
    remainingDays: remainingDays(today),
    horizon: config.oddsHorizon,
  };
  return {
    ...board,
    today,
    period,
    everybody: board.everybody,
    offers: betOffers(board),
    ahead: pointsAhead(board),
  };
}

import { arenaPeriodOf, betMetrics, type LedgerEntry, oddsLevels } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { post } from '../ledger/index.ts';
import { finishBets, insertBets, type NewBet } from './bets.repository.ts';
import { drawn, drawnId } from './demo-draws.ts';
import { stakeId } from './settle-bets.ts';

const dayMs = 86_400_000;
const finishedBets = 40;
const openBets = 20;
/** Points a day of a driver (glossary section 4). */
const pointsADay = 22;

/**
 * What drivers earned in last season and did with it: rewards up to 180 points, some of them moved to the betting
 * balance, forty bets that are over and won as often as the odds say, and twenty open ones. One of those that are over
 * was made on the last day of its quarter.
 */
export const bookieDemo: DemoArea = async (trx, { now }) => {
  const { rows: drivers } = await sql<{ id: number; driver_id: number; key: string; username: string | null }>`
    select e.id, e.organization_id as driver_id, coalesce(e.external_id, e.id::text) as key, a.username
    from employee e join organization o on o.id = e.organization_id and o.type = 'driver'
    left join account a on a.employee_id = e.id where e.position_type = 'driver'
    order by a.username nulls last, e.id`.execute(trx);
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  const bookAt = (entries: readonly LedgerEntry[], when: Date) => post(trx, entries, { at: when, by: null });
  const book = (entries: readonly LedgerEntry[], daysAgo: number) => bookAt(entries, at(daysAgo));
  const holders = drivers.filter(({ key, username }) => username !== null || drawn('holder', key) < 0.6);
  const awards = holders.map(({ id, key, username }) => ({
    driver: id,
    award: username === null ? 20 + Math.floor(drawn('award', key) * 160) : 140,
  }));
  const entryOf = (kind: LedgerEntry['kind'], driverId: number, amount: number): LedgerEntry => ({
    id: `demo:${kind}:${driverId}`,
    kind,
    driverId,
    amount,
  });
  await book(
    awards.map(({ driver, award }) => entryOf('season_award', driver, award)),
    110,
  );
  await book(
    awards.map(({ driver, award }) => entryOf('bet_allocation', driver, Math.ceil(award / 3))),
    105,
  );
  const betters = holders.slice(0, finishedBets + openBets);
  const today = now.toISOString().slice(0, 10);
  const earlier = arenaPeriodOf(addDays(arenaPeriodOf(today).from, -1));
  const lastDay = new Date(`${earlier.to}T12:00:00Z`);
  const settledAt = new Date(Math.min(now.getTime(), lastDay.getTime() + 2 * dayMs));
  const bets: NewBet[] = [];
  const stakes: LedgerEntry[] = [];
  const lastDayStakes: LedgerEntry[] = [];
  const rewards: LedgerEntry[] = [];
  const ends: Parameters<typeof finishBets>[1][number][] = [];
  for (const [index, driver] of betters.entries()) {
    // The demo's driver has an open bet, and so has every third of the others.
    const open = index % 3 === 0;
    const period = open ? arenaPeriodOf(today) : earlier;
    const daysAgo = open ? 2 + Math.floor(drawn('day', driver.key) * 10) : 100;
    const { level } = oddsLevels[Math.floor(drawn('level', driver.key) * oddsLevels.length)] ?? oddsLevels[0];
    const stake = 2 + Math.floor(drawn('stake', driver.key) * 5);
    const days = 92;
    const mean = pointsADay * days;
    const id = drawnId('bet', driver.key);
    const needToBeat = Math.round(mean * (0.9 + drawn('need', driver.key) * 0.2) * 10) / 10;
    const onLastDay = index === 1;
    const madeAt = onLastDay ? lastDay : at(daysAgo);
    const made = madeAt.toISOString().slice(0, 10);
    const won = drawn('won', driver.key) < 1 / level;
    bets.push({
      id,
      employee_id: driver.id,
      driver_id: driver.driver_id,
      metric: betMetrics[0],
      level,
      points_bet: stake,
      need_to_beat: needToBeat,
      chance: Math.min(0.95, (0.8 + drawn('chance', driver.key) * 0.3) / level),
      made_on: made < period.from ? period.from : made,
      made_at: madeAt,
      period_from: period.from,
      period_to: period.to,
    });
    (onLastDay ? lastDayStakes : stakes).push({
      id: stakeId(id),
      kind: 'bet_stake',
      driverId: driver.id,
      amount: stake,
    });
    if (open) continue;
    const beyond = Math.ceil(drawn('beyond', driver.key) * 90);
    const earned = won ? Math.floor(needToBeat) + beyond : Math.max(0, Math.floor(needToBeat) - beyond);
    const reward = won ? stake * level : 0;
    if (won) rewards.push({ id: `bet:${id}:reward`, kind: 'bet_reward', driverId: driver.id, amount: reward });
    ends.push({ id, pointsEarned: earned, rewardEarned: reward, voidReason: null });
  }
  await insertBets(trx, bets);
  await book(stakes, 100);
  await bookAt(lastDayStakes, lastDay);
  await bookAt(rewards, settledAt);
  await finishBets(trx, ends, settledAt);
};

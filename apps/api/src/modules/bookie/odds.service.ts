import {
  arenaPeriodOf,
  type ArenaPeriod,
  type BetBoard,
  type BetMetric,
  dailyDistribution,
  pointsStatsOf,
  remainingDays,
} from '@roadside/domain/arena';
import { addDays, dayList } from '@roadside/domain/calendar';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readPointsByDay } from './daily-points.repository.ts';
import { readEveryonesDays } from './everyone.ts';

/** Days of a driver's record that the odds look at: 13 weeks, so that every weekday counts alike. */
const recordDays = 91;

/** The odds of one driver and metric today. */
export interface DriverBoard extends BetBoard {
  readonly today: string;
  readonly period: ArenaPeriod;
  readonly everybody: { readonly mean: number; readonly std: number };
}

type Reading = Pick<CallContext, 'db' | 'config' | 'now' | 'today'>;

/** Reads what the odds of a driver are made of. Days off count as days with 0 points. */
export async function readBoard(
  { db, config, now, today: todayIn }: Reading,
  driver: Pick<Geography, 'id' | 'timeZone'>,
  metric: BetMetric,
): Promise<DriverBoard> {
  const today = todayIn(driver.timeZone);
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
  return {
    today,
    period,
    driver: pointsStatsOf(days, sum),
    everybody: { mean, std },
    day: dailyDistribution(days, everyone.days),
    remainingDays: remainingDays(today),
    horizon: config.oddsHorizon,
  };
}

import { arenaPeriodOf, arenaPeriods, levelReached, levels, pointMetrics, pointsOf } from '@roadside/domain/arena';
import type { PointWeights, SkillStat } from '@roadside/domain/arena';
import { dayCount } from '@roadside/domain/calendar';
import type { SkillTreeReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { countedByQuarter, countedInRange } from '../points/index.ts';
import type { CountedRow } from '../points/index.ts';
import { boardWeights } from './season-view.ts';
import { readDriverPeople } from './season.repository.ts';

/** What the levels are called; every second one names what a driver is known for by then. */
const levelNames = [
  'First Call',
  'Jump Starter',
  'Key Finder',
  'Tire Changer',
  'Steady Hand',
  'Night Lamp',
  'Winch Ready',
  'Road Reader',
  'Flatbed Pro',
  'Storm Rider',
  'Trusted Voice',
  'Crew Anchor',
  'Road Captain',
  'Highway Legend',
  'Beacon',
] as const;

const byMetric = (row: CountedRow | null, weights: PointWeights) =>
  pointMetrics.flatMap((metric) => {
    const each = pointsOf(metric, weights[metric] ?? 0);
    return each === 0 ? [] : [[metric, (row?.[metric] ?? 0) * each] as const];
  });

const total = (points: readonly (readonly [string, number])[]) => points.reduce((sum, [, each]) => sum + each, 0);

/** Average points per day, with the running sum as a separate variable that the chart omits. */
function statsOf(row: CountedRow | null, weights: PointWeights, days: number): readonly SkillStat[] {
  const points = byMetric(row, weights);
  const perDay = (sum: number) => (days === 0 ? 0 : sum / days);
  return [
    ...points.map(([variable, sum]) => ({ variable, avg: perDay(sum) })),
    { variable: 'cume_points', avg: perDay(total(points)) },
  ];
}

/** The levels of a driver (row of organization), the quarters of the year, and the driver beside everyone. */
export async function readSkillTree(
  db: Kysely<Tables>,
  driverId: number | null,
  today: string,
): Promise<Omit<SkillTreeReply, 'driver'>> {
  const { period, from } = arenaPeriodOf(today);
  const weights = await boardWeights(db, today);
  const elapsed = dayCount(from, today);
  const range = { from, to: today };
  // Everyone is who drives now, in the sum and in the number of days alike.
  const drivers = [...new Set((await readDriverPeople(db, null, null)).map(({ driver_id }) => driver_id))];
  const [quarters, own, everyone] = await Promise.all([
    driverId === null ? [] : countedByQuarter(db, driverId, Number(today.slice(0, 4))),
    driverId === null ? null : countedInRange(db, range, [driverId]),
    countedInRange(db, range, drivers),
  ]);
  const points = total(byMetric(own, weights));
  return {
    level_data: levels.map(({ level, threshold }, index) => ({
      name: levelNames[index] ?? `Level ${level}`,
      level,
      threshold,
      points: Math.min(threshold, points),
      reached: levelReached({ level, threshold }, points),
    })),
    period_data: arenaPeriods.map((each, index) => {
      const skills = byMetric(quarters.find(({ key }) => key === String(index + 1)) ?? null, weights);
      return {
        period: each,
        current_period: each === period,
        total_period_points: total(skills),
        skill_points: Object.fromEntries(skills),
      };
    }),
    stats: {
      global: [...statsOf(everyone, weights, elapsed * drivers.length)],
      driver: [...statsOf(own, weights, elapsed)],
    },
  };
}

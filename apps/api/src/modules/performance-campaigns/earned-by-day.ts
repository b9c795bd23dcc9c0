import { handicapOf } from '@roadside/domain/training';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Campaign } from '../campaigns/index.ts';
import { type PointRules, pointsByRules } from '../points/index.ts';
import type { EarningDays } from './earning-days.ts';
import type { PlayerRow } from './players.repository.ts';

/** How a campaign counts. */
export const rulesOf = ({ weights, settings }: Campaign, { from }: Pick<EarningDays, 'from'>): PointRules => ({
  weights,
  handicap: handicapOf(settings),
  starts_on: from,
});

/** What people earned by day, in whole points, from the day each of them began to earn; by employee id. */
export async function earnedByDay(
  db: Kysely<Tables>,
  campaign: Campaign,
  players: readonly PlayerRow[],
  days: EarningDays,
): Promise<ReadonlyMap<number, readonly { readonly day: string; readonly points: number }[]>> {
  const { from, to, firstOf, lastOf } = days;
  const rows = await pointsByRules(db, rulesOf(campaign, days), {
    from,
    to,
    driverIds: players.map(({ driver_id }) => driver_id),
  });
  const ofDriver = Map.groupBy(rows, ({ driver_id }) => driver_id);
  return new Map(
    players.map((player) => {
      const since = firstOf(player);
      const earned = (ofDriver.get(player.driver_id) ?? [])
        .filter(({ local_day }) => since !== null && local_day >= since && local_day <= lastOf(player))
        .map(({ local_day, points }) => ({ day: local_day, points: Math.round(points) }));
      return [player.id, earned] as const;
    }),
  );
}

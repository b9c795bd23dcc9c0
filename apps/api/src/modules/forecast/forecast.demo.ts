import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';

/**
 * Every second territory has a target of 70% of its calls reached on time, so half of the predictions are optimized. A
 * higher target is unreachable in this world: for over a quarter of its calls the drive alone exceeds the promise.
 */
export const forecastDemo: DemoArea = async (trx) => {
  await sql`
    insert into staffing_target (organization_id, share, occupancy_cap, shrinkage)
    select id, 0.7, 0.85, 0.1 from
      (select id, row_number() over (order by id) as place from organization where type = 'territory') as territory
    where place % 2 = 1`.execute(trx);
};

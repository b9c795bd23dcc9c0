import { pointMetrics } from '@roadside/domain/arena';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Stores days on which calls of a driver counted, at 15 points each. */
export async function storeDays(
  db: Database,
  driverId: number,
  days: readonly { readonly day: string; readonly calls: number }[],
): Promise<void> {
  const others = pointMetrics.filter((metric) => metric !== 'count_calls');
  await sql`insert into point_day (driver_id, local_day, count_calls, calls, surveys, ${sql.join(others.map((metric) => sql.ref(metric)))})
    select ${driverId}::integer, day, calls, '[]', '[]', ${sql.join(others.map(() => sql`0`))}
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ calls }) => calls)}::integer[]) as d (day, calls)
    on conflict (local_day, driver_id) do update set count_calls = excluded.count_calls`.execute(db.kysely);
}

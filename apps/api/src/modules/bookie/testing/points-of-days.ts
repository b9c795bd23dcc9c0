import { measureIds } from '@roadside/domain/metrics';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Stores days on which a driver completed some calls, at 15 points each. */
export async function storeDays(
  db: Database,
  { driverId, stationId }: { readonly driverId: number; readonly stationId: number },
  days: readonly { readonly day: string; readonly calls: number }[],
): Promise<void> {
  const others = measureIds.filter((measure) => measure !== 'calls_completed');
  await sql`insert into rollup_driver_day (driver_id, station_id, local_day, calls_completed, ata_minutes,
      ata_minute_counts, ${sql.join(others.map((measure) => sql.ref(measure)))})
    select ${driverId}::integer, ${stationId}::integer, day, calls, '{}', '{}', ${sql.join(others.map(() => sql`0`))}
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ calls }) => calls)}::integer[]) as d (day, calls)
    on conflict (driver_id, local_day, station_id) do update set calls_completed = excluded.calls_completed`.execute(
    db.kysely,
  );
}

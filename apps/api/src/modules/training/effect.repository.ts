import type { BeforeAfter } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A driver's answers before and after, and whether they took the module. */
export type DriverChange = BeforeAfter & { readonly trained: boolean };

/**
 * Answers of drivers in the days before and after. A driver who finished the module is compared around that day at their
 * station, as surveys are dated, the others around the day on which half of those had finished. Answers that business rules remove or reroute don't count.
 * @param metric column of the survey whose top answer is counted
 */
export async function readChanges(
  db: Kysely<Tables>,
  moduleId: number,
  { metric, days, now }: { readonly metric: 'outc1' | 'q26' | 'q24'; readonly days: number; readonly now: Date },
): Promise<readonly DriverChange[]> {
  const { rows } = await sql<{
    driver_id: number;
    trained: boolean;
    driver_group: string;
    hits_before: number;
    of_before: number;
    hits_after: number;
    of_after: number;
  }>`
    with finished as (
      select e.organization_id as driver_id, (min(p.completed_at) at time zone o.time_zone)::date as day
      from module_progress p join employee e on e.id = p.employee_id join organization o on o.id = e.organization_id
      where p.module_id = ${moduleId}::integer and p.completed_at is not null
        and p.completed_at <= ${now}::timestamptz - make_interval(days => ${days}::integer)
      group by e.organization_id, o.time_zone),
    middle as (select percentile_disc(0.5) within group (order by day) as day from finished),
    drivers as (
      select o.id as driver_id, f.driver_id is not null as trained, coalesce(f.day, middle.day) as day,
        coalesce(station.facility_type, '') as driver_group
      from organization o join organization station on station.id = o.parent_id
      cross join middle left join finished f on f.driver_id = o.id
      where o.type = 'driver' and middle.day is not null and (f.driver_id is not null or not exists (
        select 1 from module_progress p join employee e on e.id = p.employee_id
        where p.module_id = ${moduleId}::integer and e.organization_id = o.id and p.completed_at is not null)))
    select d.driver_id, d.trained, d.driver_group,
      count(*) filter (where s.${sql.ref(metric)} = 5 and s.local_day < d.day)::integer as hits_before,
      count(*) filter (where s.local_day < d.day)::integer as of_before,
      count(*) filter (where s.${sql.ref(metric)} = 5 and s.local_day > d.day)::integer as hits_after,
      count(*) filter (where s.local_day > d.day)::integer as of_after
    from drivers d join survey s on s.driver_id = d.driver_id
      and s.local_day between d.day - ${days}::integer and d.day + ${days}::integer
      and s.${sql.ref(metric)} is not null and not s.remove and not s.reroute
    group by d.driver_id, d.trained, d.driver_group`.execute(db);
  return rows.map((row) => ({
    driverId: row.driver_id,
    trained: row.trained,
    group: row.driver_group,
    before: { hits: row.hits_before, of: row.of_before },
    after: { hits: row.hits_after, of: row.of_after },
  }));
}

import type { Symptom } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A driver's change of one answer, and the tag whose modules it calls for. */
export type DriverSymptom = Symptom & { readonly employeeId: number };

/** Days that are compared with as many before. */
const symptomDays = 30;

/** The answers that modules may be prescribed for: symptom of the tag, column of the survey, words. */
const measured = [
  { tag: 'kept_informed', column: 'q26', label: 'Kept informed' },
  { tag: 'driver', column: 'q24', label: 'Driver satisfaction' },
  { tag: 'overall_sat', column: 'outc1', label: 'Overall satisfaction' },
] as const;

/**
 * How much the top answers of active drivers changed: the last 30 days against the 30 before, for the tags that modules
 * carry. The change has at least as many answers on both sides as `n` says.
 */
export async function readSymptoms(db: Kysely<Tables>, today: string): Promise<readonly DriverSymptom[]> {
  const tags = await db.selectFrom('training_tag').select('symptom').where('symptom', 'is not', null).execute();
  const wanted = new Set(tags.map(({ symptom }) => symptom));
  const found: DriverSymptom[] = [];
  for (const { tag, column, label } of measured.filter((each) => wanted.has(each.tag))) {
    const answer = sql.ref(`s.${column}`);
    const isNew = sql`s.local_day > ${today}::date - ${symptomDays}::integer`;
    const { rows } = await sql<{ employee_id: number; change: number; n: number }>`
      select * from (
        select e.id as employee_id,
          100.0 * (avg((${answer} = 5)::integer) filter (where ${isNew})
            - avg((${answer} = 5)::integer) filter (where not ${isNew})) as change,
          least(count(*) filter (where ${isNew}), count(*) filter (where not ${isNew}))::integer as n
        from survey s join employee e on e.organization_id = s.driver_id and e.position_type = 'driver' and e.active
        where s.local_day > ${today}::date - ${2 * symptomDays}::integer and s.local_day <= ${today}::date
          and ${answer} is not null and not s.remove and not s.reroute
        group by e.id) as changes
      where n > 0`.execute(db);
    found.push(...rows.map((row) => ({ employeeId: row.employee_id, tag, label, change: row.change, n: row.n })));
  }
  return found;
}

import { commentTopics, type CommentTopic } from '@roadside/domain/surveys';
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
 * How much the top answers of active drivers and the complaints in their comments changed: the last 30 days against the
 * 30 before, for the tags that modules carry: a metric's id, or the name of a comment topic. The change has at least as many answers on both sides as `n` says.
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
  return [
    ...found,
    ...(await readComplaints(
      db,
      today,
      commentTopics.filter((topic) => wanted.has(topic)),
    )),
  ];
}

/**
 * How much the share of a driver's comments that complain about a topic changed over the same days; fewer complaints
 * are better, so a rise is negative.
 */
async function readComplaints(
  db: Kysely<Tables>,
  today: string,
  topics: readonly CommentTopic[],
): Promise<readonly DriverSymptom[]> {
  if (topics.length === 0) return [];
  const isNew = sql`c.local_day > ${today}::date - ${symptomDays}::integer`;
  const { rows } = await sql<{ employee_id: number; topic: CommentTopic; change: number; n: number }>`
    with c as (
      select s.id, e.id as employee_id, s.local_day
      from survey s join employee e on e.organization_id = s.driver_id and e.position_type = 'driver' and e.active
      where s.local_day > ${today}::date - ${2 * symptomDays}::integer and s.local_day <= ${today}::date
        and s.comment_reading is not null and not s.remove and not s.reroute)
    select * from (
      select c.employee_id, t.topic,
        -100.0 * (avg((b.survey_id is not null)::integer) filter (where ${isNew})
          - avg((b.survey_id is not null)::integer) filter (where not ${isNew})) as change,
        least(count(*) filter (where ${isNew}), count(*) filter (where not ${isNew}))::integer as n
      from c cross join unnest(${[...topics]}::text[]) as t (topic)
      left join (
        select distinct survey_id, topic from survey_comment_span
        where sentiment = 'negative' and topic = any(${[...topics]}::text[])) as b
        on b.survey_id = c.id and b.topic = t.topic
      group by c.employee_id, t.topic) as changes
    where n > 0`.execute(db);
  return rows.map(({ employee_id, topic, change, n }) => ({
    employeeId: employee_id,
    tag: topic,
    kind: 'topic',
    label: topic,
    change: Number(change),
    n,
  }));
}

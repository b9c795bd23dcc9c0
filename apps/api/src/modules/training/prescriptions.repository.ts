import { commentTopics, type CommentTopic } from '@roadside/domain/surveys';
import type { Symptom } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How one answer of a driver changed, and the tag whose modules it calls for. */
export type DriverSymptom = Symptom & {
  readonly employeeId: number;
  /** The day where the driver works. */
  readonly today: string;
};

/** Days that are compared with as many before. */
const symptomDays = 30;

/** The answers that modules may be prescribed for: symptom of the tag, column of the survey, words. */
const measured = [
  { tag: 'kept_informed', column: 'q26', label: 'Kept informed' },
  { tag: 'driver', column: 'q24', label: 'Driver satisfaction' },
  { tag: 'overall_sat', column: 'outc1', label: 'Overall satisfaction' },
] as const;

/** Surveys of active drivers, each with the day where the driver works, of the days that are compared. */
const recentSurveys = (at: Date) => sql`
  survey s join employee e on e.organization_id = s.driver_id and e.position_type = 'driver' and e.active
  join organization o on o.id = e.organization_id
  cross join lateral (select (${at}::timestamptz at time zone o.time_zone)::date as today) as own
  where s.local_day > own.today - ${2 * symptomDays}::integer and s.local_day <= own.today
    and s.local_day between (${at}::timestamptz at time zone 'UTC')::date - ${2 * symptomDays}::integer
      and (${at}::timestamptz at time zone 'UTC')::date + 1
    and not s.remove and not s.reroute`;

/**
 * How much the top answers of active drivers and the complaints in their comments changed: the last 30 days against the
 * 30 before, on the calendar of where each works, for the tags that modules carry: a metric's id, or the name of a comment
 * topic. Both periods have at least one answer.
 */
export async function readSymptoms(db: Kysely<Tables>, at: Date): Promise<readonly DriverSymptom[]> {
  const tags = await db.selectFrom('training_tag').select('symptom').where('symptom', 'is not', null).execute();
  const wanted = new Set(tags.map(({ symptom }) => symptom));
  const found: DriverSymptom[] = [];
  for (const { tag, column, label } of measured.filter((each) => wanted.has(each.tag))) {
    const answer = sql.ref(`s.${column}`);
    const isNew = sql`s.local_day > own.today - ${symptomDays}::integer`;
    const { rows } = await sql<Tally>`
      select * from (
        select e.id as employee_id, own.today::text as today, ${tally(isNew, sql`${answer} = 5`)}
        from ${recentSurveys(at)} and ${answer} is not null
        group by e.id, own.today) as changes
      where before_of > 0 and after_of > 0`.execute(db);
    found.push(...rows.map((row) => ({ tag, label, ...countedOf(row) })));
  }
  return [
    ...found,
    ...(await readComplaints(
      db,
      at,
      commentTopics.filter((topic) => wanted.has(topic)),
    )),
  ];
}

/**
 * How much the share of a driver's comments that complain about a topic changed over the same days.
 */
async function readComplaints(
  db: Kysely<Tables>,
  at: Date,
  topics: readonly CommentTopic[],
): Promise<readonly DriverSymptom[]> {
  if (topics.length === 0) return [];
  const isNew = sql`c.local_day > c.today - ${symptomDays}::integer`;
  const { rows } = await sql<Tally & { topic: CommentTopic }>`
    with c as (
      select s.id, e.id as employee_id, s.local_day, own.today
      from ${recentSurveys(at)} and s.comment_reading is not null)
    select * from (
      select c.employee_id, c.today::text as today, t.topic, ${tally(isNew, sql`b.survey_id is not null`)}
      from c cross join unnest(${[...topics]}::text[]) as t (topic)
      left join (
        select distinct survey_id, topic from survey_comment_span
        where sentiment = 'negative' and topic = any(${[...topics]}::text[])) as b
        on b.survey_id = c.id and b.topic = t.topic
      group by c.employee_id, c.today, t.topic) as changes
    where before_of > 0 and after_of > 0`.execute(db);
  return rows.map((row) => ({ tag: row.topic, kind: 'topic', label: row.topic, ...countedOf(row) }));
}

interface Tally {
  readonly employee_id: number;
  readonly today: string;
  readonly before_hits: number;
  readonly before_of: number;
  readonly after_hits: number;
  readonly after_of: number;
}

/** Columns that count the rows that meet a condition, and all rows, before and after. */
const tally = (isNew: RawBuilder<unknown>, hit: RawBuilder<unknown>) => sql`
  (count(*) filter (where not ${isNew} and ${hit}))::integer as before_hits,
  (count(*) filter (where not ${isNew}))::integer as before_of,
  (count(*) filter (where ${isNew} and ${hit}))::integer as after_hits,
  (count(*) filter (where ${isNew}))::integer as after_of`;

const countedOf = (row: Tally) => ({
  employeeId: row.employee_id,
  today: row.today,
  before: { hits: row.before_hits, of: row.before_of },
  after: { hits: row.after_hits, of: row.after_of },
});

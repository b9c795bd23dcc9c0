import { addDays } from '@roadside/domain/calendar';
import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { assignModules, openRequiredModules, requireModules, storeReminders } from '../training/index.ts';

interface DemoCampaign {
  readonly title: string;
  readonly description: string;
  /** Days from now to its first and last day. */
  readonly from: number;
  readonly to: number;
  readonly positions: readonly string[];
  readonly budget: number;
  readonly weights: readonly [overallSat: number, countCalls: number, kmi: number, keptInformed: number];
  /** Days from now to the due day; null = none. */
  readonly due: number | null;
  /** Its modules, as places in the list of all modules by id. */
  readonly modules: readonly [from: number, to: number];
  readonly regRequired: boolean;
}

/** The club's four campaigns of the season: one over, two running, one to come. */
const demoCampaigns: readonly DemoCampaign[] = [
  {
    title: 'Keep the member informed',
    description: 'An update before the member asks for one. Fall campaign for every driver.',
    from: -70,
    to: -11,
    positions: ['driver'],
    budget: 9000,
    weights: [1, 0.5, 2, 2],
    due: -30,
    modules: [0, 3],
    regRequired: false,
  },
  {
    title: 'Winter starts',
    description: 'Test before you jump: batteries, clamps and chains for the cold months.',
    from: -24,
    to: 35,
    positions: ['driver'],
    budget: 12_000,
    weights: [1, 1, 1, 1],
    due: 5,
    modules: [3, 7],
    regRequired: false,
  },
  {
    title: 'Safe on the shoulder',
    description: 'Cones, vest, where to park, and when to call it off.',
    from: -12,
    to: 47,
    positions: ['driver', 'station-admin'],
    budget: 0,
    weights: [1, 1, 1, 1],
    due: -1,
    modules: [7, 10],
    regRequired: true,
  },
  {
    title: 'New hires: the first 30 days',
    description: 'What everybody should know after their first month.',
    from: 10,
    to: 130,
    positions: [],
    budget: 2500,
    weights: [1, 1, 1, 1],
    due: null,
    modules: [10, 12],
    regRequired: false,
  },
];

/**
 * Training campaigns with their managers, tags and required modules. People are enrolled by the job, as in a real club;
 * those of campaigns that have run for a while are enrolled here, with the day they began.
 */
export const campaignsDemo: DemoArea = async (trx, { now }) => {
  const builder = sql<number>`(select employee_id from account where username = 'admin.demo')`;
  const club = sql<number>`(select id from organization where type = 'club' order by id limit 1)`;
  const modules = await trx.selectFrom('training_module').select('id').orderBy('id').execute();
  const today = now.toISOString().slice(0, 10);
  for (const campaign of demoCampaigns) {
    const [overallSat, countCalls, kmi, keptInformed] = campaign.weights;
    const startsAt = new Date(`${addDays(today, campaign.from)}T05:00:00Z`);
    const { id } = await trx
      .insertInto('training_campaign')
      .values({
        title: campaign.title,
        description: campaign.description,
        starts_at: startsAt,
        ends_at: new Date(`${addDays(today, campaign.to + 1)}T04:59:59Z`),
        reg_required: campaign.regRequired,
        organization_id: club,
        positions: [...campaign.positions],
        joined_since: campaign.from > 0 ? addDays(today, -30) : null,
        has_req_modules: true,
        settings: JSON.stringify({ cents_per_point: 1 }),
        budget_cents: campaign.budget * 100,
        overall_sat: overallSat,
        count_calls: countCalls,
        kmi,
        kept_informed: keptInformed,
        due_on: campaign.due === null ? null : addDays(today, campaign.due),
        due_days: 14,
        created_by: builder,
        created_at: startsAt,
        updated_by: builder,
        updated_at: startsAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into campaign_manager (campaign_id, employee_id)
      select ${id}::integer, employee_id from account where username in ('executive.demo', 'admin.demo')
        and employee_id is not null on conflict do nothing`.execute(trx);
    const required = modules.slice(...campaign.modules).map((module) => module.id);
    if (required.length === 0) continue;
    await requireModules(trx, id, required, { required: true, at: startsAt });
    if (campaign.from > 0) continue;
    const dueOn = campaign.due === null ? null : addDays(today, campaign.due);
    const positions = [...campaign.positions];
    const enrolled = await sql<{ employee_id: number }>`
      insert into campaign_enrollment (campaign_id, employee_id, enrolled_at, due_on)
      select ${id}::integer, e.id, ${startsAt}::timestamptz, ${dueOn}::date from employee e
      where e.active and (cardinality(${positions}::text[]) = 0 or e.position_type = any(${positions}::text[]))
      returning employee_id`.execute(trx);
    const owed = await openRequiredModules(
      trx,
      id,
      enrolled.rows.map(({ employee_id }) => employee_id),
    );
    const assignments = [...owed].flatMap(([employeeId, moduleIds]) =>
      moduleIds.map((moduleId) => ({
        employeeId,
        moduleId,
        source: 'campaign' as const,
        campaignId: id,
        reason: campaign.title,
        dueOn,
      })),
    );
    const made = await assignModules(trx, assignments, { by: null, at: startsAt });
    await storeReminders(
      trx,
      made.map((row) => row.id),
      7,
    );
  }
};

import type { Audience } from '@roadside/domain/home';
import type { MetricValues } from '@roadside/domain/training';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CampaignTables } from '../../platform/database/campaign-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Row = Selectable<CampaignTables['training_campaign']>;

/** A training campaign as it is stored. */
export interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly regRequired: boolean;
  readonly image: string | null;
  readonly allEligible: boolean;
  /** Who may take part: positions and groups, and locations unless `allEligible`. */
  readonly audience: Audience;
  /** Only people who joined on or after this day; null = everybody. */
  readonly joinedSince: string | null;
  readonly hasRequiredModules: boolean;
  readonly settings: Readonly<Record<string, boolean | number | string>>;
  readonly budgetCents: number;
  readonly weights: MetricValues;
  readonly dueOn: string | null;
  readonly dueDays: number | null;
  readonly autoEnroll: boolean;
  readonly managerIds: readonly number[];
  readonly createdBy: number | null;
  readonly version: number;
}

type ManagedRow = Row & { readonly manager_ids: number[] };

const campaigns = (db: Kysely<Tables>) =>
  db
    .selectFrom('training_campaign')
    .selectAll('training_campaign')
    .select(
      sql<
        number[]
      >`array(select employee_id from campaign_manager where campaign_id = training_campaign.id order by employee_id)`.as(
        'manager_ids',
      ),
    )
    .where('removed_at', 'is', null);

const fromRow = (row: ManagedRow): Campaign => ({
  id: row.id,
  title: row.title,
  description: row.description,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  regRequired: row.reg_required,
  image: row.image,
  allEligible: row.all_eligible,
  audience: { positions: row.positions, organizationIds: row.organization_ids, groupIds: row.group_ids },
  joinedSince: row.joined_since,
  hasRequiredModules: row.has_req_modules,
  settings: row.settings,
  budgetCents: row.budget_cents,
  weights: {
    overall_sat: row.overall_sat,
    count_calls: row.count_calls,
    kmi: row.kmi,
    kept_informed: row.kept_informed,
  },
  dueOn: row.due_on,
  dueDays: row.due_days,
  autoEnroll: row.auto_enroll,
  managerIds: row.manager_ids,
  createdBy: row.created_by,
  version: row.version,
});

/** A campaign; null if there is none or it was removed. */
export async function campaignOf(db: Kysely<Tables>, id: number): Promise<Campaign | null> {
  const row = await campaigns(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Campaigns running at a moment, with the weights of their metrics; first to end, first. */
export async function activeCampaigns(db: Kysely<Tables>, now: Date): Promise<readonly Campaign[]> {
  return findCampaigns(db, 'active', now);
}

/** Campaigns that are running, over, or all of them; first to end, first. */
export async function findCampaigns(
  db: Kysely<Tables>,
  which: 'active' | 'past' | 'all',
  now: Date,
): Promise<readonly Campaign[]> {
  const query = campaigns(db).orderBy('ends_at').orderBy('id');
  const rows = await (
    which === 'active'
      ? query.where('starts_at', '<=', now).where('ends_at', '>=', now)
      : which === 'past'
        ? query.where('ends_at', '<', now)
        : query
  ).execute();
  return rows.map(fromRow);
}

/** The same campaign, locked against other changes until the transaction ends. */
export async function lockCampaign(trx: Transaction<Tables>, id: number): Promise<Campaign | null> {
  const row = await campaigns(trx).where('id', '=', id).forUpdate('training_campaign').executeTakeFirst();
  return row ? fromRow(row) : null;
}

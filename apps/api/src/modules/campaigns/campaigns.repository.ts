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
  /** What the picture shows. */
  readonly imageAlt: string;
  /** Where it belongs: everybody eligible means everybody here and below. */
  readonly organizationId: number;
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
  /** Required modules, in their order. */
  readonly moduleIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly createdBy: number | null;
  readonly createdByName: string | null;
  readonly version: number;
}

type ManagedRow = Row & {
  readonly manager_ids: number[];
  readonly module_ids: number[];
  readonly tag_ids: number[];
  readonly created_by_name: string | null;
};

const campaigns = (db: Kysely<Tables>) =>
  db
    .selectFrom('training_campaign')
    .selectAll('training_campaign')
    .select([
      sql<number[]>`array(select employee_id from campaign_manager
        where campaign_id = training_campaign.id order by employee_id)`.as('manager_ids'),
      sql<number[]>`array(select module_id from campaign_module
        where campaign_id = training_campaign.id order by position)`.as('module_ids'),
      sql<number[]>`array(select tag_id from campaign_tag
        where campaign_id = training_campaign.id order by tag_id)`.as('tag_ids'),
      sql<string | null>`(select display_name from employee where id = training_campaign.created_by)`.as(
        'created_by_name',
      ),
    ])
    .where('removed_at', 'is', null);

const fromRow = (row: ManagedRow): Campaign => ({
  id: row.id,
  title: row.title,
  description: row.description,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  regRequired: row.reg_required,
  image: row.image,
  imageAlt: row.image_alt,
  organizationId: row.organization_id,
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
  moduleIds: row.module_ids,
  tagIds: row.tag_ids,
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  version: row.version,
});

/** A campaign; null if there is none or it was removed. */
export async function campaignOf(db: Kysely<Tables>, id: number): Promise<Campaign | null> {
  const row = await campaigns(db).where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The campaigns that require a module. */
export async function campaignsWithModule(db: Kysely<Tables>, moduleId: number): Promise<readonly Campaign[]> {
  const rows = await campaigns(db)
    .where(sql<boolean>`exists (select from campaign_module
      where campaign_id = training_campaign.id and module_id = ${moduleId}::integer)`)
    .execute();
  return rows.map(fromRow);
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

/** What a manager decides about a campaign; its modules are stored by training. */
export type CampaignValues = Omit<
  Campaign,
  'id' | 'image' | 'moduleIds' | 'createdBy' | 'createdByName' | 'version' | 'organizationId'
>;

const columnsOf = (values: CampaignValues) => ({
  title: values.title,
  description: values.description,
  starts_at: values.startsAt,
  ends_at: values.endsAt,
  reg_required: values.regRequired,
  all_eligible: values.allEligible,
  organization_ids: [...values.audience.organizationIds],
  positions: [...values.audience.positions],
  group_ids: [...values.audience.groupIds],
  image_alt: values.imageAlt,
  joined_since: values.joinedSince,
  has_req_modules: values.hasRequiredModules,
  settings: JSON.stringify(values.settings),
  budget_cents: values.budgetCents,
  ...values.weights,
  due_on: values.dueOn,
  due_days: values.dueDays,
  auto_enroll: values.autoEnroll,
});

interface Stamp {
  readonly by: number;
  readonly at: Date;
}

/** Adds a campaign of a location and returns its id. */
export async function insertCampaign(
  trx: Transaction<Tables>,
  values: CampaignValues,
  { organizationId, by, at }: Stamp & { readonly organizationId: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('training_campaign')
    .values({
      ...columnsOf(values),
      organization_id: organizationId,
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeParts(trx, id, values);
  return id;
}

/** Replaces what a manager decides. */
export async function updateCampaign(
  trx: Transaction<Tables>,
  id: number,
  values: CampaignValues,
  { by, at }: Stamp,
): Promise<void> {
  await trx
    .updateTable('training_campaign')
    .set({ ...columnsOf(values), version: sql<number>`version + 1`, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .execute();
  await storeParts(trx, id, values);
}

async function storeParts(
  trx: Transaction<Tables>,
  id: number,
  { managerIds, tagIds }: Pick<CampaignValues, 'managerIds' | 'tagIds'>,
): Promise<void> {
  await trx.deleteFrom('campaign_manager').where('campaign_id', '=', id).execute();
  await trx.deleteFrom('campaign_tag').where('campaign_id', '=', id).execute();
  const managers = [...new Set(managerIds)].map((employee_id) => ({ campaign_id: id, employee_id }));
  const tags = [...new Set(tagIds)].map((tag_id) => ({ campaign_id: id, tag_id }));
  if (managers.length > 0) await trx.insertInto('campaign_manager').values(managers).execute();
  if (tags.length > 0) await trx.insertInto('campaign_tag').values(tags).execute();
}

/** Sets the path of a campaign's picture. */
export async function storeImage(trx: Transaction<Tables>, id: number, image: string): Promise<void> {
  await trx.updateTable('training_campaign').set({ image }).where('id', '=', id).execute();
}

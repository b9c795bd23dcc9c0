import type { ModuleInput } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { TrainingTables } from '../../platform/database/training-tables.ts';

/** A module with the title of its latest version. */
export type ModuleRow = Selectable<TrainingTables['training_module']> & {
  readonly version_id: number;
  readonly number: number;
  readonly title: string;
  readonly description: string;
};

const latestNumber = sql<number>`(select max(newest.number) from module_version newest where newest.module_id = m.id)`;

const modules = (db: Kysely<Tables>) =>
  db
    .selectFrom('training_module as m')
    .innerJoin('module_version as v', (join) =>
      join.onRef('v.module_id', '=', 'm.id').on('v.number', '=', latestNumber),
    )
    .selectAll('m')
    .select(['v.id as version_id', 'v.number', 'v.title', 'v.description'])
    .where('m.removed_at', 'is', null);

/** Modules by title; `search` matches a part of it. */
export async function readModules(
  db: Kysely<Tables>,
  filter: { readonly search?: string; readonly ids?: readonly number[] } = {},
): Promise<readonly ModuleRow[]> {
  let query = modules(db);
  if (filter.ids) query = query.where('m.id', '=', sql<number>`any(${[...filter.ids]}::integer[])`);
  if (filter.search) query = query.where(sql<boolean>`strpos(lower(v.title), lower(${filter.search})) > 0`);
  return query
    .orderBy(sql`lower(v.title)`)
    .orderBy('m.id')
    .execute();
}

/** A module; null if there is none or it was removed. */
export async function readModule(db: Kysely<Tables>, id: number): Promise<ModuleRow | null> {
  return (await modules(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a module against other changes, and against people who begin it. */
export async function lockModule(trx: Transaction<Tables>, id: number): Promise<ModuleRow | null> {
  await trx.selectFrom('training_module').select('id').where('id', '=', id).forUpdate().execute();
  return readModule(trx, id);
}

const columnsOf = (module: ModuleInput) => ({
  published: module.published,
  open_to_audience: module.open,
  positions: module.audience.positions,
  organization_ids: module.audience.organization_ids,
  group_ids: module.audience.group_ids,
  certificate_title: module.certificate?.title ?? null,
  certificate_days: module.certificate?.valid_days ?? null,
  certificate_rule: module.certificate?.rule ?? ('block' as const),
});

/** Adds a module without pages. */
export async function insertModule(
  trx: Transaction<Tables>,
  module: ModuleInput,
  { by, at }: { readonly by: number | null; readonly at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('training_module')
    .values({ ...columnsOf(module), created_by: by, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what isn't part of a version: who may take a module, and its certificate. */
export async function updateModule(trx: Transaction<Tables>, id: number, module: ModuleInput, at: Date): Promise<void> {
  await trx
    .updateTable('training_module')
    .set({ ...columnsOf(module), version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Tags of modules, by module. */
export async function readModuleTags(
  db: Kysely<Tables>,
  moduleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { readonly id: number; readonly symptom: string | null }[]>> {
  const rows = await db
    .selectFrom('module_tag')
    .innerJoin('training_tag', 'training_tag.id', 'module_tag.tag_id')
    .select(['module_tag.module_id', 'training_tag.id', 'training_tag.symptom'])
    .where('module_tag.module_id', '=', sql<number>`any(${[...moduleIds]}::integer[])`)
    .orderBy('training_tag.id')
    .execute();
  return Map.groupBy(rows, ({ module_id }) => module_id);
}

/** Every tag, by type and name. */
export async function readTags(db: Kysely<Tables>) {
  return db.selectFrom('training_tag').select(['id', 'type', 'name']).orderBy('type').orderBy('name').execute();
}

/** Replaces a module's tags. */
export async function storeTags(trx: Transaction<Tables>, moduleId: number, tagIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('module_tag').where('module_id', '=', moduleId).execute();
  const values = [...new Set(tagIds)].map((tag_id) => ({ module_id: moduleId, tag_id }));
  if (values.length > 0) await trx.insertInto('module_tag').values(values).execute();
}

/** Number of people who have begun or finished a version. */
export async function countPeople(db: Kysely<Tables>, versionId: number): Promise<number> {
  const { people } = await db
    .selectFrom('module_progress')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow();
  return people;
}

/** Id of a person's employee group; null if they are in none. */
export async function readGroupId(db: Kysely<Tables>, employeeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('employee')
    .innerJoin('employee_group', 'employee_group.group_name', 'employee.group_name')
    .select('employee_group.id')
    .where('employee.id', '=', employeeId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Position, group and place of people, and whether they are Admins of the whole club. */
export async function readPlaced(db: Kysely<Tables>, employeeIds: readonly number[]) {
  return db
    .selectFrom('employee')
    .leftJoin('employee_group', 'employee_group.group_name', 'employee.group_name')
    .select(['employee.id', 'employee.organization_id', 'employee.position_type', 'employee_group.id as group_id'])
    .select(sql<boolean>`'Admin' = any(employee.permissions)`.as('is_admin'))
    .where('employee.id', '=', sql<number>`any(${[...employeeIds]}::integer[])`)
    .execute();
}

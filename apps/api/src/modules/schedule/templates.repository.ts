import type { TemplateEntry } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

function templates(db: Kysely<Tables>) {
  return db
    .selectFrom('schedule_template')
    .leftJoin('employee', 'employee.id', 'schedule_template.updated_by')
    .select([
      'schedule_template.id',
      'schedule_template.organization_id',
      'schedule_template.name',
      'schedule_template.scope',
      'schedule_template.version',
      'schedule_template.updated_at',
      'employee.display_name as updated_by',
      'employee.organization_id as updated_in',
      sql<number>`jsonb_array_length(schedule_template.entries)`.as('shifts'),
    ]);
}

export type TemplateRow = Awaited<ReturnType<typeof readTemplates>>[number];

/** These organizations' templates by name, without their shifts. */
export async function readTemplates(db: Kysely<Tables>, organizationIds: readonly number[]) {
  return templates(db)
    .where('schedule_template.organization_id', '=', sql<number>`any(${[...organizationIds]}::integer[])`)
    .orderBy(sql`lower(schedule_template.name)`)
    .orderBy('schedule_template.id')
    .limit(500)
    .execute();
}

/** A template with its shifts. */
export type StoredTemplate = NonNullable<Awaited<ReturnType<typeof readTemplate>>>;

/** One template with its shifts; null when there is none. */
export async function readTemplate(db: Kysely<Tables>, id: number) {
  const row = await templates(db)
    .select('schedule_template.entries')
    .where('schedule_template.id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, entries: row.entries as unknown as TemplateEntry[] } : null;
}

/** Reads a template and locks it until the transaction ends. */
export async function lockTemplate(db: Kysely<Tables>, id: number) {
  await db.selectFrom('schedule_template').select('id').where('id', '=', id).forUpdate().execute();
  return readTemplate(db, id);
}

/** The template that a week (by its Sunday) or a day of a place was last planned from. */
export async function readTemplateUse(db: Kysely<Tables>, organizationId: number, days: readonly string[]) {
  const row = await db
    .selectFrom('schedule_template_use')
    .select('template_id')
    .where('organization_id', '=', organizationId)
    .where('day', 'in', [...days])
    .orderBy('used_at', 'desc')
    .executeTakeFirst();
  return row?.template_id ?? null;
}

/** The fields of a template to write. */
interface TemplateValues {
  readonly name: string;
  readonly scope: 'day' | 'week';
  readonly entries: readonly TemplateEntry[];
}

/** Adds a template and returns its id. */
export async function insertTemplate(
  db: Kysely<Tables>,
  organizationId: number,
  { name, scope, entries }: TemplateValues,
  by: { readonly employeeId: number; readonly at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('schedule_template')
    .values({
      organization_id: organizationId,
      name,
      scope,
      entries: JSON.stringify(entries),
      created_by: by.employeeId,
      updated_by: by.employeeId,
      updated_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a template. */
export async function updateTemplate(
  db: Kysely<Tables>,
  id: number,
  { name, scope, entries }: Partial<TemplateValues>,
  by: { readonly employeeId: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('schedule_template')
    .set(({ eb }) => ({
      ...(name === undefined ? {} : { name }),
      ...(scope === undefined ? {} : { scope }),
      ...(entries === undefined ? {} : { entries: JSON.stringify(entries) }),
      version: eb('version', '+', 1),
      updated_by: by.employeeId,
      updated_at: by.at,
    }))
    .where('id', '=', id)
    .execute();
}

/** Removes a template. */
export async function deleteTemplate(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('schedule_template').where('id', '=', id).execute();
}

/** Records the template a week or a day was planned from. */
export async function rememberTemplateUse(
  db: Kysely<Tables>,
  use: {
    readonly organization_id: number;
    readonly day: string;
    readonly template_id: number;
    readonly used_by: number;
  },
  at: Date,
): Promise<void> {
  await db
    .insertInto('schedule_template_use')
    .values({ ...use, used_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'day'])
        .doUpdateSet({ template_id: use.template_id, used_by: use.used_by, used_at: at }),
    )
    .execute();
}

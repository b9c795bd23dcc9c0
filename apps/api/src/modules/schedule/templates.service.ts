import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { TemplateEntry } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { dayOfWeekOf, stationTimeOf, weekStartOf } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { readShifts, readWorkers } from '../shifts/index.ts';
import { servicesOf } from '../people/index.ts';
import { schedulePlace } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';
import {
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  readTemplate,
  readTemplates,
  readTemplateUse,
  updateTemplate,
} from './templates.repository.ts';
import type { StoredTemplate } from './templates.repository.ts';
import { templateReply, templateSummary } from './template-reply.ts';

type TemplatesReply = CallReply<typeof calls.scheduler.getTemplates>;
/** Maximum shifts in a template. */
const maxShifts = 5_000;

/** The templates of a place and of those above it, with the requested one and the one the day was planned from. */
export async function templatesOf(
  context: CallContext,
  slug: string,
  wish: { readonly date?: string | undefined; readonly template_id?: number | null | undefined },
): Promise<TemplatesReply> {
  const scope = schedulePlace(context, slug);
  const { kysely } = context.db;
  const template = wish.template_id == null ? null : await templateInReach(context, kysely, scope, wish.template_id);
  return reply(context, kysely, scope, { template, date: wish.date });
}

/** Saves a new template, or replaces an existing one. */
export async function saveTemplate(
  context: CallContext,
  body: ParsedBody<typeof calls.scheduler.saveTemplate>,
): Promise<TemplatesReply> {
  const scope = schedulePlace(context, body.slug);
  return uniquely(() =>
    context.db.kysely.transaction().execute(async (trx) => {
      const entries = body.entries ?? (await storedEntries(trx, scope, body.date ?? '', body.scope));
      if (entries.length > maxShifts)
        throw new ApiError('invalid-body', `A template can hold up to ${maxShifts} shifts.`, {
          fields: { date: 'Save a smaller place as a template' },
        });
      await refuseStrangers(context, trx, scope, entries);
      const by = { employeeId: context.employee.id, at: context.now() };
      const values = { name: body.name, scope: body.scope, entries };
      const before =
        body.template_id === undefined ? null : await lockOwn(context, trx, scope, body.template_id, body.version);
      if (before) await updateTemplate(trx, before.id, values, by);
      const id = before?.id ?? (await insertTemplate(trx, scope.place.baseId, values, by));
      await record(context, trx, scope, before ? 'template_changed' : 'template_created', {
        id,
        name: body.name,
        shifts: entries.length,
      });
      return reply(context, trx, scope, { template: await readTemplate(trx, id), date: body.date });
    }),
  );
}

/** Renames a template. */
export async function renameTemplate(
  context: CallContext,
  { slug, template_id, version, name }: ParsedBody<typeof calls.scheduler.renameTemplate>,
): Promise<TemplatesReply> {
  const scope = schedulePlace(context, slug);
  return uniquely(() =>
    context.db.kysely.transaction().execute(async (trx) => {
      const before = await lockOwn(context, trx, scope, template_id, version);
      if (before.name !== name) {
        await updateTemplate(trx, before.id, { name }, { employeeId: context.employee.id, at: context.now() });
        await record(context, trx, scope, 'template_renamed', { id: before.id, before: before.name, after: name });
      }
      return reply(context, trx, scope, { template: await readTemplate(trx, before.id) });
    }),
  );
}

/** Removes a template. */
export async function removeTemplate(
  context: CallContext,
  { slug, template_id, version }: ParsedBody<typeof calls.scheduler.deleteTemplate>,
): Promise<TemplatesReply> {
  const scope = schedulePlace(context, slug);
  return context.db.kysely.transaction().execute(async (trx) => {
    const before = await lockOwn(context, trx, scope, template_id, version);
    await deleteTemplate(trx, before.id);
    await record(context, trx, scope, 'template_deleted', { id: before.id, name: before.name });
    return reply(context, trx, scope, { template: null });
  });
}

/** A template of the place or of one above it. Another place's template is treated as nonexistent. */
export async function templateInReach(
  context: CallContext,
  db: Kysely<Tables>,
  { place }: SchedulePlace,
  id: number,
): Promise<StoredTemplate> {
  const template = await readTemplate(db, id);
  const owner = template ? context.tree.byId(template.organization_id) : null;
  if (!template || !owner || !reaches(owner.id, place)) throw unknownTemplate();
  return template;
}

function reaches(ownerId: number, place: SchedulePlace['place']): boolean {
  return ownerId === place.baseId || place.ancestorIds.includes(ownerId);
}

/** The place's own template, locked. Templates of places above can't be changed from here. */
async function lockOwn(
  context: CallContext,
  trx: Kysely<Tables>,
  scope: SchedulePlace,
  id: number,
  version: number | undefined,
): Promise<StoredTemplate> {
  const template = await lockTemplate(trx, id);
  if (!template || template.organization_id !== scope.place.baseId) throw unknownTemplate();
  if (version !== undefined && version !== template.version)
    throw new ApiError('stale-version', 'Someone has saved this template since you opened it.', {
      fields: { version: `The saved version is ${template.version}; you sent ${version}` },
      current: { template: await templateReply(context, trx, scope, template) },
    });
  return template;
}

function unknownTemplate(): ApiError {
  return new ApiError('not-found', 'This place doesn’t have that template.');
}

async function uniquely<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'schedule_template_name')) throw error;
    throw new ApiError('conflict', 'There’s already a template with that name.', {
      fields: { name: 'Choose another name, or save over the existing template' },
    });
  }
}

/** Requires everyone a template names to be in the write scope; unknown ids are refused like people out of reach. */
async function refuseStrangers(
  context: CallContext,
  trx: Kysely<Tables>,
  { place }: SchedulePlace,
  entries: readonly TemplateEntry[],
): Promise<void> {
  const workers = await readWorkers(trx, entries, { from: '2000-01-01', to: '2000-01-01' });
  const named = new Set(
    entries.map(({ employee, placeholder }) =>
      employee === null ? `placeholder:${placeholder}` : `employee:${employee}`,
    ),
  );
  context.require({
    geography: place,
    geographies: [...named].map((key) => {
      const worker = workers.get(key);
      return worker ? context.tree.byId(worker.organizationId) : null;
    }),
  });
}

/** The shifts planned in a week or on a day, by clock times. */
export async function storedEntries(
  trx: Kysely<Tables>,
  { stations }: Pick<SchedulePlace, 'stations'>,
  date: string,
  scope: 'day' | 'week',
): Promise<TemplateEntry[]> {
  const from = scope === 'week' ? weekStartOf(date) : date;
  const rows = await readShifts(
    trx,
    stations.map(({ id }) => id),
    { from, to: scope === 'week' ? addDays(from, 6) : from },
  );
  const zones = new Map(stations.map(({ id, timeZone }) => [id, timeZone]));
  return rows.map((row) => {
    const zone = zones.get(row.station_id) ?? 'UTC';
    const end = stationTimeOf(row.ends_at.toISOString(), zone);
    return {
      day_of_week: dayOfWeekOf(row.local_day),
      start_time: stationTimeOf(row.starts_at.toISOString(), zone).time,
      end:
        row.duration_hours === 0
          ? null
          : { time: end.time, days_later: Math.round((Date.parse(end.day) - Date.parse(row.local_day)) / 86_400_000) },
      schedule_type: servicesOf(row.services),
      employee: row.employee_id,
      placeholder: row.placeholder_id,
      note: row.note,
      breaks: row.breaks,
    };
  });
}

async function record(
  context: CallContext,
  trx: Kysely<Tables>,
  { place }: SchedulePlace,
  event: `template_${string}`,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.audit({ event, status: 'success', target: `organization:${place.id}`, changes }, trx);
  await announce(trx, { topic: 'schedule', id: place.id, geographyId: place.id, by: context.employee.id });
}

async function reply(
  context: CallContext,
  db: Kysely<Tables>,
  scope: SchedulePlace,
  { template, date }: { readonly template: StoredTemplate | null; readonly date?: string | undefined },
): Promise<TemplatesReply> {
  const { place } = scope;
  const all = await readTemplates(db, [place.baseId, ...place.ancestorIds]);
  const used = date === undefined ? null : await readTemplateUse(db, place.baseId, [date, weekStartOf(date)]);
  const current = used === null ? null : await readTemplate(db, used);
  return {
    current_template: current && (await templateReply(context, db, scope, current)),
    all_templates: all.map((row) => templateSummary(context, row)),
    template: template && (await templateReply(context, db, scope, template)),
  };
}

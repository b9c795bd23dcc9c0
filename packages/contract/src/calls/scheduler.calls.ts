import { bulkActions } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import { count, day, finite, largestInteger, positiveId, slug, text } from '../schemas/scalars.ts';
import {
  codeFilter,
  ghostDriver,
  placeReference,
  predictionHour,
  scheduledEntry,
  schedulerDriver,
  template,
  templateEntry,
} from '../schemas/scheduling.ts';

const path = '/dashboard/';

function on<Action extends string>(action: Action, row: string) {
  return {
    definition: {
      path,
      selector: { equals: { purpose: 'scheduler_utils', action } },
      access: signedIn(row),
      rateLimit: readLimit,
      status: 'draft',
    } as const,
    body: { purpose: z.literal('scheduler_utils'), action: z.literal(action), slug },
  };
}

function onPlaceholders<Handle extends string>(handle: Handle, row: string) {
  return {
    definition: {
      path,
      selector: { equals: { purpose: 'scheduler_utils', action: 'placeholder_handler', handle } },
      access: signedIn(row),
      rateLimit: writeLimit,
      status: 'draft',
    } as const,
    body: {
      purpose: z.literal('scheduler_utils'),
      action: z.literal('placeholder_handler'),
      handle: z.literal(handle),
      slug,
    },
  };
}

const schedule = on('schedule', 'C033');
const drivers = on('drivers', 'C034');
const getTemplates = on('get_templates', 'C035');
const saveSchedule = on('save_schedule', 'C036');
const saveTemplate = on('save_template', 'C037');
const deleteTemplate = on('delete_template', 'C037');
const getPlaceholders = onPlaceholders('get_placeholders', 'C038');
const savePlaceholders = onPlaceholders('save_changes', 'C039');
const bulkPlaceholders = onPlaceholders('bulk', 'C039');

/** The read state a change starts from; a stale one gets 409 with both versions. */
const version = z.int().min(0).max(largestInteger);
const scheduleReply = z.object({ schedule: z.array(scheduledEntry), drivers: z.array(schedulerDriver), version });
const templatesReply = z.object({
  current_template: template.nullable(),
  all_templates: z.array(z.object({ id: positiveId, name: z.string() })),
  template: template.nullable(),
});
const ghostsReply = z.object({ ghosts: z.array(ghostDriver) });

/** The driver scheduler. save_schedule, save_template and delete_template are ours: section 7 shows no shape for them. */
export const scheduler = {
  schedule: defineCall({
    ...schedule.definition,
    name: 'scheduler.schedule',
    summary: 'Shifts of the week around a day, with the drivers they belong to',
    body: z.strictObject({ ...schedule.body, date: day, days: z.int().min(1).max(42).optional() }),
    reply: scheduleReply,
    idempotent: true,
  }),
  drivers: defineCall({
    ...drivers.definition,
    name: 'scheduler.drivers',
    summary: 'Drivers and ghosts of a geography with availability and time off',
    body: z.strictObject({ ...drivers.body, date: day.optional(), code: codeFilter.optional() }),
    reply: z.object({ drivers: z.array(schedulerDriver) }),
    idempotent: true,
  }),
  getTemplates: defineCall({
    ...getTemplates.definition,
    name: 'scheduler.getTemplates',
    summary: 'Scheduling templates, and the one asked for or in force on the day',
    body: z.strictObject({ ...getTemplates.body, date: day.optional(), template_id: positiveId.nullable().optional() }),
    reply: templatesReply,
    idempotent: true,
  }),
  saveSchedule: defineCall({
    ...saveSchedule.definition,
    name: 'scheduler.saveSchedule',
    summary: 'Saves shifts, all or none',
    notes:
      'entries are added or changed, removed are taken out. Every driver must be in the write scope. Shifts of one driver never overlap.',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...saveSchedule.body,
      version,
      entries: z.array(scheduledEntry).max(1000),
      removed: z.array(positiveId).max(1000).optional(),
    }),
    reply: scheduleReply,
    origin: 'ours',
    idempotent: false,
  }),
  saveTemplate: defineCall({
    ...saveTemplate.definition,
    name: 'scheduler.saveTemplate',
    summary: 'Keeps a week as a template, new or over an old one',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...saveTemplate.body,
      template_id: positiveId.optional(),
      name: text(120),
      entries: z.array(templateEntry).max(1000),
    }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
  }),
  deleteTemplate: defineCall({
    ...deleteTemplate.definition,
    name: 'scheduler.deleteTemplate',
    summary: 'Removes a template; schedules made from it stay',
    rateLimit: writeLimit,
    body: z.strictObject({ ...deleteTemplate.body, template_id: positiveId }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
  }),
  getPlaceholders: defineCall({
    ...getPlaceholders.definition,
    name: 'scheduler.getPlaceholders',
    summary: 'The placeholder (ghost) drivers of a geography',
    rateLimit: readLimit,
    body: z.strictObject(getPlaceholders.body),
    reply: ghostsReply,
    idempotent: true,
  }),
  savePlaceholders: defineCall({
    ...savePlaceholders.definition,
    name: 'scheduler.savePlaceholders',
    summary: 'Saves placeholder drivers, new ones without an id',
    body: z.strictObject({ ...savePlaceholders.body, ghosts: z.array(ghostDriver).min(1).max(1000) }),
    reply: ghostsReply,
    idempotent: false,
  }),
  bulkPlaceholders: defineCall({
    ...bulkPlaceholders.definition,
    name: 'scheduler.bulkPlaceholders',
    summary: 'One action on many placeholder drivers; available and unavailable leave them as they are',
    body: z.strictObject({
      ...bulkPlaceholders.body,
      ghosts: z.array(positiveId).min(1).max(1000),
      bulk_action: z.enum(bulkActions),
    }),
    reply: ghostsReply,
    idempotent: true,
  }),
  predict: defineCall({
    name: 'scheduler.predict',
    summary: 'Expected calls and drivers needed, hour by hour of a day',
    notes: 'Without hours the panel shows nothing. Every id of child_list must be in the view scope.',
    path,
    selector: { equals: { purpose: 'timeseries_predictor' } },
    access: signedIn('C040'),
    rateLimit: heavyReadLimit,
    status: 'draft',
    body: z.strictObject({
      purpose: z.literal('timeseries_predictor'),
      slug,
      combine_batt_ls: z.boolean().optional(),
      parameters: z.strictObject({
        date: day,
        scheduler_type: z.enum(['1h', '30m', '15m']).default('1h').describe('Length of a step.'),
        children_filter: text(60, 0).nullable().optional(),
        child_list: z.array(positiveId).max(1000).optional(),
      }),
    }),
    reply: z.object({
      hours: z.array(predictionHour),
      avl_zone: z
        .array(z.object({ zone: z.string(), hour: z.string(), drivers: count }))
        .describe('Drivers on duty per zone and hour.'),
      children: z.array(placeReference.extend({ volume_pred: finite })),
    }),
    idempotent: true,
  }),
};

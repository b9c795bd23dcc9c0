import { bulkActions } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  ghostIds,
  plannedEntry,
  scheduleDriver,
  schedulePresence,
  scheduleStation,
  scheduleTemplate,
  templateSummary,
  unlockedDay,
} from '../schemas/schedule.ts';
import { count, day, instant, positiveId, slug, text } from '../schemas/scalars.ts';
import {
  codeFilter,
  ghostChange,
  ghostDriver,
  ghostId,
  rowVersion,
  scheduledEntry,
  scheduleEdit,
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
      status: 'final',
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
      status: 'final',
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
const previewTemplate = on('preview_template', 'C035');
const saveSchedule = on('save_schedule', 'C036');
const saveTemplate = on('save_template', 'C037');
const renameTemplate = on('rename_template', 'C037');
const deleteTemplate = on('delete_template', 'C037');
const unlockDay = on('unlock_day', 'C094');
const presence = on('presence', 'C095');
const getPlaceholders = onPlaceholders('get_placeholders', 'C038');
const savePlaceholders = onPlaceholders('save_changes', 'C039');
const bulkPlaceholders = onPlaceholders('bulk', 'C039');
const convertPlaceholder = onPlaceholders('convert', 'C039');

const version = rowVersion;

/** The part of the schedule to read or save: days of a location, with all its stations unless some are named. */
const window = {
  date: day.describe('The first day; without days any day of the week, Sunday to Saturday.'),
  days: z.int().min(1).max(42).optional(),
  station_ids: z.array(positiveId).min(1).max(1000).optional().describe('Only these stations of the place.'),
};

const stationsReply = z
  .array(scheduleStation)
  .describe('The stations of the drivers, by name. One place may have stations of several time zones.');
const templatesReply = z.object({
  current_template: scheduleTemplate.nullable().describe('What the week or day was last planned from.'),
  all_templates: z.array(templateSummary).describe('Of the place and of the places above it, by name.'),
  template: scheduleTemplate.nullable().describe('The one asked for, saved or renamed.'),
});
const ghostsReply = z.object({ ghosts: z.array(ghostDriver) });
const plan = z.object({
  entries: z.array(plannedEntry),
  removed: z.array(z.object({ id: positiveId, version })).describe('Shifts it would replace.'),
  version,
});

/**
 * The driver scheduler. Everything except schedule, drivers, get_templates and the placeholder_handler's
 * get_placeholders, save_changes and bulk is ours: section 7 defines no shape for it.
 */
export const scheduler = {
  schedule: defineCall({
    ...schedule.definition,
    name: 'scheduler.schedule',
    summary: 'Shifts of some days, with the drivers and ghosts they belong to',
    notes:
      'Without days it is the week, Sunday to Saturday, the date is in. A day is that of each station, so the shifts of a place with several time zones begin at different moments. A shift is in the reply when any part of it, as shown, is in the days. Drivers get their own shifts only; time off shows its reason to whoever may change the schedule.',
    body: z.strictObject({
      ...schedule.body,
      ...window,
      first_rows: z
        .int()
        .min(1)
        .max(10_000)
        .optional()
        .describe(
          'Only so many ghosts and drivers, with their shifts, in the order a schedule lists them: ghosts by name, then drivers by station and name.',
        ),
    }),
    reply: z.object({
      schedule: z.array(scheduledEntry),
      drivers: z.array(scheduleDriver),
      stations: stationsReply,
      from: z.iso.date().describe('The first day; the week of 2000-01-01 begins in 1999.'),
      days: count,
      unlocked: z.array(unlockedDay).describe('Past days of the window that may be changed for now.'),
      version: version.describe('Of the days read. Send it back with save_schedule.'),
      complete: z.boolean().describe('False when first_rows left out drivers or ghosts.'),
    }),
    idempotent: true,
  }),
  drivers: defineCall({
    ...drivers.definition,
    name: 'scheduler.drivers',
    summary: 'Drivers and ghosts of a place with availability and time off',
    notes: 'Search looks at names of drivers and stations. Availability is as of the date, today without one.',
    body: z.strictObject({
      ...drivers.body,
      date: day.optional(),
      code: codeFilter.optional(),
      search: text(100).optional(),
      station_ids: window.station_ids,
    }),
    reply: z.object({ drivers: z.array(scheduleDriver), stations: stationsReply }),
    idempotent: true,
  }),
  getTemplates: defineCall({
    ...getTemplates.definition,
    name: 'scheduler.getTemplates',
    summary: 'Scheduling templates, the one asked for and the one a week was planned from',
    body: z.strictObject({ ...getTemplates.body, date: day.optional(), template_id: positiveId.nullable().optional() }),
    reply: templatesReply,
    idempotent: true,
  }),
  previewTemplate: defineCall({
    ...previewTemplate.definition,
    name: 'scheduler.previewTemplate',
    summary: 'The shifts a template makes in a week or on a day, with every conflict; writes nothing',
    notes:
      'To apply, send the entries (those wanted) and removed to save_schedule with template_id. With replace, shifts of the same drivers that are there now are removed; without, one in the way is a conflict.',
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      ...previewTemplate.body,
      template_id: positiveId,
      date: day.describe('Any day of the week; for a template of a day the day itself.'),
      replace: z.boolean().optional(),
    }),
    reply: plan,
    origin: 'ours',
    idempotent: true,
  }),
  saveSchedule: defineCall({
    ...saveSchedule.definition,
    name: 'scheduler.saveSchedule',
    summary: 'Saves shifts, all or none',
    notes:
      "entries are added or changed, removed are taken out. Every driver must be in the write scope. When others have saved since version, edits that don't collide with theirs are merged by the versions of the shifts; a collision refuses the whole with 409 and a ScheduleConflict in current. Shifts of one driver never overlap. Past days are locked. A shift the fit check blocks needs override_reason, which goes to the audit log; overlaps, hours of service and people who have left can't be overridden.",
    rateLimit: writeLimit,
    body: z.strictObject({
      ...saveSchedule.body,
      ...window,
      version: version.describe('Of the days as they were read.'),
      entries: z.array(scheduleEdit).max(1000),
      removed: z
        .array(z.strictObject({ id: positiveId, version: version.optional() }))
        .max(1000)
        .optional(),
      override_reason: text(300).optional(),
      template_id: positiveId.optional().describe('The template the entries were made from.'),
    }),
    reply: z.object({
      schedule: z.array(scheduledEntry).describe('The entries as they are stored now.'),
      removed: z.array(positiveId),
      created: z.array(z.object({ client_id: z.string(), id: positiveId })),
      version: version.describe('Of the days, with what others saved.'),
      merged: z.boolean().describe('Others have saved since version; read again to see theirs.'),
    }),
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  saveTemplate: defineCall({
    ...saveTemplate.definition,
    name: 'scheduler.saveTemplate',
    summary: 'Saves a day or a week as a template, new or over an old one',
    notes: 'From entries, or from what is stored on the day or in the week of date. Names are unique within a place.',
    rateLimit: writeLimit,
    body: z
      .strictObject({
        ...saveTemplate.body,
        template_id: positiveId.optional(),
        version: version.optional().describe('Of the template that is saved over.'),
        name: text(120),
        scope: z.enum(['day', 'week']).default('week'),
        entries: z.array(templateEntry).max(1000).optional(),
        date: day.optional(),
      })
      .refine((template) => (template.entries === undefined) !== (template.date === undefined), {
        path: ['entries'],
        message: 'Give either entries or date',
      }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  renameTemplate: defineCall({
    ...renameTemplate.definition,
    name: 'scheduler.renameTemplate',
    summary: 'Gives a template another name',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...renameTemplate.body,
      template_id: positiveId,
      version: version.optional(),
      name: text(120),
    }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: true,
  }),
  deleteTemplate: defineCall({
    ...deleteTemplate.definition,
    name: 'scheduler.deleteTemplate',
    summary: 'Removes a template; schedules made from it stay',
    rateLimit: writeLimit,
    body: z.strictObject({ ...deleteTemplate.body, template_id: positiveId, version: version.optional() }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
  }),
  unlockDay: defineCall({
    ...unlockDay.definition,
    name: 'scheduler.unlockDay',
    summary: 'Unlocks past days of a place for an hour, with a reason that goes to the audit log',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...unlockDay.body,
      date: day,
      days: z.int().min(1).max(42).optional().describe('1 unless said.'),
      station_ids: window.station_ids,
      reason: text(300),
    }),
    reply: z.object({ unlocked: z.array(unlockedDay) }),
    origin: 'ours',
    idempotent: true,
  }),
  presence: defineCall({
    ...presence.definition,
    name: 'scheduler.presence',
    summary: 'Says that the caller has the schedule of a place open, and tells who else has',
    notes: 'Repeat it every 20 seconds; who was silent for a minute is gone. leaving ends it at once.',
    body: z.strictObject({
      ...presence.body,
      date: day,
      editing: z.boolean().default(false),
      leaving: z.boolean().default(false),
    }),
    reply: z.object({ people: z.array(schedulePresence).describe('Without the caller.'), now: instant }),
    origin: 'ours',
    idempotent: true,
  }),
  getPlaceholders: defineCall({
    ...getPlaceholders.definition,
    name: 'scheduler.getPlaceholders',
    summary: 'The placeholder (ghost) drivers of a place',
    rateLimit: readLimit,
    body: z.strictObject(getPlaceholders.body),
    reply: ghostsReply,
    idempotent: true,
  }),
  savePlaceholders: defineCall({
    ...savePlaceholders.definition,
    name: 'scheduler.savePlaceholders',
    summary: 'Saves placeholder drivers, all or none, new ones without an id',
    notes: 'The reply has the ghosts that were saved, in their order.',
    body: z.strictObject({ ...savePlaceholders.body, ghosts: z.array(ghostChange).min(1).max(1000) }),
    reply: ghostsReply,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  bulkPlaceholders: defineCall({
    ...bulkPlaceholders.definition,
    name: 'scheduler.bulkPlaceholders',
    summary: 'One action on many placeholder drivers; available and unavailable leave them as they are',
    notes:
      "delete removes them with their shifts from today on, any other action adds that service; 'Other' means Light Service (section 4). The reply has all ghosts of the place.",
    body: z.strictObject({ ...bulkPlaceholders.body, ghosts: ghostIds, bulk_action: z.enum(bulkActions) }),
    reply: ghostsReply,
    idempotent: true,
  }),
  convertPlaceholder: defineCall({
    ...convertPlaceholder.definition,
    name: 'scheduler.convertPlaceholder',
    summary: "A ghost's pattern as shifts of a driver, with every conflict; writes nothing",
    notes:
      "Shifts the ghost already has become the driver's; days of its pattern without one get a new shift. Send the entries to save_schedule.",
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      ...convertPlaceholder.body,
      ghost: ghostId,
      employee: positiveId,
      date: day,
      days: z.int().min(1).max(42).optional().describe('7 unless said.'),
    }),
    reply: plan,
    origin: 'ours',
    idempotent: true,
  }),
};

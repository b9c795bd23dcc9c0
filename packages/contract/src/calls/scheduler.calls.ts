import { bulkActions } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, readLimit, writeLimit } from '../call/rate-limits.ts';
import {
  ghostIds,
  plannedEntry,
  scheduleNotice,
  scheduleSettings,
  scheduleTold,
  shiftTaker,
  unpublishedShift,
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
  scheduleType,
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
const unpublished = on('unpublished', 'C036');
const publish = on('publish', 'C036');
const notices = on('notices', 'C033');
const confirmNotices = on('confirm_notices', 'C033');
const takers = on('takers', 'C036');
const settings = on('settings', 'C033');
const saveSettings = on('save_settings', 'C036');
const unlockDay = on('unlock_day', 'C094');
const presence = on('presence', 'C095');
const getPlaceholders = onPlaceholders('get_placeholders', 'C038');
const savePlaceholders = onPlaceholders('save_changes', 'C039');
const bulkPlaceholders = onPlaceholders('bulk', 'C039');
const convertPlaceholder = onPlaceholders('convert', 'C039');

const version = rowVersion;

/** The part of the schedule to read or save: days of a location, with all its stations unless some are named. */
const window = {
  date: day.describe('The first day; without days, any day of the week, Sunday to Saturday.'),
  days: z.int().min(1).max(42).optional(),
  station_ids: z.array(positiveId).min(1).max(1000).optional().describe('Only these stations at the place.'),
};

const stationsReply = z
  .array(scheduleStation)
  .describe('The drivers’ stations, by name. A place can have stations in several time zones.');
const templatesReply = z.object({
  current_template: scheduleTemplate.nullable().describe('What the week or day was last planned from.'),
  all_templates: z.array(templateSummary).describe('Templates of the place and the places above it, by name.'),
  template: scheduleTemplate.nullable().describe('The template that was requested, saved or renamed.'),
});
const settingsReply = z.object({
  ...scheduleSettings,
  set_at: z.string().nullable().describe('The place whose settings these are; null for the defaults.'),
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
    summary: 'Shifts over several days, with their drivers and ghosts',
    notes:
      'Without days, returns the week of the date, Sunday to Saturday. Days follow each station’s clock, so in a place with several time zones they begin at different moments. A shift is included if any part of it, as shown, is within the days. Drivers get only their own shifts; only people who can change the schedule see the reason for time off.',
    body: z.strictObject({
      ...schedule.body,
      ...window,
      first_rows: z
        .int()
        .min(1)
        .max(10_000)
        .optional()
        .describe(
          'Only this many ghosts and drivers, with their shifts, in schedule order: ghosts by name, then drivers by station and name.',
        ),
      around: z
        .boolean()
        .optional()
        .describe('Also when the drivers work shortly before and after, for rules over weeks.'),
    }),
    reply: z.object({
      schedule: z.array(scheduledEntry),
      drivers: z.array(scheduleDriver),
      stations: stationsReply,
      from: z.iso.date().describe('The first day; the week of 2000-01-01 begins in 1999.'),
      days: count,
      unlocked: z.array(unlockedDay).describe('Past days in the range that are unlocked for now.'),
      version: version.describe('Version of the days read. Send it back with save_schedule.'),
      complete: z.boolean().describe('False when first_rows left out drivers or ghosts.'),
      around: z
        .array(z.object({ employee: positiveId, start_date: instant, end_date: instant }))
        .optional()
        .describe(
          'Other shifts of the drivers from eight days before to eight days after the range, at any station, by start. Only with around, and only for people who can change the schedule.',
        ),
    }),
    idempotent: true,
  }),
  drivers: defineCall({
    ...drivers.definition,
    name: 'scheduler.drivers',
    summary: 'A place’s drivers and ghosts with availability and time off',
    notes: 'search matches names of drivers and stations. Availability is as of the date; the default is today.',
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
    summary: 'Scheduling templates, the requested one and the one a week was planned from',
    body: z.strictObject({ ...getTemplates.body, date: day.optional(), template_id: positiveId.nullable().optional() }),
    reply: templatesReply,
    idempotent: true,
  }),
  previewTemplate: defineCall({
    ...previewTemplate.definition,
    name: 'scheduler.previewTemplate',
    summary:
      'Previews a template’s or an earlier week’s shifts in a week or on a day, with all conflicts; saves nothing',
    notes:
      'To apply it, send removed and the entries you want to save_schedule with template_id. With replace, the same drivers’ existing shifts are removed; without it, a shift in the way is a conflict.',
    rateLimit: heavyReadLimit,
    body: z
      .strictObject({
        ...previewTemplate.body,
        template_id: positiveId.optional(),
        copy: z
          .strictObject({ from: day.describe('Any day of the week to copy.'), scope: z.enum(['day', 'week']) })
          .optional()
          .describe('Instead of a template: what is planned in a week or on a day, drafts included.'),
        date: day.describe('Any day of the week; for a day template, the day itself.'),
        replace: z.boolean().optional(),
      })
      .refine((body) => (body.template_id === undefined) !== (body.copy === undefined), {
        path: ['template_id'],
        message: 'Send either template_id or copy',
      }),
    reply: plan,
    origin: 'ours',
    idempotent: true,
  }),
  saveSchedule: defineCall({
    ...saveSchedule.definition,
    name: 'scheduler.saveSchedule',
    summary: 'Saves shifts, all or nothing',
    notes:
      "entries are added or changed, removed are deleted. Every driver must be in the write scope. If others have saved since version, edits that don't collide with theirs are merged by shift version; on a collision nothing is saved, and the reply is 409 with a ScheduleConflict in current. A driver's shifts can't overlap. Past days are locked. A shift that the fit check blocks needs override_reason, which goes to the audit log; overlaps, hours of service and people who have left can't be overridden.",
    rateLimit: writeLimit,
    body: z.strictObject({
      ...saveSchedule.body,
      ...window,
      version: version.describe('Version of the days as they were read.'),
      entries: z.array(scheduleEdit).max(1000),
      removed: z
        .array(z.strictObject({ id: positiveId, version: version.optional() }))
        .max(1000)
        .optional(),
      override_reason: text(300).optional(),
      template_id: positiveId.optional().describe('The template the entries were made from.'),
    }),
    reply: z.object({
      schedule: z.array(scheduledEntry).describe('The entries as saved.'),
      removed: z.array(positiveId).describe('The shifts this save removed; one that was already gone isn’t listed.'),
      created: z.array(z.object({ client_id: z.string(), id: positiveId })),
      version: version.describe('Version of the days, including what others saved.'),
      merged: z.boolean().describe('Others have saved since version; reload to see their changes.'),
    }),
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  saveTemplate: defineCall({
    ...saveTemplate.definition,
    name: 'scheduler.saveTemplate',
    summary: 'Saves a day or week as a new template, or over an existing one',
    notes: 'Uses entries, or what is saved on the day or in the week of date. Names are unique within a place.',
    rateLimit: writeLimit,
    body: z
      .strictObject({
        ...saveTemplate.body,
        template_id: positiveId.optional(),
        version: version.optional().describe('Version of the template to overwrite.'),
        name: text(120),
        scope: z.enum(['day', 'week']).default('week'),
        entries: z.array(templateEntry).max(1000).optional(),
        date: day.optional(),
      })
      .refine((template) => (template.entries === undefined) !== (template.date === undefined), {
        path: ['entries'],
        message: 'Send either entries or date',
      }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  renameTemplate: defineCall({
    ...renameTemplate.definition,
    name: 'scheduler.renameTemplate',
    summary: 'Renames a template',
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
    summary: 'Deletes a template; schedules made from it stay',
    rateLimit: writeLimit,
    body: z.strictObject({ ...deleteTemplate.body, template_id: positiveId, version: version.optional() }),
    reply: templatesReply,
    origin: 'ours',
    idempotent: false,
  }),
  unpublished: defineCall({
    ...unpublished.definition,
    name: 'scheduler.unpublished',
    summary: 'Shifts that aren’t published as planned, and who would be told what',
    notes:
      'A save leaves drafts: drivers see new, changed, and removed shifts only once they are published. Past days need no publishing, nor do shifts that change by a decided request.',
    rateLimit: heavyReadLimit,
    body: z.strictObject({ ...unpublished.body, ...window }),
    reply: z.object({
      changes: z.array(unpublishedShift).describe('By time.'),
      told: z.array(scheduleTold).describe('Drivers with coming shifts among them, by name.'),
      open: count.describe('New or changed open shifts, which drivers can ask for once they are published.'),
      version: version.describe('Send it back with publish.'),
    }),
    origin: 'ours',
    idempotent: true,
  }),
  publish: defineCall({
    ...publish.definition,
    name: 'scheduler.publish',
    summary: 'Publishes the plan of some days: drivers see it and are told what changed for them',
    notes: 'Refused with 409 if somebody saved after version was read.',
    rateLimit: writeLimit,
    body: z.strictObject({ ...publish.body, ...window, version }),
    reply: z.object({ published: count.describe('Shifts that changed for drivers.'), told: z.array(scheduleTold) }),
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  notices: defineCall({
    ...notices.definition,
    name: 'scheduler.notices',
    summary: 'What drivers were told about these days, and who has confirmed it',
    notes: 'People who can change the schedule see all of their stations’ drivers; everyone else only their own.',
    body: z.strictObject({ ...notices.body, ...window }),
    reply: z.object({ notices: z.array(scheduleNotice).describe('Latest first.') }),
    origin: 'ours',
    idempotent: true,
  }),
  confirmNotices: defineCall({
    ...confirmNotices.definition,
    name: 'scheduler.confirmNotices',
    summary: 'Confirms what the caller was told about the schedule, up to a notice',
    rateLimit: writeLimit,
    body: z.strictObject({ ...confirmNotices.body, up_to: positiveId }),
    reply: z.object({ confirmed: count.describe('Notices that weren’t confirmed before.') }),
    origin: 'ours',
    idempotent: true,
  }),
  takers: defineCall({
    ...takers.definition,
    name: 'scheduler.takers',
    summary: 'Drivers who can take a shift, best first',
    notes:
      'Free, skilled, rested and available; drivers whom a rule forbids are never listed. Least overtime first, then the nearest, then those with the fewest hours that week.',
    rateLimit: heavyReadLimit,
    body: z
      .strictObject({
        ...takers.body,
        station_id: positiveId.describe('Where the shift is.'),
        start: instant,
        end: instant,
        services: scheduleType,
        shift_id: positiveId.optional().describe('The shift itself, if it is saved.'),
      })
      .refine(
        ({ start, end }) => {
          const length = Date.parse(end) - Date.parse(start);
          return length > 0 && length <= 48 * 3_600_000;
        },
        { path: ['end'], message: 'Must be after the start, by 48 hours at most' },
      ),
    reply: z.object({ takers: z.array(shiftTaker), fit: count.describe('How many there are in all.') }),
    origin: 'ours',
    idempotent: true,
  }),
  settings: defineCall({
    ...settings.definition,
    name: 'scheduler.settings',
    summary: 'How open shifts are filled at a place',
    body: z.strictObject(settings.body),
    reply: settingsReply,
    origin: 'ours',
    idempotent: true,
  }),
  saveSettings: defineCall({
    ...saveSettings.definition,
    name: 'scheduler.saveSettings',
    summary: 'Sets how open shifts are filled at a place and everything below it',
    rateLimit: writeLimit,
    body: z.strictObject({ ...saveSettings.body, ...scheduleSettings }),
    reply: settingsReply,
    origin: 'ours',
    idempotent: true,
  }),
  unlockDay: defineCall({
    ...unlockDay.definition,
    name: 'scheduler.unlockDay',
    summary: 'Unlocks a place’s past days for an hour, with a reason that goes to the audit log',
    rateLimit: writeLimit,
    body: z.strictObject({
      ...unlockDay.body,
      date: day,
      days: z.int().min(1).max(42).optional().describe('Default 1.'),
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
    summary: 'Reports that the caller has a place’s schedule open, and returns who else does',
    notes:
      'Repeat it every 20 seconds; people drop off the list after a minute without it. leaving takes the caller off immediately.',
    body: z.strictObject({
      ...presence.body,
      date: day,
      editing: z.boolean().default(false),
      leaving: z.boolean().default(false),
    }),
    reply: z.object({ people: z.array(schedulePresence).describe('Excludes the caller.'), now: instant }),
    origin: 'ours',
    idempotent: true,
  }),
  getPlaceholders: defineCall({
    ...getPlaceholders.definition,
    name: 'scheduler.getPlaceholders',
    summary: 'A place’s placeholder (ghost) drivers',
    rateLimit: readLimit,
    body: z.strictObject(getPlaceholders.body),
    reply: ghostsReply,
    idempotent: true,
  }),
  savePlaceholders: defineCall({
    ...savePlaceholders.definition,
    name: 'scheduler.savePlaceholders',
    summary: 'Saves placeholder drivers, all or nothing; new ones have no id',
    notes: 'The reply has the saved ghosts, in the order sent.',
    body: z.strictObject({ ...savePlaceholders.body, ghosts: z.array(ghostChange).min(1).max(1000) }),
    reply: ghostsReply,
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  bulkPlaceholders: defineCall({
    ...bulkPlaceholders.definition,
    name: 'scheduler.bulkPlaceholders',
    summary: 'Applies one action to many placeholder drivers; available and unavailable don’t change them',
    notes:
      "delete removes them with their shifts from today on; any other action adds that service. 'Other' means Light Service (section 4). The reply has all of the place's ghosts.",
    body: z.strictObject({ ...bulkPlaceholders.body, ghosts: ghostIds, bulk_action: z.enum(bulkActions) }),
    reply: ghostsReply,
    idempotent: true,
  }),
  convertPlaceholder: defineCall({
    ...convertPlaceholder.definition,
    name: 'scheduler.convertPlaceholder',
    summary: "Previews a ghost's pattern as a driver's shifts, with all conflicts; saves nothing",
    notes:
      "The ghost's existing shifts become the driver's; other days of its pattern get new shifts. Send the entries to save_schedule.",
    rateLimit: heavyReadLimit,
    body: z.strictObject({
      ...convertPlaceholder.body,
      ghost: ghostId,
      employee: positiveId,
      date: day,
      days: z.int().min(1).max(42).optional().describe('Default 7.'),
    }),
    reply: plan,
    origin: 'ours',
    idempotent: true,
  }),
};

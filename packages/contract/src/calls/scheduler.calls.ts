import { z } from 'zod';
import { defineCall } from '../call/define-call.ts';
import { heavyReadLimit, writeLimit } from '../call/rate-limits.ts';
import { scheduleDriver, schedulePresence, scheduleStation, shiftState, unlockedDay } from '../schemas/schedule.ts';
import { count, day, instant, positiveId, text } from '../schemas/scalars.ts';
import { codeFilter, rowVersion, scheduleEdit, scheduledEntry } from '../schemas/scheduling.ts';
import { on, window } from './scheduler-call.ts';

const schedule = on('schedule', 'C033');
const drivers = on('drivers', 'C034');
const saveSchedule = on('save_schedule', 'C036');
const unlockDay = on('unlock_day', 'C094');
const presence = on('presence', 'C095');
const worked = on('worked', 'C036');
const shiftHistory = on('shift_history', 'C036');

const stationsReply = z
  .array(scheduleStation)
  .describe('The drivers’ stations, by name. A place can have stations in several time zones.');

/**
 * The driver scheduler: reading and saving shifts. Everything except schedule, drivers, get_templates and the
 * placeholder_handler's get_placeholders, save_changes and bulk is ours: section 7 defines no shape for it.
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
      version: rowVersion.describe('Version of the days read. Send it back with save_schedule.'),
      complete: z.boolean().describe('False when first_rows left out drivers or ghosts.'),
      around: z
        .array(
          z.object({
            employee: positiveId,
            start_date: instant,
            end_date: instant,
            unpaid_minutes: count.optional().describe('Of its breaks; omitted without any.'),
          }),
        )
        .optional()
        .describe(
          'Other shifts of the drivers from eight days before to eight days after the range, at any station, by start. Only with around, and only for people who can change the schedule.',
        ),
      withdrawn: z
        .array(z.object({ id: positiveId, day }))
        .optional()
        .describe(
          'Shifts that drivers still see on these days, though the plan doesn’t have them there anymore: deleted, or moved to another day or station. Omitted without any; only for people who can change the schedule.',
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
      version: rowVersion.describe('Version of the days as they were read.'),
      entries: z.array(scheduleEdit).max(1000),
      removed: z
        .array(z.strictObject({ id: positiveId, version: rowVersion.optional() }))
        .max(1000)
        .optional(),
      override_reason: text(300).optional(),
      template_id: positiveId.optional().describe('The template the entries were made from.'),
    }),
    reply: z.object({
      schedule: z.array(scheduledEntry).describe('The entries as saved.'),
      removed: z.array(positiveId).describe('The shifts this save removed; one that was already gone isn’t listed.'),
      created: z.array(z.object({ client_id: z.string(), id: positiveId })),
      version: rowVersion.describe('Version of the days, including what others saved.'),
      merged: z.boolean().describe('Others have saved since version; reload to see their changes.'),
    }),
    origin: 'ours',
    idempotent: false,
    idempotencyKey: 'accepted',
  }),
  worked: defineCall({
    ...worked.definition,
    name: 'scheduler.worked',
    summary: 'When the drivers of a place were signed on during some days',
    notes: 'To compare with what was planned. Only drivers whose schedule the caller can change.',
    rateLimit: heavyReadLimit,
    body: z.strictObject({ ...worked.body, ...window }),
    reply: z.object({
      worked: z
        .array(
          z.object({
            employee: positiveId,
            start: instant,
            end: instant.nullable().describe('null until the driver signs off.'),
          }),
        )
        .describe('By start.'),
    }),
    origin: 'ours',
    idempotent: true,
  }),
  shiftHistory: defineCall({
    ...shiftHistory.definition,
    name: 'scheduler.shiftHistory',
    summary: 'Who planned and changed a shift, when and why',
    body: z.strictObject({ ...shiftHistory.body, shift_id: positiveId }),
    reply: z.object({
      time_zone: z.string(),
      states: z.array(shiftState).describe('Latest first. The first one is the shift as planned now.'),
    }),
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
};

import { certificateRules } from '@roadside/domain/training';
import { z } from 'zod';
import { count, day, finite, instant, positiveId } from './scalars.ts';
import {
  ghostId,
  scheduledEntry,
  scheduleEdit,
  schedulerDriver,
  scheduleType,
  shiftBreak,
  templateEntry,
} from './scheduling.ts';

/** A station on the schedule: its drivers' group, and the time zone their shifts are shown in. */
export const scheduleStation = z
  .object({
    id: positiveId,
    name: z.string(),
    slug: z.string(),
    time_zone: z.string(),
    zone: z.string().describe('Territory, or whatever the station belongs to.'),
    today: day.describe('Today by the station’s clock. Days before it are locked.'),
    editable: z.boolean().describe('Whether the caller can change its schedule.'),
  })
  .meta({ id: 'ScheduleStation' });
export type ScheduleStation = z.output<typeof scheduleStation>;

/** A driver or ghost on the schedule. Shifts name the driver by employee_profile, a ghost by its placeholder. */
export const scheduleDriver = schedulerDriver
  .extend({
    slug: z.string().nullable().describe('null for a ghost.'),
    station_id: positiveId.nullable().describe('One of the stations; null for a driver without a station.'),
    weekly_hours: finite.describe("Saved hours in the week of the date, Sunday to Saturday by the station's clock."),
    active: z.boolean().describe('False for someone who has left but still has shifts here.'),
    unavailable_reason: z.string().nullable(),
    certificates: z
      .array(
        z.object({
          title: z.string(),
          issued_on: day,
          valid_days: count,
          rule: z.enum(certificateRules).describe('What the fit check does once it has expired.'),
        }),
      )
      .describe('The latest of each module, if it expires and the fit check reads it.'),
  })
  .meta({ id: 'ScheduleDriver' });
export type ScheduleDriver = z.output<typeof scheduleDriver>;

/** A past day that is unlocked for editing for a while. */
export const unlockedDay = z
  .object({ station_id: positiveId, day, until: instant, by: z.string().nullable(), reason: z.string().nullable() })
  .meta({ id: 'UnlockedDay' });
export type UnlockedDay = z.output<typeof unlockedDay>;

/** A rule that a shift breaks, worded for display. */
export const scheduleFinding = z
  .object({
    rule: z.enum([
      'overlap',
      'time-off',
      'unavailable',
      'outside-availability',
      'rest',
      'weekly-hours',
      'hours-of-service',
      'skill',
      'certificate',
      'inactive',
      'locked',
      'not-yours',
    ]),
    severity: z.enum(['block', 'warn']),
    overridable: z.boolean().describe('Whether a blocked shift can be saved with override_reason.'),
    words: z.string(),
  })
  .meta({ id: 'ScheduleFinding' });
export type ScheduleFinding = z.output<typeof scheduleFinding>;

/** A shift as it would be saved, with every rule it breaks. */
export const plannedEntry = z
  .object({
    entry: scheduleEdit.describe('Ready to send with save_schedule.'),
    driver: z.string().describe('Name of the driver or ghost.'),
    station_id: positiveId.nullable(),
    day,
    findings: z.array(scheduleFinding),
  })
  .meta({ id: 'PlannedEntry' });
export type PlannedEntry = z.output<typeof plannedEntry>;

/** One edit that could not be saved, with both versions. */
export const scheduleCollision = z
  .object({
    kind: z
      .enum(['changed', 'removed', 'overlap', 'rule', 'locked'])
      .describe(
        'changed and removed: someone else changed or removed this shift since it was read. overlap: the driver has another shift then. rule: the fit check blocks it. locked: the day is past.',
      ),
    detail: z.string().describe('What’s in the way, in words.'),
    yours: scheduleEdit.nullable().describe('null if the edit removes the shift.'),
    shift_id: positiveId.nullable().describe('The shift to change or remove; null for a new one.'),
    theirs: scheduledEntry.nullable().describe('The saved shift that’s in the way; null if there is none.'),
    by: z.object({ id: positiveId, display_name: z.string() }).nullable().describe('Who saved it.'),
    at: instant.nullable(),
    findings: z.array(scheduleFinding),
  })
  .meta({ id: 'ScheduleCollision' });
export type ScheduleCollision = z.output<typeof scheduleCollision>;

/** `current` of a refused save_schedule: every conflicting edit. Nothing was saved. */
export const scheduleConflict = z
  .object({ collisions: z.array(scheduleCollision), version: count })
  .meta({ id: 'ScheduleConflict' });
export type ScheduleConflict = z.output<typeof scheduleConflict>;

/** A template in a list. */
export const templateSummary = z.object({
  id: positiveId,
  name: z.string(),
  scope: z.enum(['day', 'week']),
  shifts: count,
  version: count,
  updated_at: instant,
  updated_by: z.string().nullable(),
});
export type TemplateSummary = z.output<typeof templateSummary>;

/** A named day or week of shifts. Clock times are those of each driver's station. */
export const scheduleTemplate = templateSummary
  .extend({ entries: z.array(templateEntry) })
  .meta({ id: 'ScheduleTemplate' });
export type ScheduleTemplateReply = z.output<typeof scheduleTemplate>;

const shiftSlot = z.object({
  start: instant,
  end: instant.describe('The end on screen.'),
  services: scheduleType,
  note: z.string().nullable(),
  breaks: z.array(shiftBreak).optional(),
});
/** A state a shift was in, and who made it so. */
export const shiftState = shiftSlot
  .extend({
    worker: z.string().describe('The driver or ghost.'),
    at: instant,
    by: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ShiftState' });

const driverName = {
  employee: positiveId,
  driver: z.string(),
  driver_slug: z.string().nullable(),
};

/** One thing a driver is told about the schedule. */
export const toldLine = z
  .object({
    kind: z.enum(['new', 'changed', 'removed']),
    before: shiftSlot.nullable(),
    after: shiftSlot.nullable(),
  })
  .meta({ id: 'ScheduleToldLine' });

/** What a driver would be told. */
export const scheduleTold = z.object({ ...driverName, lines: z.array(toldLine) }).meta({ id: 'ScheduleTold' });
export type ScheduleTold = z.output<typeof scheduleTold>;

/** A shift that differs from what is published. */
export const unpublishedShift = z
  .object({
    id: positiveId,
    station_id: positiveId,
    day,
    before: shiftSlot.extend({ worker: z.string() }).nullable().describe('As published; null if it never was.'),
    after: shiftSlot.extend({ worker: z.string() }).nullable().describe('As planned; null if it was removed.'),
  })
  .meta({ id: 'UnpublishedShift' });
export type UnpublishedShift = z.output<typeof unpublishedShift>;

/** What a driver was told when a schedule was published. */
export const scheduleNotice = scheduleTold
  .extend({
    id: positiveId,
    station_id: positiveId,
    station_name: z.string(),
    time_zone: z.string(),
    first_day: day,
    last_day: day,
    told_by: z.string().nullable(),
    told_at: instant,
    confirmed_at: instant.nullable().describe('null until the driver has confirmed it.'),
  })
  .meta({ id: 'ScheduleNotice' });
export type ScheduleNotice = z.output<typeof scheduleNotice>;

/** A driver who can take a shift. */
export const shiftTaker = z
  .object({
    employee: positiveId,
    driver: z.string(),
    station_name: z.string(),
    week_hours: finite.describe(
      'Hours already planned in the week the shift starts, at any station. A shift over Sunday midnight counts in both weeks.',
    ),
    overtime_hours: finite.describe('Hours of this shift beyond the limit of the week they are in.'),
    overtime_cost: finite.describe('Extra pay for them in dollars, by the setting.'),
    miles: finite.nullable().describe('Between the driver’s station and the shift’s.'),
  })
  .meta({ id: 'ShiftTaker' });
export type ShiftTaker = z.output<typeof shiftTaker>;

/** How open shifts are filled. */
export const scheduleSettings = {
  fill: z
    .enum(['first', 'choice'])
    .describe('first: the first driver who fits has an open shift at once. choice: a manager decides.'),
  swaps: z
    .enum(['choice', 'agreed'])
    .describe('agreed: a swap both drivers agreed to happens at once. choice: a manager decides it.'),
  overtime_premium: z.number().min(0).max(10_000).describe('Extra pay for an hour of overtime, in dollars.'),
};

/** A person who has the location's schedule open. */
export const schedulePresence = z
  .object({
    employee_id: positiveId,
    display_name: z.string(),
    day,
    editing: z.boolean().describe('Has unsaved edits.'),
    seen_at: instant,
  })
  .meta({ id: 'SchedulePresence' });
export type SchedulePresence = z.output<typeof schedulePresence>;

/** Ids of the ghosts an action applies to. */
export const ghostIds = z.array(ghostId).min(1).max(1000);
